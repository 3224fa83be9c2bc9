import type { BattleView } from '@umpire/desk';
import { isHands } from '@umpire/desk';
import { choicesOf, fieldInHand, type GestureChoice, type Refusal, type SeatId } from '@umpire/engine';
import type { Table } from '../model/use-table.js';

/** A piece that stands for an answer: it can be touched on the table as well as in the list. */
export interface Candidate {
  readonly piece: string;
  readonly value: unknown;
  readonly closed?: Refusal | undefined;
}

/** The seat at this screen that is asked and has not answered: the one who looks, if he is among them. */
export function askedHere({ turn, seats, at }: Pick<BattleView, 'turn' | 'seats' | 'at'>): SeatId | undefined {
  const people = 'waiting' in turn ? turn.waiting.filter(seat => seats[seat] === 'person') : [];
  return people.find(seat => seat === at) ?? people[0];
}

function choicesAt({ battleView, gesture, drafting }: Choosing): readonly GestureChoice[] {
  if (drafting.draft) return gesture?.kind === 'choose' ? gesture.among : [];
  const ask = battleView.asked?.ask;
  return ask?.kind === 'answer' && !isHands(ask) && askedHere(battleView) ? (choicesOf(ask) ?? []) : [];
}

type Choosing = Pick<Table, 'battleView' | 'gesture' | 'drafting'>;

/** Those choices that are pieces on the table. */
export function candidatesAt(table: Choosing): readonly Candidate[] {
  const there = new Set(table.battleView.scene.pieces.map(({ id }) => id));
  return choicesAt(table).flatMap(({ value, closed }) =>
    typeof value === 'string' && there.has(value) ? [{ piece: value, value, closed }] : [],
  );
}

/** Gives the answer that a piece stands for; false if it stands for none. */
export function chooseCandidate(table: Choosing & Pick<Table, 'session' | 'pick'>, piece: string): boolean {
  const chosen = candidatesAt(table).find(one => one.piece === piece && !one.closed);
  if (!chosen) return false;
  const { draft } = table.drafting;
  if (draft) table.pick(fieldInHand(draft)!.name, chosen.value);
  else void table.session.answer(askedHere(table.battleView)!, chosen.value);
  return true;
}
