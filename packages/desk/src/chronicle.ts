import {
  goneBetween,
  heldCount,
  knownEntries,
  type Line,
  type Scene,
  type SeatId,
  seatNamed,
  viewerAt,
} from '@umpire/engine';
import { logOf } from './log.js';
import type { Part } from './parts.js';
import type { Past } from './past.js';
import { giverOf, sidesTurnOf } from './sides.js';
import type { Lost, Moment, Taken } from './study.js';

export function sceneAt(past: Past, index: number, viewer: SeatId): Scene {
  const { rules, state, options, seats } = past.at(index);
  const [as, seat] = [viewerAt(seats, viewer), seatNamed(seats, viewer)];
  return rules.face.scene({ view: rules.view(state, as, seat), viewer: as, seat, options });
}

/**
 * The entries that a viewer may look at, by their places. Whoever holds the record of a battle that is over counts all of them, whatever he
 * heard of them; as long as it goes on, what others wrote unseen is not there for him, and has no number.
 */
export function placesOf({ match, length }: Past, viewer: SeatId): readonly number[] {
  const all = Array.from({ length }, (_, place) => place);
  if ('over' in sidesTurnOf(match) || viewer === 'umpire') return all;
  const known = new Set(knownEntries(match, viewer));
  return all.filter(place => known.has(match.entries[place]!));
}

/** A part of a battle as a viewer saw it, an item an entry. */
export function chronicleOf({ past, from, version }: Part, viewer: SeatId): Moment[] {
  const known = knownEntries(past.match, viewer);
  const heard = new Map(logOf(past.match, viewer).map(told => [known[told.index], told]));
  let before: Scene | undefined;
  return placesOf(past, viewer).map((index, count) => {
    const entry = past.match.entries[index]!;
    const { by, order } = entry;
    const scene = sceneAt(past, index, viewer);
    const lost = before ? lostBetween(before, scene) : [];
    const taken = before ? takenBetween(before, scene) : [];
    const told = heard.get(entry) ?? { by: giverOf(past.match, by), verb: order.verb, lines: [] };
    const during = before && isDoneBefore(told.lines) ? before.status.turn : scene.status.turn;
    before = scene;
    return {
      ...told,
      index: from + count,
      turn: scene.status.turn,
      clock: scene.status.clock,
      ...(during !== scene.status.turn && { during }),
      ...(scene.status.left !== undefined && { left: scene.status.left }),
      lost,
      ...(taken.length > 0 && { taken }),
      over: 'over' in sidesTurnOf(past.at(index)),
      ...(version !== undefined && { earlier: { version, entry: index } }),
    };
  });
}

/** Somebody did something, or something became of him, before the next turn began by it. */
const isDoneBefore = (lines: readonly Line[]): boolean =>
  lines
    .slice(
      0,
      Math.max(
        0,
        lines.findIndex(({ begins }) => begins),
      ),
    )
    .some(({ about }) => about.length > 0);

/** Pieces that were in the battle and are not any more, as far as a chronicle tells of them. */
function lostBetween(before: Scene, after: Scene): Lost[] {
  return goneBetween(before, after).map(({ id, side, label, title, symbol, where, x, y, width, group, fate }) => ({
    id,
    side,
    label,
    title,
    symbol,
    where,
    x,
    y,
    width,
    ...(group !== undefined && { group }),
    ...(fate !== undefined && { fate }),
  }));
}

/** Ground that decides and is in other hands than before. */
const takenBetween = (before: Scene, after: Scene): Taken[] =>
  (after.status.prizes ?? []).flatMap(({ name, holder: to, held: { a, b } }) => {
    const was = before.status.prizes?.find(prize => prize.name === name);
    if (!was || was.holder === to) return [];
    const counts = { a: heldCount(a), b: heldCount(b) };
    return [{ name, ...(was.holder && { from: was.holder }), ...(to && { to }), counts }];
  });
