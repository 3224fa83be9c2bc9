import { type DieAsk, isSide, type RuleId, rows, type Viewer } from '@umpire/engine';

/** 5.7: throws that are told, and to whom. Of all others nobody hears while the battle lasts: how many there are would tell who is there. */
const TOLD: readonly { readonly rule: RuleId; readonly to: 'both' | 'thrower' }[] = rows('plana/TOLD', [
  { rule: 'PLA-CA-07', to: 'both' },
  { rule: 'PLA-MOR-07', to: 'thrower' },
  { rule: 'PLA-RAL-01', to: 'thrower' },
]);

/** PLA-R-148: how a die is announced to one who may not know what it is for; undefined: he may. */
export function coverThrow({ sides, from, rule, by }: DieAsk, viewer: Viewer): DieAsk | undefined {
  const told = TOLD.find(row => row.rule === rule);
  if (told && isSide(viewer) && (told.to === 'both' || by === viewer)) return undefined;
  const shape = { sides, ...(from !== undefined && { from }) };
  return { kind: 'die', rule: 'PLA-R-148', by: 'both', text: 'a die whose meaning stays sealed', ...shape };
}
