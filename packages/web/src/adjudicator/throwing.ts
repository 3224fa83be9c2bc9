import {
  type Adjudicable,
  type Ask,
  answersTo,
  choicesOf,
  chooseOptions,
  type Finding,
  type GestureChoice,
  heldTo,
  isRefusal,
  type Procedure,
  settle,
} from '@umpire/engine';
import { faceByKey } from '../ui/face-by-key.js';
import type { Asked, Throw } from './asked.js';

/** What the rules call for next, given what was thrown so far; undefined: nothing more, or the question is refused. */
export function openAsk(book: Adjudicable, asked: Asked): Ask | undefined {
  const begun = procedureOf(book, asked);
  const settled = begun && settle(begun, asked.throws);
  return settled && 'ask' in settled ? settled.ask : undefined;
}

/** What the rules do to answer a question; undefined: it is refused, or nothing is thrown. */
export function procedureOf(
  book: Adjudicable,
  { question, given, options }: Asked,
): Procedure<Finding<unknown>> | undefined {
  const asked = Object.hasOwn(book.questions, question) ? book.questions[question] : undefined;
  const chosen = chooseOptions(book.options, options);
  const parsed = asked && heldTo(asked.given, given);
  if (!asked || !chosen.ok || !parsed?.success) return undefined;
  const begun = asked.ask(parsed.data, chosen.value, false);
  return isRefusal(begun) || 'because' in begun ? undefined : begun;
}

/** What each throw so far was for. */
export const thrownFor = (book: Adjudicable, asked: Asked): readonly (string | undefined)[] =>
  asked.throws.map((_, i) => openAsk(book, { ...asked, throws: asked.throws.slice(0, i) })?.text);

/** What can be thrown: the faces of a die, or how the hands came out for the owning player. */
export function facesOf(ask: Ask): readonly { readonly value: Throw; readonly label: string }[] {
  if (ask.kind === 'die') return answersTo(ask).map(value => ({ value: value as number, label: String(value) }));
  if (ask.hands) return RPS_FACES;
  return choicesOf(ask)?.map(faceOf) ?? [];
}
const faceOf = ({ value, label }: GestureChoice) => ({ value: value as Throw, label });
const RPS_FACES = [
  { value: 'win', label: 'Win' },
  { value: 'draw', label: 'Draw' },
  { value: 'lose', label: 'Lose' },
];

/** What is thrown after a key: a digit is the face of a die that has it, nought is ten; back takes the last one back. */
export function thrownByKey(book: Adjudicable, asked: Asked, key: string): readonly Throw[] | undefined {
  const { throws } = asked;
  if (key === 'Backspace') return throws.length > 0 ? throws.slice(0, -1) : undefined;
  const ask = /^\d$/.test(key) ? openAsk(book, asked) : undefined;
  if (ask?.kind !== 'die') return undefined;
  const face = faceByKey(
    key,
    facesOf(ask).map(({ value }) => value),
  );
  return face === undefined ? undefined : [...throws, face];
}

/** Throws everything that is still to be thrown. `random` gives a whole number below its argument. */
export function thrown(book: Adjudicable, asked: Asked, random: (below: number) => number): readonly Throw[] {
  const throws = [...asked.throws];
  for (let i = 0; i < MOST; i++) {
    const ask = openAsk(book, { ...asked, throws });
    const faces = ask && facesOf(ask);
    if (!faces || faces.length === 0) break;
    throws.push(faces[random(faces.length)]!.value);
  }
  return throws;
}
/** A contest may be drawn for ever; nobody has seen that many draws. */
const MOST = 200;
