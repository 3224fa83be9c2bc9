import { isSide, type Look, type Options, otherSide, SIDE_NAMES, SIDES, type Side, type Status } from '@umpire/engine';
import { timeOf } from '../play/clock.js';
import { holding } from '../play/ending.js';
import { countsOf } from '../play/morale.js';
import type { Group, Phase, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { BY_NIGHT } from '../tables/detection.js';

const STEPS: readonly (readonly [Phase, string])[] = [
  ['march', 'Marches'],
  ['patrol', 'Patrols'],
  ['air', 'Air combat'],
  ['missions', 'Missions'],
  ['defence', 'Flak'],
  ['strikes', 'Strikes'],
  ['retreat', 'Retreats'],
  ['tactical', 'Tactical moves'],
];

function turnWords(view: State): string {
  if (view.turn === 0) return 'Set-up';
  return `Turn ${Math.ceil(view.turn / 2)} of ${view.limit} · ${SIDE_NAMES[view.active]}`;
}
const clockWords = (view: State, options: Options): string => {
  const light = `${view.light}${view.awc ? ' · adverse weather' : ''}`;
  return view.season ? `${view.season} · ${timeOf(view, options)} · ${light}` : light;
};

function scoreLines(view: State, side: Side): string[] {
  return view.groups
    .filter(group => group.side === side)
    .map(group => {
      const { pinned, repulsed, destroyed } = countsOf(view, group);
      // when all is over nobody counts command points any longer
      const state = group.failed ? 'failed, ' : view.over ? '' : `${group.cp} of ${group.cpThrown} CP, `;
      return `${group.name}: ${state}${destroyed} destroyed, ${repulsed} repulsed, ${pinned} pinned`;
    });
}

/** WW2-CP-12: what the group that acts has left of what it threw; while none does, all groups of its side. */
function leftWords({ groups, active, activeGroup }: State): string {
  const own = activeGroup === null ? groups.filter(({ side }) => side === active) : [groups[activeGroup]!];
  const sum = (of: (group: Group) => number): number => own.reduce((all, group) => all + of(group), 0);
  const points = `${sum(({ cp }) => cp)} of ${sum(({ cpThrown }) => cpThrown)} command points`;
  return activeGroup === null ? points : `${groups[activeGroup]!.id}: ${points}`;
}

const objectiveName = (view: State): string | undefined =>
  view.ground.now.features.find(({ id }) => id === view.objective)?.name;

/** WW2-HG-09, WW2-R-128: who is in the objective now. */
function prizesOf(view: State): Pick<Status, 'prizes'> {
  const name = objectiveName(view);
  if (name === undefined || view.turn === 0) return {};
  const [a, b] = [holding(view, 'a'), holding(view, 'b')];
  const held = { a: { least: a, most: a }, b: { least: b, most: b } };
  return { prizes: [{ name, rule: 'WW2-HG-09', held, ...(a !== b && { holder: a > b ? 'a' : 'b' }) }] };
}

function aimOf(view: State, side: Side): string {
  const place = objectiveName(view);
  const enemy = otherSide(side);
  const many = view.groups.filter(group => group.side === enemy).length;
  const broken = `break ${many === 1 ? '' : 'half of '}${SIDE_NAMES[enemy]}’s group${many === 1 ? '' : 's'}`;
  return place ? `${broken}, or hold the ${place} after turn ${view.limit}` : broken;
}

/** WW2-TOD-09 to WW2-TOD-11: what the light takes from everybody's eyes. */
const DARK: Readonly<Partial<Record<State['light'], string>>> = {
  dawn: 'found at half the distances',
  dusk: 'found at half the distances',
  night: `found within ${BY_NIGHT.open}m, in cover ${BY_NIGHT.cover}m`,
};
function alertOf(view: State, options: Options): { alert?: string } {
  const dark = DARK[view.light];
  return dark === undefined || view.turn === 0 ? {} : { alert: `${timeOf(view, options)}, ${view.light}: ${dark}` };
}

/** Optional rules that nothing hangs on here, with the reason. */
const ARMIES_GIVEN = 'both armies are given';
const OF_ARMIES = { 'WW2-BAL-01': ARMIES_GIVEN, 'WW2-BAL-05': ARMIES_GIVEN, 'WW2-FAN-01': ARMIES_GIVEN };
const OF_DEFENCE = { 'WW2-ENG-01': 'nobody defends' };
const idleIn = ({ muster, defender }: State): NonNullable<Status['idle']> => ({
  ...(muster === null && OF_ARMIES),
  ...(defender === null && OF_DEFENCE),
});

/** Where the battle stands: the head of the page. */
export function statusOf({ view, viewer, options }: Look<Types>): Status {
  return {
    title: view.title,
    turn: turnWords(view),
    ...(view.turn === 0 && { idle: idleIn(view) }),
    clock: clockWords(view, options),
    ...alertOf(view, options),
    steps: view.turn === 0 ? [] : STEPS.map(([id, label]) => ({ id, label, current: view.phase === id })),
    scores: SIDES.map(side => ({ side, name: view.sides[side].name, lines: scoreLines(view, side) })),
    ...prizesOf(view),
    ...(view.turn > 0 && !view.over && { left: leftWords(view) }),
    ...(isSide(viewer) && !view.over && { aim: aimOf(view, viewer) }),
  };
}
