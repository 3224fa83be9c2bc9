import {
  askingOf,
  type BookTypes,
  choicesOf,
  forkState,
  isSide,
  type Match,
  type Odds,
  type Preview,
  type ResultInWords,
  type SeatId,
  type Stake,
  seatNamed,
  viewerAt,
} from '@umpire/engine';
import { giverOf } from './sides.js';

/** An answer by its words, and what may come of it: its odds, or where the piece that is asked about would stand then. */
export interface AnswerPreview extends Pick<Preview, 'odds' | 'end' | 'cost'> {
  readonly value: unknown;
  readonly label: string;
}

/**
 * What the order that waits for an answer can still come to, for the side that ordered and for the one that is struck. What the book
 * itself shows with the hands counts; else it is judged by what the viewer may know: the table as he saw it before the order, with what
 * was turned up since.
 */
export function stakeOf(match: Match<BookTypes>, at: SeatId): Stake | undefined {
  const { pending, rules, entries } = match;
  const viewer = viewerAt(match.seats, at);
  const entry = entries.at(-1);
  const by = entry && giverOf(match, entry.by);
  if (!pending || !entry || !by || !isSide(by) || !isSide(viewer) || rules.secret?.(entry.order)) return undefined;
  const { ask } = pending;
  if (ask.kind === 'answer' && ask.hands && ask.stake) {
    const shown = ask.stake();
    return ask.hands.owner === viewer ? shown : { ...shown, odds: turned(shown.odds) };
  }
  if (isCast(match)) return undefined;
  const { odds, because, counts, table } = foreseen(match, at, entry.by) ?? { because: [] };
  return (
    odds && { because, ...(counts && { counts }), ...(table && { table }), odds: by === viewer ? odds : turned(odds) }
  );
}

/** The die of the order lies, or its hands were shown: what it might have come to is past, and what is asked now is what one makes of it. */
const isCast = ({ pending, entries }: Match<BookTypes>): boolean =>
  choicesOf(pending!.ask) !== undefined &&
  entries.at(-1)!.answered.some(({ ask }) => ask.kind === 'die' || ask.hands !== undefined);

/** What the answers may come to, where the book can say: as the one who is asked has it. */
export function answerPreviewsOf(match: Match<BookTypes>, at: SeatId): readonly AnswerPreview[] {
  const choices = match.pending && choicesOf(match.pending.ask);
  const asking = choices && seatNamed(match.seats, at) ? askingOf(match, at) : undefined;
  return (choices ?? []).flatMap(({ value, label }) => {
    const { odds, end, cost } = asking?.preview(value) ?? {};
    if (!odds && !end) return [];
    return [{ value, label, ...(odds && { odds }), ...(end && { end }), ...(cost !== undefined && { cost }) }];
  });
}

function foreseen(match: Match<BookTypes>, at: SeatId, giver: SeatId): Preview | undefined {
  const { rules, before, entries, seats, options } = match;
  const { order, events } = entries.at(-1)!;
  if (!before) return undefined;
  const state = forkState(before);
  for (const event of events) if (rules.reveals(event)) rules.apply(state, event);
  const seat = seatNamed(seats, giver)!;
  try {
    const view = rules.view(state, viewerAt(seats, at), seatNamed(seats, at));
    const preview = rules.face.preview({ view, by: seat.side, seat, options }, order);
    return preview.refusal ? undefined : preview;
  } catch {
    return undefined; // the order hangs on something that this viewer does not know
  }
}

/** The same odds for the other side: what was his worst comes first. */
const turned = ({ chances, because }: Odds<ResultInWords>): Odds<ResultInWords> => ({
  chances: chances.toReversed().map(chance => ({
    ...chance,
    result: { ...chance.result, text: turnedWords(chance.result.text), good: -chance.result.good },
  })),
  because,
});

const HANDS = { win: 'lose', lose: 'win' } as const;
const turnedWords = (text: string): string =>
  text.replace(/^(win|lose)(?=:)/, hand => HANDS[hand as keyof typeof HANDS]);
