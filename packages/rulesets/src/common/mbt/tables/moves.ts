import { type Options, rows } from '@umpire/engine';
import { beyond, closerThan, within } from '../../book/limits.js';
import { type Prohibition, said } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { StandFacts, Status } from '../pieces.js';
import type { MoveFacts } from '../rules/movement.js';

/** A move and the share that it uses: of its own allowance, and of the tactical one. */
export interface Measured {
  readonly move: MoveFacts;
  readonly used: number;
  readonly half: number;
}

/** A move's distances to the BGHQ, before and after. */
export interface CommandFacts {
  readonly before: number;
  readonly after: number;
}

export type MovesTables = Gift<'moving', typeof movesTables>;

export function movesTables(book: RulesBook) {
  const { DISTANCES, idOf, list, ruleFor, sayings } = book;
  const { fragileBinds } = book.ending;
  const { STATE_BARS } = book.moving;
  const { isFast, isFixed, isUnit } = book.words;

  /** whether its state keeps a stand from any move at all. */
  const isHeldByState = (state: Status, options: Options): boolean =>
    STATE_BARS.some(bar => bar.when(state, false, options));

  // biome-ignore format: one line a rule
  const MOVER_BARS = rows<Prohibition<Pick<StandFacts, 'class'>>>(list('MOVER_BARS'), [
    { rule: idOf('MOV-11'), text: 'ARTILLERY and AIRCRAFT make neither tactical moves nor marches', when: stand => !isUnit(stand) },
  ]);

  const STATIC_STAYS = said(idOf('MOV-06'), sayings.fixed);

  /** What forbids a move whatever the ground. */
  // biome-ignore format: one line a rule
  const BEFORE_THE_LEGS = rows<Prohibition<MoveFacts>>(list('MOVE_BARS'), [
    { ...STATIC_STAYS, when: m => isFixed(m.stand) },
    ...STATE_BARS.map(({ rule, text, when }) => ({ rule, text, when: (m: MoveFacts, o: Options) => when(m.stand.state, m.endsCloser, o) })),
    { rule: ruleFor.fragileMoves, text: 'a stand of a Fragile Battle Group may not move closer to an opposing stand', when: (m, o) => m.stand.groupFragile && m.endsCloser && fragileBinds(o) },
  ]);

  /** What forbids a move for its length or its neighbours. */
  // biome-ignore format: one line a rule
  const LENGTH_BARS = rows<Prohibition<Measured>>(list('LENGTH_BARS'), [
    { rule: idOf('MOV-09'), text: `a march may not come within ${DISTANCES.march}" of an opposing stand`, when: ({ move }) => move.kind === 'march' && move.nearestOpposing !== null && within(move.nearestOpposing, DISTANCES.march) },
    { rule: idOf('MOV-10'), text: 'this is farther than the stand may go', when: m => beyond(m.used, 1) },
    { rule: idOf('MOV-07'), text: 'a FAST stand makes at least half a tactical move', when: ({ move, half }) => isFast(move.stand) && move.revealed && closerThan(half, 0.5) },
  ]);
  const inCommand = (toBghq: number): boolean => within(toBghq, DISTANCES.toBghq);
  /** R-45: whoever began beyond 12" need only come nearer. */
  const returns = (c: CommandFacts): boolean => !inCommand(c.before) && closerThan(c.after, c.before);

  // biome-ignore format: one line a rule
  const RADIUS_BARS = rows<Prohibition<CommandFacts>>(list('RADIUS_BARS'), [
    { rule: idOf('ORG-07'), text: `a stand on the table keeps within ${DISTANCES.toBghq}" of its BGHQ`, when: c => !inCommand(c.after) && !returns(c) },
  ]);

  return { isHeldByState, STATIC_STAYS, MOVER_BARS, BEFORE_THE_LEGS, LENGTH_BARS, inCommand, RADIUS_BARS };
}
