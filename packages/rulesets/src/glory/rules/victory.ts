import { type Citation, type Finding, type Options, type RuleId, rows, table } from '@umpire/engine';
import { citation } from '../lines.js';
import { ruling } from '../options.js';

/** What a side has lost. */
export interface Losses {
  /** Vignettes of the MBL at deployment, every one counted (IGR-R-90). */
  readonly battleLine: number;
  readonly battleLineBroken: number;
  readonly keyBroken: number;
  readonly generalBroken: boolean;
  /** In how many lines the army deployed. */
  readonly lines: number;
  readonly lastLineBroken: number;
}
export const DEFEAT_REASONS = ['third', 'key', 'general', 'last-line'] as const;
export type DefeatReason = (typeof DEFEAT_REASONS)[number];

/** IGR-VIC-01: one in so many. */
const SHARE: number = table('glory/SHARE_OF_LINE', 3);
export const thresholdOf = (battleLine: number): number => Math.ceil(battleLine / SHARE);

/** IGR-R-89: whether an army in several lines is also beaten by the third of its first. */
const thirdToo = ruling('IGR-R-89', { 'in-addition': true, instead: false });
export const isBeatenByThird = ({ lines }: Pick<Losses, 'lines'>, options: Options): boolean =>
  lines === 1 || thirdToo(options);

interface DefeatRow {
  readonly reason: DefeatReason;
  readonly rule: RuleId;
  readonly text: string;
  when(l: Losses, options: Options): boolean;
}
// biome-ignore format: one line a rule
const DEFEATS = rows<DefeatRow>('glory/DEFEATS', [
  { reason: 'third',     rule: 'IGR-VIC-01', text: 'a third of its main battle line is broken', when: (l, o) => l.battleLineBroken >= thresholdOf(l.battleLine) && isBeatenByThird(l, o) },
  { reason: 'key',       rule: 'IGR-VIC-02', text: 'a key vignette is broken', when: l => l.keyBroken > 0 },
  { reason: 'general',   rule: 'IGR-VIC-03', text: 'its General\'s vignette is broken', when: l => l.generalBroken },
  { reason: 'last-line', rule: 'IGR-VIC-04', text: 'a vignette of its last line is broken', when: l => l.lastLineBroken > 0 },
]);

/** IGR-VIC-01 to IGR-VIC-04: by what a side has lost; an empty list: it has not. */
export function defeats(l: Losses, options: Options, because?: Citation[]): DefeatReason[] {
  const reasons: DefeatReason[] = [];
  for (const row of DEFEATS) {
    if (!row.when(l, options)) continue;
    reasons.push(row.reason);
    because?.push(citation(row.rule, row.text, row.reason));
  }
  return reasons;
}

export function victoryOf(
  l: Losses,
  options: Options,
): Finding<{ threshold: number; lost: boolean; reasons: readonly DefeatReason[] }> {
  const because: Citation[] = [];
  const reasons = defeats(l, options, because);
  return { result: { threshold: thresholdOf(l.battleLine), lost: reasons.length > 0, reasons }, because };
}

/** IGR-R-92: after how many turns of each side a battle is drawn. */
const turnLimit = ruling('IGR-R-92', { none: Number.POSITIVE_INFINITY, '40': table('glory/TURN_LIMIT', 40) });
export const isDrawn = (turnsOfEachSide: number, options: Options): boolean => turnsOfEachSide >= turnLimit(options);
