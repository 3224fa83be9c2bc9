import { rows } from '@umpire/engine';
import { beyond, closerThan, within } from '../limits.js';
import type { Bar } from '../lines.js';
import { ruling } from '../options.js';
import { classOf, isUnit, type StandFacts } from '../pieces.js';
import type { MoveFacts } from '../rules/movement.js';
import { fragileBinds } from '../rules/readings.js';
import { DISTANCES } from './distances.js';

/** MBT20-R-58: what Pinned and Repulsed do to movement. */
const stateForbids = ruling<(m: MoveFacts) => boolean>('MBT20-R-58', {
  free: () => false,
  stationary: m => m.stand.state === 'pinned',
  'no-closer': m => m.stand.state !== 'steady' && m.endsCloser,
});

// biome-ignore format: one line a rule
export const MOVER_BARS = rows<Bar<Pick<StandFacts, 'subClass'>>>('mbt2020/MOVER_BARS', [
  { rule: 'MBT20-MOV-11', text: 'ARTILLERY and AIRCRAFT make neither tactical moves nor marches', when: stand => !isUnit({ class: classOf(stand.subClass) }) },
]);

/** What forbids a move whatever the ground. */
// biome-ignore format: one line a rule
export const BEFORE_THE_LEGS = rows<Bar<MoveFacts>>('mbt2020/MOVE_BARS', [
  { rule: 'MBT20-MOV-06', text: 'a STATIC stand makes no move but repulse moves', when: m => m.stand.mode === 'STATIC' },
  { rule: 'MBT20-R-58',   text: 'its state does not let this stand move so', when: (m, o) => stateForbids(o)(m) },
  { rule: 'MBT20-R-61',   text: 'a stand of a Fragile Battle Group may not move closer to an opposing stand', when: (m, o) => m.stand.groupFragile && m.endsCloser && fragileBinds(o) },
]);

/** A move and the share that it uses: of its own allowance, and of the tactical one (MBT20-R-67). */
interface Measured {
  readonly move: MoveFacts;
  readonly used: number;
  readonly half: number;
}

/** What forbids a move for its length or its neighbours. */
// biome-ignore format: one line a rule
export const LENGTH_BARS = rows<Bar<Measured>>('mbt2020/LENGTH_BARS', [
  { rule: 'MBT20-MOV-09', text: 'a march may not come within 24" of an opposing stand', when: ({ move }) => move.kind === 'march' && move.nearestOpposing !== null && within(move.nearestOpposing, DISTANCES.march) },
  { rule: 'MBT20-MOV-10', text: 'this is farther than the stand may go', when: m => beyond(m.used, 1) },
  { rule: 'MBT20-MOV-07', text: 'a FAST stand makes at least half a tactical move', when: ({ move, half }) => move.stand.mode === 'FAST' && move.revealed && closerThan(half, 0.5) },
]);

/** A move's distances to the BGHQ, before and after. */
export interface CommandFacts {
  readonly before: number;
  readonly after: number;
}
export const inCommand = (toBghq: number): boolean => within(toBghq, DISTANCES.toBghq);
/** MBT20-R-45: whoever began beyond 12" need only come nearer. */
const returns = (c: CommandFacts): boolean => !inCommand(c.before) && closerThan(c.after, c.before);

// biome-ignore format: one line a rule
export const RADIUS_BARS = rows<Bar<CommandFacts>>('mbt2020/RADIUS_BARS', [
  { rule: 'MBT20-ORG-07', text: 'a stand on the table keeps within 12" of its BGHQ', when: c => !inCommand(c.after) && !returns(c) },
]);
