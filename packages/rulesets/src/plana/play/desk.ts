import { answerAsk, type Citation, type Point, type Procedure, type RuleId, type Side, UMPIRE } from '@umpire/engine';
import type { ShownType } from './ledger.js';
import type { Stage, Stop } from './state.js';
import { happens, type Play } from './types.js';

/** What lies on the umpire's desk (4.10): nothing of it is in the view of a side before the battle is over. */
export interface Desk {
  /** PLA-UMP-19: somebody sits there; nothing waits for an empty chair. */
  readonly present: boolean;
  /** PLA-UMP-47: all that he did, in its order. */
  readonly acts: readonly Act[];
  /** What waits for his word (PLA-UMP-18). */
  readonly held: Held | null;
  /** PLA-UMP-28: bases that a side is not told of, until a turn; null: until he lets it. */
  readonly withheld: readonly Withheld[];
  /** PLA-UMP-28: false reports that go out with those of the next step 4. */
  readonly planted: readonly Planted[];
  /** PLA-UMP-24: what a side hears when its next Orders window opens. */
  readonly messages: readonly Message[];
  /** PLA-UMP-38. */
  readonly arrivals: readonly Arrival[];
  /** PLA-UMP-34, -36: for the assaults of this turn. */
  readonly groups: readonly GroupRuling[];
  /** PLA-UMP-35: for this turn. */
  readonly surprises: readonly SurpriseRuling[];
  /** PLA-UMP-26, -29: what a side may not do in this turn, by the slot of its line. */
  readonly forbidden: readonly string[];
  /** PLA-UMP-40: the open window, which does not close while it is paused. */
  readonly paused: boolean;
  /** Minutes by which its clock was put back. */
  readonly extended: number;
  /** PLA-UMP-39: he ended the battle while a step was under way; it ends when that is done. */
  readonly ending: Ending | null;
}
export interface Act {
  readonly turn: number;
  readonly stage: Stage;
  readonly verb: string;
  readonly rule: RuleId;
  readonly text: string;
  readonly reason: string;
}
/** What the book proposes, before it counts: what was thrown for it may be replaced. */
export interface Held {
  readonly stop: Stop;
  readonly rule: RuleId;
  readonly title: string;
  readonly lines: readonly string[];
  readonly proposal: string;
  readonly because: readonly Citation[];
  readonly throws: readonly HeldThrow[];
  readonly about: readonly string[];
  /** Of an assault: which, and how the losses of each side fall. */
  readonly group: string | null;
  readonly losses: Readonly<Record<Side, readonly number[]>> | null;
}
export interface HeldThrow {
  readonly id: string;
  readonly text: string;
  readonly sides: 6 | 10;
  readonly thrown: number;
  readonly face: number;
}
export interface Withheld {
  readonly side: Side;
  readonly base: string;
  readonly until: number | null;
}
export interface Planted {
  readonly side: Side;
  readonly type: ShownType;
  readonly at: Point;
}
export interface Message {
  readonly to: Side;
  readonly text: string;
}
export interface Arrival {
  /** A company whose make-up it has. */
  readonly company: string;
  readonly at: Point;
  readonly turn: number;
}
export interface GroupRuling {
  /** The base of the defenders that comes first by its name. */
  readonly group: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly flank: boolean | null;
  readonly attacker: Side | null;
}
export interface SurpriseRuling {
  readonly company: string;
  readonly kind: 'assault' | 'big';
  readonly on: boolean;
}
export interface Ending {
  readonly winner: Side | 'draw';
  readonly text: string;
}

export const EMPTY_DESK: Desk = {
  present: false,
  acts: [],
  held: null,
  withheld: [],
  planted: [],
  messages: [],
  arrivals: [],
  groups: [],
  surprises: [],
  forbidden: [],
  paused: false,
  extended: 0,
  ending: null,
};

/** PLA-UMP-26, -34, -35: what he ruled for one turn is over with it. */
export const afterTurn = (desk: Desk): Desk =>
  desk.groups.length + desk.surprises.length + desk.forbidden.length === 0
    ? desk
    : { ...desk, groups: [], surprises: [], forbidden: [] };

/** Everybody is told the same, whatever he looks at, and nobody that he does where nothing waits for him (5.8). */
const WORD = answerAsk('PLA-UMP-18', 'the umpire has the table', [UMPIRE], false, []);

export const stopsAt = ({ state }: Play, stop: Stop): boolean =>
  state.desk.present && (state.rulings.stops.includes(stop) || state.rulings.stops.includes('steps'));

type Proposal = Pick<Held, 'rule' | 'title'> & Partial<Omit<Held, 'rule' | 'title' | 'stop'>>;

/** PLA-UMP-18, -43: he sees what the book proposes, changes what he wants, and lets it go on; nothing waits where he does not want to be asked. */
export function* held(game: Play, stop: Stop, proposal: Proposal): Procedure<Held> {
  const { lines = [], proposal: words = '', because = [], throws = [], about = [] } = proposal;
  const { group = null, losses = null, rule, title } = proposal;
  const shown: Held = { stop, rule, title, lines, proposal: words, because, throws, about, group, losses };
  if (!stopsAt(game, stop)) return shown;
  happens(game, 'noted', { desk: { ...game.state.desk, held: shown } });
  yield WORD;
  const released = game.state.desk.held ?? shown;
  happens(game, 'noted', { desk: { ...game.state.desk, held: null } });
  return released;
}

export const heldThrow = (id: string, text: string, face: number, sides: 6 | 10 = 10): HeldThrow => ({
  id,
  text,
  sides,
  thrown: face,
  face,
});

/** Dice that are looked at together, or with what they are for: those who throw them ask for themselves. */
const TOGETHER: readonly RuleId[] = ['PLA-FIR-02', 'PLA-LOC-01', 'PLA-CA-07', 'PLA-MOR-07', 'PLA-RAL-01'];

/** PLA-UMP-13, -23: every other die of a step waits for him by itself, where he looks at every step. */
export function* eachDieHeld<T>(game: Play, procedure: Procedure<T>): Procedure<T> {
  let step = procedure.next();
  while (!step.done) {
    const ask = step.value;
    const answer = yield ask;
    if (ask.kind !== 'die' || TOGETHER.includes(ask.rule) || !stopsAt(game, 'steps')) {
      step = procedure.next(answer);
      continue;
    }
    const thrown = heldThrow('1', ask.text, answer as number, ask.sides === 6 ? 6 : 10);
    const { throws } = yield* held(game, 'steps', { rule: ask.rule, title: ask.text, throws: [thrown] });
    step = procedure.next(throws[0]!.face);
  }
  return step.value;
}
