import { die, type Options, type Procedure, type RuleId, type Side } from '@umpire/engine';
import { ruling } from '../options.js';

const D10 = 10;
/** PLA-DIC-01: a d10 is read 0 to 9. */
export function* d10(rule: RuleId, by: Side | 'both', text: string): Procedure<number> {
  return (yield { kind: 'die', rule, by, sides: D10, from: 0, text }) as number;
}
/** PLA-DIC-02. */
export const d6 = (rule: RuleId, by: Side | 'both', text: string): Procedure<number> => die(rule, by, text);

/** PLA-R-01: what the face 0 counts where the book does not say it. */
const zeroCounts = ruling('PLA-R-01', { zero: 0, 'ten-where-unstated': 10 });
/** A face of the d10 in jamming, close assault, rally, ground-to-air fire and air combat. */
export const unstated = (face: number, options: Options): number => (face === 0 ? zeroCounts(options) : face);
