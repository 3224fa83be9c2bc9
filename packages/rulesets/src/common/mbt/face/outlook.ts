import {
  type BarredLine,
  type CommandRing,
  inches,
  isRefusal,
  type Outlook,
  type OutlookLine,
  otherSide,
  type Pose,
  type Seat,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Engaging } from '../play/engage.js';
import type { Revealing } from '../play/reveal.js';
import { baseOf, bghqOf, gapInches, groupOf, type Presence, standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { Barring } from './barred.js';
import type { Warning } from './warnings.js';

/** What a place would mean to a stand, by what its side knows. */
export function outlooks(book: PlayBook & Barring & Engaging & Presence & Revealing & Warning) {
  const { DISTANCES } = book;
  const { SEGMENTS } = book.army;
  const { engagementPlan } = book.engaging;
  const { barredWords, warningsOf } = book.face;
  const { foundBy } = book.hidden;
  const { isAirborne, isNearBghq } = book.shapes;
  const { isLookout, isStriker } = book.words;

  const engages = ({ nature, place }: Stand): boolean =>
    place === 'table' && nature !== null && !nature.fake && !isStriker(nature) && !isLookout(nature);

  function outlook(seat: Seat<Types>, id: string, { x, y, facing }: Pose): Outlook {
    const stand = standOf(seat.view, id);
    if (!stand?.nature || stand.place !== 'table') return { targets: [], threats: [] };
    // who only turns has not moved
    const moved = x === stand.x && y === stand.y ? stand.moved : 'tactical';
    const put: Stand = { ...stand, x, y, facing, moved };
    const there = asFound(seat.view, put);
    const view = withStand(seat.view, there);
    const enemies = enemiesOf(view, stand);
    const mine = { ...seat, view };
    const command = commandOver(view, there);
    const aimed = engages(there)
      ? enemies.map(enemy => ({ enemy, plan: engagementPlan(mine, { owner: there, target: enemy }) }))
      : [];
    const barred = aimed.flatMap(({ enemy, plan }): BarredLine[] => {
      const why = isRefusal(plan) ? barredWords(view, there, enemy, plan) : undefined;
      return why === undefined ? [] : [{ id: enemy.id, gap: gapInches(there, enemy) * inches(1), why }];
    });
    return {
      targets: aimed.filter(({ plan }) => !isRefusal(plan)).map(({ enemy }) => lineTo(there, enemy)),
      barred,
      threats: threatsTo(mine, there),
      ...(command && { command }),
      warnings: warningsOf(seat.view, withStand(seat.view, put), seat.by, seat.options),
    };
  }

  /** DEP-09: whoever is turned up there is struck as what it is. */
  const asFound = (view: State, stand: Stand): Stand =>
    foundBy(view, stand).length > 0 ? { ...stand, revealed: true } : stand;

  const enemiesOf = ({ stands }: State, { side }: Stand): readonly Stand[] =>
    stands.filter(other => other.side !== side && other.place === 'table');

  function threats(seat: Seat<Types>, id: string): OutlookLine[] {
    const stand = standOf(seat.view, id);
    if (!stand?.nature || stand.place !== 'table') return [];
    const there = asFound(seat.view, stand);
    return threatsTo({ ...seat, view: withStand(seat.view, there) }, there);
  }

  function threatsTo(seat: Seat<Types>, stand: Stand): OutlookLine[] {
    const theirs = { ...seat, by: otherSide(seat.by) };
    return enemiesOf(seat.view, stand).flatMap(enemy => threatOf(theirs, enemy, stand));
  }

  const withStand = (view: State, stand: Stand): State => ({
    ...view,
    stands: view.stands.map(other => (other.id === stand.id ? stand : other)),
  });

  /** A stand that could strike in its next round, whatever it did in its last, and how far it strikes at such a one: from edge to edge. */
  function threatOf(seat: Seat<Types>, enemy: Stand, target: Stand): OutlookLine[] {
    const owner = { ...enemy, hasEngaged: false };
    const segment = SEGMENTS.find(({ posture }) => posture === enemy.nature?.posture)?.segment ?? seat.view.segment;
    const then = { ...seat, view: { ...seat.view, segment } };
    const named = engages(owner) ? engagementPlan(then, { owner, target }) : undefined;
    if (named === undefined || isRefusal(named)) return [];
    // a blank that he names is measured once it is turned up, and whoever moves it knows what comes of that
    const plan = named.ready ? named : engagementPlan(then, { owner, target: { ...target, revealed: true } });
    if (isRefusal(plan)) return [];
    const far = plan.ready?.maxRange ?? null;
    const radius = far === null ? 0 : inches(far) + Math.round((owner.base + target.base) / 2);
    return [{ ...lineTo(target, owner), ...(far !== null && { reach: { radius, text: `fire, ${far}"` } }) }];
  }
  const lineTo = (from: Stand, other: Stand): OutlookLine => ({
    id: other.id,
    gap: gapInches(from, other) * inches(1),
    by: 'fire',
  });

  function commandOver(view: State, stand: Stand): Outlook['command'] {
    const bghq = leaderOf(view, stand);
    return bghq && { ...ringOf(bghq, stand), within: isNearBghq(baseOf(stand), bghq) };
  }

  /** the BGHQ that it is led from. */
  function leaderOf(view: State, stand: Stand): Stand | undefined {
    if (!stand.nature || isAirborne(stand.nature) || stand.nature.bghq) return undefined;
    const bghq = bghqOf(view, groupOf(view, stand));
    return bghq?.place === 'table' ? bghq : undefined;
  }

  const ringOf = (bghq: Stand, stand: Stand): CommandRing => ({
    from: { x: bghq.x, y: bghq.y },
    radius: inches(DISTANCES.toBghq) + Math.round((bghq.base + stand.base) / 2),
    text: `${DISTANCES.toBghq}" of ${bghq.id}, its headquarters`,
    beyond: 'out of command',
  });

  function command({ view }: Seat<Types>, id: string): CommandRing | undefined {
    const stand = standOf(view, id);
    const bghq = stand && leaderOf(view, stand);
    return bghq && ringOf(bghq, stand);
  }

  return { outlook, threats, command };
}
