import { type RuleId, rows } from '@umpire/engine';
import type { Troop, UnitType } from '../pieces.js';

export interface CompanyPart {
  readonly of: readonly UnitType[];
  readonly least: number;
  readonly most: number;
  /** All of one type. */
  readonly alike?: true;
}
interface CompanyRow {
  readonly rule: RuleId;
  readonly troop: Troop;
  readonly text: string;
  readonly parts: readonly CompanyPart[];
}
/** PLA-OB-01, -02, -05, -07, -10 to -13: what one company may be made of. */
// biome-ignore format: one line a part
const COMPANIES = rows<CompanyRow>('plana/COMPANIES', [
  { rule: 'PLA-OB-01', troop: 'gf', text: 'a GF company: one HQ, two to six sections, up to two support sections and one of engineers', parts: [
    { of: ['gf-coy-hq'], least: 1, most: 1 },
    { of: ['gf-section', 'gf-heavy-section'], least: 2, most: 6 },
    { of: ['gf-atgw-section', 'gf-missile-section'], least: 0, most: 2 },
    { of: ['gf-engineer-platoon'], least: 0, most: 1 },
  ] },
  { rule: 'PLA-OB-02', troop: 'armour', text: 'a tank company: two to five platoons of one kind, up to two scouts and one of light tracks', parts: [
    { of: ['hovertank-platoon', 'robot-tank-platoon', 'tracked-tank-platoon'], least: 2, most: 5, alike: true },
    { of: ['hover-scout'], least: 0, most: 2 },
    { of: ['light-tracked-platoon'], least: 0, most: 1 },
  ] },
  { rule: 'PLA-OB-05', troop: 'regular', text: 'a Planet Guard company: two to four platoons, at most one HQ, two support bases and one of engineers', parts: [
    { of: ['infantry-hq'], least: 0, most: 1 },
    { of: ['regular-platoon'], least: 2, most: 4 },
    { of: ['mortar-platoon', 'atgw-section', 'multi-cannon-section', 'infantry-sam-section'], least: 0, most: 2 },
    { of: ['engineer-platoon'], least: 0, most: 1 },
  ] },
  { rule: 'PLA-OB-07', troop: 'militia', text: 'a militia company: one base, and up to two that are attached', parts: [
    { of: ['militia-company'], least: 1, most: 1 },
    { of: ['atgw-section', 'technical-section', 'multi-cannon-section', 'mortar-platoon'], least: 0, most: 2 },
  ] },
  { rule: 'PLA-OB-10', troop: 'marine', text: 'a Marine detachment: one to three groups', parts: [
    { of: ['marine-group'], least: 1, most: 3 },
  ] },
  { rule: 'PLA-OB-11', troop: 'battery', text: 'a battery: one base of artillery', parts: [
    { of: ['towed-battery', 'sp-battery', 'hover-artillery-platoon', 'hover-rls-platoon', 'artillery-missile-platoon', 'cs-missile-platoon', 'cscv-platoon', 'standoff-platoon', 'long-range-section', 'heavy-mortar-platoon', 'mortar-platoon'], least: 1, most: 1 },
  ] },
  { rule: 'PLA-OB-12', troop: 'technical', text: 'a technical company: two to four sections', parts: [
    { of: ['technical-section', 'multi-cannon-section'], least: 2, most: 4 },
  ] },
  { rule: 'PLA-OB-13', troop: 'hq', text: 'an HQ company: one HQ and up to six others', parts: [
    { of: ['gf-bn-hq', 'infantry-hq', 'militia-bn-hq'], least: 1, most: 1 },
    { of: ['lorry-column', 'hover-scout', 'gf-engineer-platoon', 'engineer-platoon', 'bridging-platoon', 'jamming-unit', 'infantry-sam-section', 'mobile-sam-platoon', 'strategic-sam-site', 'atgw-section', 'multi-cannon-section', 'gf-missile-section', 'gf-atgw-section', 'mortar-platoon', 'heavy-mortar-platoon', 'technical-section'], least: 0, most: 6 },
  ] },
]);
export const companyRow = (troop: Troop): CompanyRow => COMPANIES.find(row => row.troop === troop)!;
