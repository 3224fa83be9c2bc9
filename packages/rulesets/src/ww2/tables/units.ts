import { type RuleId, rows, table } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Class, Nation, PriceClass, Speed, Tread, Unit, Weapon } from '../pieces.js';

export interface UnitRow {
  readonly unit: Unit;
  readonly rule: RuleId;
  readonly name: string;
  /** Whose it is (WW2-FAN-04); null: anybody's. */
  readonly nation: Nation | null;
  readonly weapon: Weapon;
  readonly class: Class;
  /** Null: it flies. */
  readonly tread: Tread | null;
  readonly speed: Speed | null;
  readonly price: PriceClass;
  readonly fixed: boolean;
  /** Built in. */
  readonly aaa: boolean;
  readonly carries: readonly ('BARG' | 'RG' | 'IG')[];
}

/** 4.3: the classes of shooter (2.19), the printed vehicles (2.20) and those of the house (4.2). */
// biome-ignore format: one line a unit
const CATALOGUE = rows<UnitRow>('ww2/CATALOGUE', [
  { unit: 'BARG',          rule: 'WW2-CLS-01', name: 'Bolt action rifle group',       nation: null,       weapon: 'BARG',    class: 'INF', tread: 'foot',       speed: 'foot',     price: 'BARG',       fixed: false, aaa: false, carries: [] },
  { unit: 'RG',            rule: 'WW2-CLS-02', name: 'Rifle group',                   nation: null,       weapon: 'RG',      class: 'INF', tread: 'foot',       speed: 'foot',     price: 'RG',         fixed: false, aaa: false, carries: [] },
  { unit: 'IG',            rule: 'WW2-CLS-03', name: 'Infantry group',                nation: null,       weapon: 'IG',      class: 'INF', tread: 'foot',       speed: 'foot',     price: 'IG',         fixed: false, aaa: false, carries: [] },
  { unit: 'Mortars',       rule: 'WW2-CLS-04', name: 'Mortars',                       nation: null,       weapon: 'Ms',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'Mortars',    fixed: false, aaa: false, carries: [] },
  { unit: 'HMG',           rule: 'WW2-CLS-05', name: 'Heavy machine guns',            nation: null,       weapon: 'HMG',     class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'HMG gun',    fixed: false, aaa: false, carries: [] },
  { unit: 'VLG-gun',       rule: 'WW2-HG-19',  name: 'Very light gun',                nation: null,       weapon: 'VLG',     class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'VLG gun',    fixed: false, aaa: false, carries: [] },
  { unit: 'LG-gun',        rule: 'WW2-CLS-07', name: 'Light gun',                     nation: null,       weapon: 'LG',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'LG gun',     fixed: false, aaa: false, carries: [] },
  { unit: 'MG-gun',        rule: 'WW2-CLS-08', name: 'Medium gun',                    nation: null,       weapon: 'MG',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'MG gun',     fixed: false, aaa: false, carries: [] },
  { unit: 'HG-gun',        rule: 'WW2-CLS-09', name: 'Heavy gun',                     nation: null,       weapon: 'HG',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'HG gun',     fixed: false, aaa: false, carries: [] },
  { unit: 'LB',            rule: 'WW2-CLS-10', name: 'Light battery',                 nation: null,       weapon: 'LB',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: 'MB',            rule: 'WW2-CLS-11', name: 'Medium battery',                nation: null,       weapon: 'MB',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: 'HB',            rule: 'WW2-CLS-12', name: 'Heavy battery',                 nation: null,       weapon: 'HB',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: 'CB',            rule: 'WW2-CLS-13', name: 'Counter battery',               nation: null,       weapon: 'CB',      class: 'INF', tread: 'manhandled', speed: 'foot',     price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: 'SRL',           rule: 'WW2-CLS-14', name: 'Salvo rocket launchers',        nation: null,       weapon: 'SRL',     class: 'SMT', tread: 'wheeled',    speed: 'wheeled',  price: 'Salvo RL',   fixed: false, aaa: false, carries: [] },
  { unit: 'BOMBER',        rule: 'WW2-CLS-15', name: 'Bombers',                       nation: null,       weapon: 'BOMBER',  class: 'AC',  tread: null,         speed: null,       price: 'Aircraft',   fixed: false, aaa: false, carries: [] },
  { unit: 'ATTACK',        rule: 'WW2-CLS-16', name: 'Ground attack aircraft',        nation: null,       weapon: 'ATTACK',  class: 'AC',  tread: null,         speed: null,       price: 'Aircraft',   fixed: false, aaa: false, carries: [] },
  { unit: 'FIGHTER',       rule: 'WW2-CLS-17', name: 'Fighters',                      nation: null,       weapon: 'FIGHTER', class: 'AC',  tread: null,         speed: null,       price: 'Aircraft',   fixed: false, aaa: false, carries: [] },
  { unit: 'FIGHTER-jet',   rule: 'WW2-CLS-17', name: 'Jet fighters',                  nation: null,       weapon: 'FIGHTER', class: 'AC',  tread: null,         speed: null,       price: 'Aircraft',   fixed: false, aaa: false, carries: [] },
  { unit: 'TRANSPORT',     rule: 'WW2-HG-05',  name: 'Transport aircraft or gliders', nation: null,       weapon: 'none',    class: 'AC',  tread: null,         speed: null,       price: 'Aircraft',   fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-1',      rule: 'WW2-VEH-01', name: 'Panzer 1',                      nation: 'German',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-2',      rule: 'WW2-VEH-01', name: 'Panzer 2',                      nation: 'German',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-3',      rule: 'WW2-VEH-02', name: 'Panzer 3',                      nation: 'German',   weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-35t',    rule: 'WW2-VEH-02', name: 'Panzer 35(t)',                  nation: 'German',   weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-38t',    rule: 'WW2-VEH-02', name: 'Panzer 38(t)',                  nation: 'German',   weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-4',      rule: 'WW2-VEH-03', name: 'Panzer 4',                      nation: 'German',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'panzer-3-late', rule: 'WW2-VEH-03', name: 'Late Panzer 3',                 nation: 'German',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'tiger',         rule: 'WW2-VEH-04', name: 'Tiger',                         nation: 'German',   weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'tiger-2',       rule: 'WW2-VEH-05', name: 'Tiger II',                      nation: 'German',   weapon: 'HG',      class: 'XA',  tread: 'tracked',    speed: 'medium',   price: 'Tank+',      fixed: false, aaa: false, carries: [] },
  { unit: 'panther',       rule: 'WW2-VEH-06', name: 'Panther',                       nation: 'German',   weapon: 'MG',      class: 'HA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'stug',          rule: 'WW2-VEH-07', name: 'Sturmgeschutz 3/4',             nation: 'German',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: true,  aaa: false, carries: [] },
  { unit: 'jagdpanzer',    rule: 'WW2-VEH-08', name: 'JagdPanzer',                    nation: 'German',   weapon: 'MG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: true,  aaa: false, carries: [] },
  { unit: 'jagdpanther',   rule: 'WW2-VEH-09', name: 'JagdPanther',                   nation: 'German',   weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: true,  aaa: false, carries: [] },
  { unit: 'jagdtiger',     rule: 'WW2-VEH-10', name: 'JagdTiger',                     nation: 'German',   weapon: 'HG',      class: 'XA',  tread: 'tracked',    speed: 'medium',   price: 'Tank+',      fixed: true,  aaa: false, carries: [] },
  { unit: 'hetzer',        rule: 'WW2-VEH-11', name: 'Hetzer',                        nation: 'German',   weapon: 'MG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: true,  aaa: false, carries: [] },
  { unit: 'marder',        rule: 'WW2-VEH-12', name: 'Marder 2/3',                    nation: 'German',   weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: true,  aaa: false, carries: [] },
  { unit: 'sdkfz-251',     rule: 'WW2-VEH-13', name: 'Sdkfz 251',                     nation: 'German',   weapon: 'HMG',     class: 'LA',  tread: 'halftrack',  speed: 'medium',   price: 'APC',        fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'sdkfz-251-vlg', rule: 'WW2-VEH-13', name: 'Sdkfz 251, very light gun',     nation: 'German',   weapon: 'VLG',     class: 'LA',  tread: 'halftrack',  speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'sdkfz-251-lg',  rule: 'WW2-VEH-13', name: 'Sdkfz 251, light gun',          nation: 'German',   weapon: 'LG',      class: 'LA',  tread: 'halftrack',  speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'sdkfz-251-mg',  rule: 'WW2-VEH-13', name: 'Sdkfz 251, medium gun',         nation: 'German',   weapon: 'MG',      class: 'LA',  tread: 'halftrack',  speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'matilda',       rule: 'WW2-VEH-14', name: 'Matilda',                       nation: 'British',  weapon: 'VLG',     class: 'MA',  tread: 'tracked',    speed: 'slow',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'valentine',     rule: 'WW2-VEH-15', name: 'Valentine',                     nation: 'British',  weapon: 'LG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'churchill',     rule: 'WW2-VEH-16', name: 'Churchill',                     nation: 'British',  weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'slow',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'crusader',      rule: 'WW2-VEH-17', name: 'Crusader',                      nation: 'British',  weapon: 'LG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'cromwell',      rule: 'WW2-VEH-18', name: 'Cromwell',                      nation: 'British',  weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'is-3',          rule: 'WW2-VEH-19', name: 'IS3',                           nation: 'Soviet',   weapon: 'HG',      class: 'XA',  tread: 'tracked',    speed: 'medium',   price: 'Tank+',      fixed: false, aaa: false, carries: [] },
  { unit: 'is-2',          rule: 'WW2-VEH-20', name: 'IS2',                           nation: 'Soviet',   weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'kv-85',         rule: 'WW2-VEH-21', name: 'KV85',                          nation: 'Soviet',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'kv-2',          rule: 'WW2-VEH-22', name: 'KV2',                           nation: 'Soviet',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 't-34-76',       rule: 'WW2-VEH-23', name: 'T34/76',                        nation: 'Soviet',   weapon: 'LG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 't-34-85',       rule: 'WW2-VEH-24', name: 'T34/85',                        nation: 'Soviet',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'chi-nu',        rule: 'WW2-VEH-25', name: 'Chi-Nu',                        nation: 'Japanese', weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'chi-ha',        rule: 'WW2-VEH-26', name: 'Chi-Ha',                        nation: 'Japanese', weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'ha-go',         rule: 'WW2-VEH-27', name: 'Ha-Go',                         nation: 'Japanese', weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'pershing',      rule: 'WW2-VEH-28', name: 'Pershing',                      nation: 'American', weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'sherman',       rule: 'WW2-VEH-29', name: 'Sherman',                       nation: 'American', weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'stuart',        rule: 'WW2-VEH-30', name: 'Stuart',                        nation: 'American', weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'lee-grant',     rule: 'WW2-VEH-31', name: 'Lee Grant',                     nation: 'American', weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'lvt',           rule: 'WW2-VEH-32', name: 'LVT',                           nation: 'American', weapon: 'HMG',     class: 'LA',  tread: 'tracked',    speed: 'slow',     price: 'APC',        fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'm3',            rule: 'WW2-VEH-33', name: 'M3',                            nation: 'American', weapon: 'HMG',     class: 'LA',  tread: 'halftrack',  speed: 'wheeled',  price: 'APC',        fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'truck',         rule: 'WW2-VEH-34', name: 'Trucks',                        nation: null,       weapon: 'none',    class: 'SMT', tread: 'wheeled',    speed: 'wheeled',  price: 'SMT',        fixed: false, aaa: false, carries: ['RG', 'BARG', 'IG'] },
  { unit: 'kv-1',          rule: 'WW2-HU-01',  name: 'KV1',                           nation: 'Soviet',   weapon: 'LG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 't-26',          rule: 'WW2-HU-02',  name: 'T26',                           nation: 'Soviet',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'bt-7',          rule: 'WW2-HU-03',  name: 'BT5/BT7',                       nation: 'Soviet',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'fast',     price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 't-70',          rule: 'WW2-HU-04',  name: 'T70',                           nation: 'Soviet',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'su-76',         rule: 'WW2-HU-05',  name: 'SU76',                          nation: 'Soviet',   weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: true,  aaa: false, carries: [] },
  { unit: 'su-85',         rule: 'WW2-HU-06',  name: 'SU85',                          nation: 'Soviet',   weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank-',      fixed: true,  aaa: false, carries: [] },
  { unit: 'su-100',        rule: 'WW2-HU-07',  name: 'SU100',                         nation: 'Soviet',   weapon: 'HG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: true,  aaa: false, carries: [] },
  { unit: 'isu-152',       rule: 'WW2-HU-08',  name: 'SU152, ISU122, ISU152',         nation: 'Soviet',   weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: true,  aaa: false, carries: [] },
  { unit: 'elefant',       rule: 'WW2-HU-09',  name: 'Elefant',                       nation: 'German',   weapon: 'HG',      class: 'XA',  tread: 'tracked',    speed: 'slow',     price: 'Tank+',      fixed: true,  aaa: false, carries: [] },
  { unit: 'sdkfz-234',     rule: 'WW2-HU-10',  name: 'German armoured cars',          nation: 'German',   weapon: 'VLG',     class: 'LA',  tread: 'wheeled',    speed: 'wheeled',  price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'wirbelwind',    rule: 'WW2-HU-11',  name: 'Flakpanzer',                    nation: 'German',   weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: true,  carries: [] },
  { unit: 'cruiser',       rule: 'WW2-HU-12',  name: 'A9, A10, A13 cruisers',         nation: 'British',  weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'fast',     price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'firefly',       rule: 'WW2-HU-13',  name: 'Sherman Firefly',               nation: 'British',  weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'comet',         rule: 'WW2-HU-14',  name: 'Comet',                         nation: 'British',  weapon: 'MG',      class: 'MA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'carrier',       rule: 'WW2-HU-15',  name: 'Universal Carrier',             nation: 'British',  weapon: 'HMG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'APC',        fixed: false, aaa: false, carries: ['RG', 'IG'] },
  { unit: 'daimler',       rule: 'WW2-HU-16',  name: 'British armoured cars',         nation: 'British',  weapon: 'VLG',     class: 'LA',  tread: 'wheeled',    speed: 'wheeled',  price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'm10',           rule: 'WW2-HU-17',  name: 'M10',                           nation: 'American', weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'm18',           rule: 'WW2-HU-18',  name: 'M18',                           nation: 'American', weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'veryfast', price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'm8',            rule: 'WW2-HU-19',  name: 'M8 Greyhound',                  nation: 'American', weapon: 'VLG',     class: 'LA',  tread: 'wheeled',    speed: 'wheeled',  price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'chaffee',       rule: 'WW2-HU-20',  name: 'M24 Chaffee',                   nation: 'American', weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'fast',     price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'm16',           rule: 'WW2-HU-21',  name: 'M16 quad HMG',                  nation: 'American', weapon: 'HMG',     class: 'LA',  tread: 'halftrack',  speed: 'wheeled',  price: 'APC',        fixed: false, aaa: true,  carries: [] },
  { unit: 'ho-ni',         rule: 'WW2-HU-22',  name: 'Ho-Ni',                         nation: 'Japanese', weapon: 'MG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: true,  aaa: false, carries: [] },
  { unit: 'char-b',        rule: 'WW2-HU-23',  name: 'Char B',                        nation: 'French',   weapon: 'LG',      class: 'MA',  tread: 'tracked',    speed: 'slow',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'somua',         rule: 'WW2-HU-24',  name: 'Somua S35',                     nation: 'French',   weapon: 'VLG',     class: 'MA',  tread: 'tracked',    speed: 'medium',   price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'm13-40',        rule: 'WW2-HU-25',  name: 'M13/40',                        nation: 'Italian',  weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'command',       rule: 'WW2-HU-26',  name: 'Command stand',                 nation: null,       weapon: 'none',    class: 'SMT', tread: 'wheeled',    speed: 'wheeled',  price: 'Command',    fixed: false, aaa: false, carries: [] },
  { unit: 'sp-lb',         rule: 'WW2-HU-27',  name: 'Self-propelled light battery',  nation: null,       weapon: 'LB',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: 'sp-mb',         rule: 'WW2-HU-28',  name: 'Self-propelled medium battery', nation: null,       weapon: 'MB',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Artillery',  fixed: false, aaa: false, carries: [] },
  { unit: '7tp',           rule: 'WW2-HU-29',  name: '7TP',                           nation: 'Other',    weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'r35',           rule: 'WW2-HU-30',  name: 'R35, H39',                      nation: 'French',   weapon: 'VLG',     class: 'MA',  tread: 'tracked',    speed: 'slow',     price: 'Tank-',      fixed: false, aaa: false, carries: [] },
  { unit: 'l3',            rule: 'WW2-HU-31',  name: 'L3',                            nation: 'Italian',  weapon: 'HMG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'semovente',     rule: 'WW2-HU-32',  name: 'Semovente 75/18',               nation: 'Italian',  weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: true,  aaa: false, carries: [] },
  { unit: 'turan',         rule: 'WW2-HU-33',  name: 'Turan, Toldi',                  nation: 'Other',    weapon: 'VLG',     class: 'LA',  tread: 'tracked',    speed: 'medium',   price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 'centurion',     rule: 'WW2-HU-34',  name: 'Centurion',                     nation: 'British',  weapon: 'MG',      class: 'HA',  tread: 'tracked',    speed: 'medium',   price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'patton',        rule: 'WW2-HU-35',  name: 'Patton M46',                    nation: 'American', weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: false, aaa: false, carries: [] },
  { unit: 'amx-13',        rule: 'WW2-HU-36',  name: 'AMX-13',                        nation: 'French',   weapon: 'LG',      class: 'LA',  tread: 'tracked',    speed: 'fast',     price: 'Light Tank', fixed: false, aaa: false, carries: [] },
  { unit: 't-54',          rule: 'WW2-HU-37',  name: 'T54',                           nation: 'Soviet',   weapon: 'HG',      class: 'HA',  tread: 'tracked',    speed: 'fast',     price: 'Tank',       fixed: false, aaa: false, carries: [] },]);
const BY_UNIT = new Map(CATALOGUE.map(row => [row.unit, row]));

export const unitName = (unit: Unit): string => BY_UNIT.get(unit)!.name;

/** WW2-R-98: the armour of the IS2, misprinted as a gun. */
const is2Armour = ruling<Class>('WW2-R-98', { HA: 'HA', XA: 'XA' });
type Change = Partial<Pick<UnitRow, 'weapon' | 'class' | 'speed' | 'price'>>;
/** WW2-R-99: what the odd entries would be by history. */
const HISTORICAL: Readonly<Partial<Record<Unit, Change>>> = table('ww2/HISTORICAL', {
  stuart: { weapon: 'VLG', class: 'LA', speed: 'fast', price: 'Light Tank' },
  'kv-2': { weapon: 'HG', speed: 'slow' },
  'sdkfz-251': { speed: 'wheeled' },
  'sdkfz-251-vlg': { speed: 'wheeled' },
  'sdkfz-251-lg': { speed: 'wheeled' },
  'sdkfz-251-mg': { speed: 'wheeled' },
});
const oddEntries = ruling<Readonly<Partial<Record<Unit, Change>>>>('WW2-R-99', { printed: {}, historical: HISTORICAL });
export const isOddEntry = (unit: Unit): boolean => unit in HISTORICAL;

/** A unit as the rulings of the battle have it. */
export function unitOf(unit: Unit, options: Parameters<typeof oddEntries>[0]): UnitRow {
  const row = BY_UNIT.get(unit)!;
  if (unit === 'is-2') return { ...row, class: is2Armour(options) };
  const change = oddEntries(options)[unit];
  return change ? { ...row, ...change } : row;
}

interface Price {
  readonly points: number;
  readonly rule: RuleId;
}
/** WW2-PTS-01 to WW2-PTS-14; guns and HMG teams by WW2-HG-18. */
// biome-ignore format: the book's own layout
export const PRICES: Readonly<Record<PriceClass, Price>> = table('ww2/PRICES', {
  BARG:         { points: 1,   rule: 'WW2-PTS-01' },
  RG:           { points: 1.5, rule: 'WW2-PTS-02' },
  IG:           { points: 2,   rule: 'WW2-PTS-03' },
  APC:          { points: 10,  rule: 'WW2-PTS-05' },
  'Light Tank': { points: 15,  rule: 'WW2-PTS-06' },
  'Tank-':      { points: 25,  rule: 'WW2-PTS-07' },
  Tank:         { points: 30,  rule: 'WW2-PTS-08' },
  'Tank+':      { points: 40,  rule: 'WW2-PTS-09' },
  SMT:          { points: 2,   rule: 'WW2-PTS-10' },
  Mortars:      { points: 5,   rule: 'WW2-PTS-11' },
  Artillery:    { points: 40,  rule: 'WW2-PTS-12' },
  'Salvo RL':   { points: 50,  rule: 'WW2-PTS-13' },
  Aircraft:     { points: 200, rule: 'WW2-PTS-14' },
  'HMG gun':    { points: 3,   rule: 'WW2-R-97' },
  'VLG gun':    { points: 4,   rule: 'WW2-R-97' },
  'LG gun':     { points: 5,   rule: 'WW2-R-97' },
  'MG gun':     { points: 8,   rule: 'WW2-R-97' },
  'HG gun':     { points: 10,  rule: 'WW2-R-97' },
  Command:      { points: 0,   rule: 'WW2-R-34' },
});
const GUN_PRICES: readonly PriceClass[] = ['VLG gun', 'LG gun', 'MG gun', 'HG gun'];
/** WW2-R-97: what towed and man-handled guns cost. */
export const priceOf = ruling<(price: PriceClass) => Price>('WW2-R-97', {
  house: price => PRICES[price],
  artillery: price => (GUN_PRICES.includes(price) ? { ...PRICES.Artillery, rule: 'WW2-R-97' } : PRICES[price]),
});
