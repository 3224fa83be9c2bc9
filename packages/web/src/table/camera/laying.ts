/** How the table is laid on the stage: its long side along the stage's, the player's own edge below or to the left. */
import { type Laying, type Turn, tableFrame, turnedEdge } from '@umpire/board';
import { type Scene, SIDES, type Side, type TableEdge } from '@umpire/engine';
import { fitted, freeOf, type Screen } from './camera.js';

export type Laid = Pick<Scene, 'width' | 'depth' | 'pieces' | 'edges' | 'beside'>;

const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** Whose edge is which. */
export const ownEdge = ({ edges }: Pick<Scene, 'edges'>, side: Side): TableEdge =>
  edges?.[side] ?? (side === 'a' ? 'south' : 'north');

/** A stage that is hardly wider than high is held upright, where it is that of a phone or a tablet, above a sheet. */
const NEARLY_SQUARE = 1.25;
/** Pixels: a stage beside a panel is wider. */
const HELD = 820;

/** Pixels: a phone is no wider, and any table fills its width. */
const isPhone = ({ width }: Screen): boolean => width <= 600;
/** A table that is so many times as broad as deep would be a mere band across a phone. */
const BAND = 1.7;

const broadness = ({ width, depth }: Pick<Scene, 'width' | 'depth'>, turn: Turn): number =>
  turn % 2 === 0 ? width / depth : depth / width;

/**
 * Near the player: to the left on a wide stage, below on a high one and on whatever is held; on a table that has a longer side, whichever it gives.
 * What a sheet leaves of a phone or a tablet is about as high as wide: there the own edge is below.
 */
export function turnFor(table: Pick<Scene, 'width' | 'depth' | 'edges'>, screen: Screen, own: Side): Turn {
  const wide = screen.width > screen.height * (screen.width > HELD ? 1 : NEARLY_SQUARE);
  const below = TURNS.find(turn => turnedEdge(ownEdge(table, own), turn) === 'south')!;
  if (!wide && screen.width <= HELD && broadness(table, below) < BAND) return below;
  const across = table.width !== table.depth && table.width > table.depth !== wide;
  const square = table.width === table.depth;
  const near: readonly TableEdge[] = square ? [wide && screen.width > HELD ? 'west' : 'south'] : ['west', 'south'];
  const fits = TURNS.filter(turn => square || (turn % 2 === 1) === across);
  return fits.find(turn => near.includes(turnedEdge(ownEdge(table, own), turn))) ?? 0;
}

/** As much of a table as its frame needs, turned. */
export function turned({ width, depth, pieces, beside, ...table }: Laid, turn: Turn): Laid {
  const [a, b] = SIDES.map(side => turnedEdge(ownEdge(table, side), turn));
  const size = turn % 2 === 0 ? { width, depth } : { width: depth, depth: width };
  return { ...size, pieces, edges: { a: a!, b: b! }, ...(beside !== undefined && { beside }) };
}

/** A slot for a counter and its label, in pixels. */
const slotFor = (counter: number): number => counter * 1.2 + 26;

const TRIES = 4;
/** Pixels to the unit: from farther away nobody looks for what waits beside the table. */
const FARTHEST = 12 / 254;

/** The room for a piece beside the table hangs on the scale, and the scale on that room: a few tries settle it. */
export function layingFor(
  table: Laid,
  screen: Screen,
  turn: Turn,
  counter: number,
  folded: readonly Side[] = [],
): Laying {
  const seen = turned(table, turn);
  if (isPhone(screen))
    return { turn, slot: Math.round((slotFor(counter) * seen.width) / screen.width), folded, beyond: 0 };
  let slot = 0;
  let beyond = 0;
  for (let i = 0; i < TRIES; i++) {
    const { k } = fitted(tableFrame({ ...seen, slot, folded, beyond }), screen);
    slot = Math.round(slotFor(counter) / Math.max(k, FARTHEST));
    beyond = besideTable(seen, screen, { slot, folded });
  }
  return { turn, slot, folded, beyond };
}

/** What the stage leaves free at both ends of strips of one line, in units: nobody who stands there makes the table smaller. */
function besideTable(seen: Laid, screen: Screen, { slot, folded }: Pick<Laying, 'slot' | 'folded'>): number {
  const frame = tableFrame({ ...seen, pieces: [], slot, ...(folded && { folded }) });
  const { k } = fitted(frame, screen);
  const upright = ['west', 'east'].includes(ownEdge(seen, 'a'));
  const free = upright ? freeOf(screen).height / k - frame.height : freeOf(screen).width / k - frame.width;
  return Math.max(0, Math.floor((free * ROOM_BESIDE) / 2));
}

/** Of what is free so much: a strip does not touch the edge of the stage. */
const ROOM_BESIDE = 0.94;

/** Which strips beside the table were empty when somebody last looked, and which stay open. */
export interface Strips {
  readonly folded: readonly Side[];
  readonly open: readonly Side[];
}
export const ALL_OPEN: Strips = { folded: [], open: [] };

/**
 * A strip in which nobody waits is folded; but where somebody comes back to one it stays open from then on, lest the table jumps whenever
 * he comes and goes. The same as before if nothing changed.
 */
export function stripsAfter(before: Strips, pieces: Laid['pieces']): Strips {
  const waits = (side: Side): boolean => pieces.some(piece => piece.where === 'off-table' && piece.side === side);
  const open = SIDES.filter(side => before.open.includes(side) || (before.folded.includes(side) && waits(side)));
  const folded = SIDES.filter(side => !open.includes(side) && !waits(side));
  return String([open, '|', folded]) === String([before.open, '|', before.folded]) ? before : { folded, open };
}
