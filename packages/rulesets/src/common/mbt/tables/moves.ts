import { type Options, rows } from '@umpire/engine';
import { beyond, closerThan, within } from '../../book/limits.js';
import { type Prohibition, type Sentence, said } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { MoveKind, StandFacts, Status } from '../pieces.js';
import type { MoveFacts } from '../rules/movement.js';

/** A move and the share that it uses: of its own allowance, and of the tactical one (R-67). */
export interface Measured {
  readonly move: MoveFacts;
  readonly used: number;
  readonly half: number;
  /** How far it may go in good going, so and by a tactical move; and how much of its way is bad. */
  readonly most: number;
  readonly tactical: number;
  readonly bad: number;
}

/** A move's distances to the BGHQ, before and after. */
export interface CommandFacts {
  readonly before: number;
  readonly after: number;
}

const inch = (n: number): string => `${Math.round(n * 10) / 10}"`;

const staysOut = (state: Status, how: string): string => `a stand that is ${state} does not move ${how}`;

/** What the way comes to, of what there is; and why, where the ground makes it longer. */
const tooFar = ({ bad, most, used }: Measured): string =>
  `this takes ${inch(used * most)} of its ${inch(most)}${bad > 0 ? `: ${inch(bad)} of the way is bad going` : ''}`;

/** Why it gets no farther: all that it has is used up, by the ground if by anything but the way itself. */
const usedUp = ({ bad, most, move: { kind } }: Measured): string =>
  `${WHOLE[kind]} ${inch(most)} is used up${bad > 0 ? ': bad going is slow' : ''}`;
const WHOLE: Readonly<Record<MoveKind, string>> = { tactical: 'its tactical move of', march: 'its march of' };

export type MovesTables = Gift<'moving', typeof movesTables>;

export function movesTables(book: RulesBook) {
  const { DISTANCES, idOf, list, ruleFor, sayings } = book;
  const { fragileBinds } = book.ending;
  const { STATE_BARS } = book.moving;
  const { isFast, isFixed, isUnit } = book.words;

  /** R-145: what keeps a stand from any move at all because of its state. */
  function heldByState(state: Status, options: Options): Sentence | undefined {
    const bar = STATE_BARS.find(({ when }) => when(state, false, options));
    return bar && { rule: bar.rule, text: staysOut(state, 'at all') };
  }
  const isHeldByState = (state: Status, options: Options): boolean =>
    STATE_BARS.some(({ when }) => when(state, false, options));

  // biome-ignore format: one line a rule
  const MOVER_BARS = rows<Prohibition<Pick<StandFacts, 'class'>>>(list('MOVER_BARS'), [
    { rule: idOf('MOV-11'), text: 'ARTILLERY and AIRCRAFT make neither tactical moves nor marches', when: stand => !isUnit(stand) },
  ]);

  const STATIC_STAYS = said(idOf('MOV-06'), sayings.fixed);

  /** What forbids a move whatever the ground. */
  // biome-ignore format: one line a rule
  const BEFORE_THE_LEGS = rows<Prohibition<MoveFacts>>(list('MOVE_BARS'), [
    { ...STATIC_STAYS, when: m => isFixed(m.stand) },
    ...STATE_BARS.map(({ rule, text, when }) => ({ rule, text, say: (m: MoveFacts, o: Options) => heldByState(m.stand.state, o)?.text ?? staysOut(m.stand.state, 'closer to the enemy'), when: (m: MoveFacts, o: Options) => when(m.stand.state, m.endsCloser, o) })),
    { rule: ruleFor.fragileMoves, text: 'a stand of a Fragile Battle Group may not move closer to an opposing stand', when: (m, o) => m.stand.groupFragile && m.endsCloser && fragileBinds(o) },
  ]);

  /** What forbids a move for its length or its neighbours. */
  // biome-ignore format: one line a rule
  const LENGTH_BARS = rows<Prohibition<Measured>>(list('LENGTH_BARS'), [
    { rule: idOf('MOV-09'), text: `a march may not come within ${DISTANCES.march}" of an opposing stand`, stop: () => `no march comes within ${DISTANCES.march}" of an enemy`, when: ({ move }) => move.kind === 'march' && move.nearestOpposing !== null && within(move.nearestOpposing, DISTANCES.march) },
    { rule: idOf('MOV-10'), text: 'this is farther than the stand may go', say: tooFar, stop: usedUp, when: m => beyond(m.used, 1) },
    { rule: idOf('MOV-07'), text: 'a FAST stand makes at least half a tactical move', say: m => `who goes fast (FAST) goes at least half of its tactical move: ${inch(m.tactical / 2)} in good going`, when: ({ move, half }) => isFast(move.stand) && move.revealed && closerThan(half, 0.5) },
  ]);
  const inCommand = (toBghq: number): boolean => within(toBghq, DISTANCES.toBghq);
  /** R-45: whoever began beyond 12" need only come nearer. */
  const returns = (c: CommandFacts): boolean => !inCommand(c.before) && closerThan(c.after, c.before);

  // biome-ignore format: one line a rule
  const RADIUS_BARS = rows<Prohibition<CommandFacts>>(list('RADIUS_BARS'), [
    { rule: idOf('ORG-07'), text: `a stand on the table keeps within ${DISTANCES.toBghq}" of its BGHQ`, stop: () => `no farther than ${DISTANCES.toBghq}" from its headquarters`, say: c => `it would be ${inch(c.after)} from its headquarters (BGHQ), ${DISTANCES.toBghq}" at most`, when: c => !inCommand(c.after) && !returns(c) },
  ]);

  return { heldByState, isHeldByState, STATIC_STAYS, MOVER_BARS, BEFORE_THE_LEGS, LENGTH_BARS, inCommand, RADIUS_BARS };
}
