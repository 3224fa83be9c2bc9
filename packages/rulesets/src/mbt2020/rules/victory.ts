import { type Citation, type Options, type RuleId, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/losses.js';
import { askedBy, victoryBy } from '../../common/mbt/rules/victory.js';
import type { Stand } from '../nature.js';
import { ruling } from '../options.js';

/** What this book counts, the worst first. */
export const LOSS_KINDS = ['neutralised', 'repulsed'] as const;
export const LOSS_NAMES = { neutralised: 'neutralised', repulsed: 'repulsed' };
type LossKind = (typeof LOSS_KINDS)[number];
type Losses = family.Losses<LossKind>;
type GroupLosses = family.GroupLosses<LossKind>;
export type SideLosses = family.SideLosses<LossKind>;

/** MBT20-R-60: Repulsed at any time, or now; MBT20-R-138: AIRCRAFT driven off keep their state and count on. */
export const countsAsRepulsed = ruling<(stand: Stand) => boolean>('MBT20-R-60', {
  ever: stand => stand.everRepulsed,
  current: stand => stand.status === 'repulsed',
});
export const tally = (stands: readonly Stand[], options: Options): Losses => ({
  neutralised: stands.filter(s => s.status === 'neutralised').length,
  repulsed: stands.filter(countsAsRepulsed(options)).length,
});

/** Percentages of stands from which on a Battle Group, or a whole army, is Fragile. */
// biome-ignore format: the book's own layout
export const THRESHOLDS = table('mbt2020/THRESHOLDS', {
  group: { repulsed: 30, neutralised: 15 }, // MBT20-VIC-01, MBT20-VIC-02
  army:  { repulsed: 40, neutralised: 20 }, // MBT20-VIC-03, MBT20-VIC-04
});

// biome-ignore format: one line a rule
const CITED = {
  groupRepulsed:    citation('MBT20-VIC-01', `a Battle Group is Fragile from ${THRESHOLDS.group.repulsed}% of its stands Repulsed`, 'Fragile'),
  groupNeutralised: citation('MBT20-VIC-02', `a Battle Group is Fragile from ${THRESHOLDS.group.neutralised}% of its stands Neutralised`, 'Fragile'),
  armyRepulsed:     citation('MBT20-VIC-03', `at ${THRESHOLDS.army.repulsed}% of a player's stands Repulsed his Battle Groups are Fragile`, 'Fragile'),
  armyNeutralised:  citation('MBT20-VIC-04', `at ${THRESHOLDS.army.neutralised}% of a player's stands Neutralised his Battle Groups are Fragile`, 'Fragile'),
  scenario:         citation('MBT20-HSE-19', 'a Battle Group is Fragile from the losses that its scenario names', 'Fragile'),
  gone:             citation('MBT20-R-122',  'a Battle Group with no stand left in play counts as Fragile', 'Fragile'),
};

/** Exact: no rounding, no fractions. */
const reaches = (part: number, whole: number, percent: number): boolean => part * 100 >= whole * percent;

/** Why a Battle Group is Fragile by its own losses; a group that was Fragile before needs no reason now. */
export function groupReasons(g: GroupLosses, fragileAt: Losses | null = null): Citation[] {
  const { repulsed, neutralised } = THRESHOLDS.group;
  const because: Citation[] = [];
  if (fragileAt) {
    if (g.losses.repulsed >= fragileAt.repulsed || g.losses.neutralised >= fragileAt.neutralised)
      because.push(CITED.scenario);
  } else {
    if (reaches(g.losses.repulsed, g.stands, repulsed)) because.push(CITED.groupRepulsed);
    if (reaches(g.losses.neutralised, g.stands, neutralised)) because.push(CITED.groupNeutralised);
  }
  if (!g.inPlay) because.push(CITED.gone);
  return because;
}

/** Why a whole army has reached its threshold; a scenario with its own figures has none for armies (MBT20-HSE-19). */
export function armyReasons({ groups, fragileAt }: SideLosses): Citation[] {
  if (fragileAt) return [];
  const { repulsed, neutralised } = THRESHOLDS.army;
  let stands = 0;
  let driven = 0;
  let gone = 0;
  for (const g of groups) {
    stands += g.stands;
    driven += g.losses.repulsed;
    gone += g.losses.neutralised;
  }
  const because: Citation[] = [];
  if (reaches(driven, stands, repulsed)) because.push(CITED.armyRepulsed);
  if (reaches(gone, stands, neutralised)) because.push(CITED.armyNeutralised);
  return because;
}

/** In the log and on the page. */
export const LOSS_WORDS: Readonly<Record<LossKind, string>> = {
  neutralised: 'lost',
  repulsed: 'driven back',
};

type Limits = Readonly<Record<LossKind, { readonly at: number; readonly rule: RuleId }>>;
const shareOf = (stands: number, percent: number): number => Math.ceil((stands * percent) / 100);

/** From how many losses on a Battle Group is Fragile. */
export function groupLimits({ stands }: GroupLosses, fragileAt: Losses | null): Limits {
  const { repulsed, neutralised } = THRESHOLDS.group;
  const { rule } = CITED.scenario;
  if (fragileAt)
    return { repulsed: { at: fragileAt.repulsed, rule }, neutralised: { at: fragileAt.neutralised, rule } };
  return {
    repulsed: { at: shareOf(stands, repulsed), rule: CITED.groupRepulsed.rule },
    neutralised: { at: shareOf(stands, neutralised), rule: CITED.groupNeutralised.rule },
  };
}

/** From how many on a whole army is. */
export function armyLimits({ groups, fragileAt }: SideLosses): Limits | null {
  if (fragileAt) return null;
  const stands = groups.reduce((all, group) => all + group.stands, 0);
  const { repulsed, neutralised } = THRESHOLDS.army;
  return {
    repulsed: { at: shareOf(stands, repulsed), rule: CITED.armyRepulsed.rule },
    neutralised: { at: shareOf(stands, neutralised), rule: CITED.armyNeutralised.rule },
  };
}

/** MBT20-R-166: is a group without a stand that fights on the ground asked for the defeat of its side? */
const isAsked = ruling<(g: family.GroupLosses) => boolean>('MBT20-R-166', {
  printed: () => true,
  'left-out': g => !g.distant,
});

/** The groups that count for the defeat (MBT20-R-166, MBT20-HSE-18). */
export const askedGroups = askedBy(isAsked);
const allFragile = (groups: readonly GroupLosses[], fragile: readonly number[], options: Options): boolean =>
  askedGroups(groups, options).every(i => fragile.includes(i));

type Paragraph = (
  own: readonly number[],
  groups: readonly GroupLosses[],
  army: boolean,
  options: Options,
) => family.SideFate;

const allGroups: Paragraph = (own, groups, army, options) => {
  const fragileGroups = army ? groups.map((_, i) => i) : own;
  return { fragileGroups, armyThreshold: army, lost: allFragile(groups, fragileGroups, options) };
};
/** MBT20-R-62: what the second paragraph of VICTORY does, and by what a player loses. */
const armyAlone: Paragraph = (own, _, army) => ({ fragileGroups: own, armyThreshold: army, lost: army });
const readParagraph = ruling<Paragraph>('MBT20-R-62', {
  'all-groups-fragile': allGroups,
  'army-threshold': armyAlone,
});
/** A scenario with its own figures has none for armies (MBT20-HSE-19). */
const paragraphFor = ({ fragileAt }: SideLosses, options: Options): Paragraph =>
  fragileAt ? allGroups : readParagraph(options);

/** MBT20-R-62: by the losses of its whole army alone? */
export const losesByArmy = (side: SideLosses, options: Options): boolean => paragraphFor(side, options) === armyAlone;

/** How a side stands; the reasons are added to `because` if somebody wants them. */
export function fateOf(side: SideLosses, options: Options, because?: Citation[]): family.SideFate {
  const fragile: number[] = [];
  side.groups.forEach((group, i) => {
    const reasons = groupReasons(group, side.fragileAt);
    if (group.fragile || reasons.length > 0) fragile.push(i);
    because?.push(...reasons);
  });
  const army = armyReasons(side);
  because?.push(...army);
  return paragraphFor(side, options)(fragile, side.groups, army.length > 0, options);
}

/** Both by one result: a draw (MBT20-R-63). */
export const victoryOf = victoryBy(fateOf);
