import { type Citation, type Options, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/losses.js';
import { askedBy, victoryBy } from '../../common/mbt/rules/victory.js';
import type { Stand } from '../nature.js';
import { ruling } from '../options.js';

/** What this book counts, the worst first. MBT45-R-121: Pinned and Shaken together. */
export const LOSS_KINDS = ['broken', 'pinnedOrShaken'] as const;
export const LOSS_NAMES = { broken: 'Broken', pinnedOrShaken: 'Pinned or Shaken' };
/** In plain words. */
export const LOSS_WORDS = { broken: 'broken', pinnedOrShaken: 'pinned or shaken' };
type LossKind = (typeof LOSS_KINDS)[number];
type Losses = family.Losses<LossKind>;
type GroupLosses = family.GroupLosses<LossKind>;
export type SideLosses = family.SideLosses<LossKind>;

/** As they are now; AIRCRAFT driven off stay Shaken and count on (MBT45-R-138, MBT45-R-182). */
export function tally(stands: readonly Stand[]): Losses {
  const lost = { broken: 0, pinnedOrShaken: 0 };
  for (const { status } of stands)
    if (status === 'broken') lost.broken++;
    else if (status !== 'steady') lost.pinnedOrShaken++;
  return lost;
}

/** MBT45-R-182: who is gone does not recover. */
export const recovers = ({ place }: Stand): boolean => place !== 'gone' && place !== 'removed';

/** From how many on a Battle Group is Fragile. */
export const THRESHOLDS: Losses = table('mbt1945/THRESHOLDS', {
  pinnedOrShaken: 6, // MBT45-VIC-11
  broken: 4, // MBT45-VIC-12
});

// biome-ignore format: one line a rule
const CITED = {
  shaken:   citation('MBT45-VIC-11', 'a Battle Group is Fragile when six of its stands are Pinned or Shaken', 'Fragile'),
  broken:   citation('MBT45-VIC-12', 'a Battle Group is Fragile when four of its stands have been Broken', 'Fragile'),
  scenario: citation('MBT45-HSE-19', 'a Battle Group is Fragile from the losses that its scenario names', 'Fragile'),
  gone:     citation('MBT45-R-122',  'a Battle Group with no stand left in play counts as Fragile', 'Fragile'),
  lost:     citation('MBT45-VIC-15', 'a side whose Battle Groups are all Fragile has lost'),
};

/** Why a Battle Group is Fragile; one that was Fragile before needs no reason now. */
export function groupReasons({ losses, inPlay }: GroupLosses, fragileAt: Losses | null = null): Citation[] {
  const { broken, pinnedOrShaken } = fragileAt ?? THRESHOLDS;
  const because: Citation[] = [];
  if (losses.pinnedOrShaken >= pinnedOrShaken) because.push(fragileAt ? CITED.scenario : CITED.shaken);
  if (losses.broken >= broken) because.push(fragileAt ? CITED.scenario : CITED.broken);
  if (!inPlay) because.push(CITED.gone);
  return because;
}

/** This book has no figures for whole armies. */
export const armyReasons = (): Citation[] => [];

/** MBT45-R-120: does a Battle Group that was Fragile stay so? */
const staysFragile = ruling('MBT45-R-120', { permanent: true, recoverable: false });

/** MBT45-R-166: is a group without a stand that fights on the ground asked for the defeat of its side? MBT45-R-192: so also when it has flown. */
const isAsked = ruling<(g: family.GroupLosses) => boolean>('MBT45-R-166', {
  'left-out': g => !g.distant,
  printed: () => true,
});

/** The groups that count for the defeat (MBT45-R-166, MBT45-HSE-18). */
export const askedGroups = askedBy(isAsked);

/** From how many losses on a Battle Group is Fragile. */
export function groupLimits(_: GroupLosses, fragileAt: Losses | null) {
  const { broken, pinnedOrShaken } = fragileAt ?? THRESHOLDS;
  const rule = fragileAt && CITED.scenario.rule;
  return {
    broken: { at: broken, rule: rule ?? CITED.broken.rule },
    pinnedOrShaken: { at: pinnedOrShaken, rule: rule ?? CITED.shaken.rule },
  };
}
export const armyLimits = (): null => null;
export const losesByArmy = (): boolean => false;

/** How a side stands; the reasons are added to `because` if somebody wants them. */
function fateOf({ groups, fragileAt }: SideLosses, options: Options, because?: Citation[]): family.SideFate {
  const fragileGroups: number[] = [];
  groups.forEach((group, i) => {
    const reasons = groupReasons(group, fragileAt);
    const stays = group.fragile && (group.recovered === false || staysFragile(options));
    if (reasons.length > 0 || stays) fragileGroups.push(i);
    because?.push(...reasons);
  });
  const lost = askedGroups(groups, options).every(i => fragileGroups.includes(i));
  if (lost) because?.push(CITED.lost);
  return { fragileGroups, armyThreshold: false, lost };
}

/** Both by one result: a draw (MBT45-R-63). */
export const victoryOf = victoryBy(fateOf);
