import { Ghost, PieceTarget, Spotlight, StrikeArrow, Words, ZoneMark } from '@umpire/board';
import { isPlain } from '@umpire/desk';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { candidatesAt } from './candidates.js';
import { concernedIn, openEntry, strikeIn } from './concerned.js';
import { dicedIn } from './diced.js';

/** What a question is about stands in the light; those that can be chosen are ringed. */
export function AskMarks() {
  const table = useTableParts();
  const { battleView, snap } = table;
  if (snap.pass) return null;
  const candidates = candidatesAt(table);
  return (
    <>
      <DicedSquares />
      <DicedSquare />
      {battleView.asked && isPlain(battleView.asked.ask) && <Concerned more={candidates.map(({ piece }) => piece)} />}
      <EndOfAnswer />
      {candidates.map(({ piece, closed }) => (
        <PieceTarget key={piece} piece={piece} state={closed ? 'closed' : 'open'} />
      ))}
    </>
  );
}

/** What the dice have brought so far, while they are thrown for the squares of the table. */
function DicedSquares() {
  const { battleView } = useTableParts();
  return dicedIn(openEntry(battleView)?.thrown ?? [], battleView.scene).map(({ at, things }) => (
    <Words key={`${at.x},${at.y}`} at={at} text={things.join(', ')} />
  ));
}

/** The square of the table that a die is thrown for. */
function DicedSquare() {
  const { asked, scene } = useTableParts().battleView;
  const square = asked?.ask.kind === 'die' ? asked.ask.square : undefined;
  if (!square) return null;
  const [width, depth] = [scene.width / square.columns, scene.depth / square.rows];
  return <ZoneMark zones={[{ kind: 'rect', x: square.col * width, y: square.row * depth, width, depth }]} />;
}

/** Pixels below the middle of a piece, where words do not hide it. */
const BELOW = 48;

/** Where the piece that is asked about would stand by the answer that is pointed at, else by the first one that moves it. */
function EndOfAnswer() {
  const { battleView, hover } = useTableParts();
  const { answer } = useHover(hover);
  const { ask, answerPreviews = [] } = battleView.asked ?? {};
  const pointed = answerPreviews.find(({ value }) => value === answer);
  const { end, cost } = pointed ?? (answer === undefined ? answerPreviews.find(one => one.end) : undefined) ?? {};
  const piece = battleView.scene.pieces.find(({ id }) => id === (ask?.kind === 'answer' ? ask.about?.[0] : undefined));
  if (!end || !piece) return null;
  const { side, symbol } = piece;
  return (
    <>
      <Ghost at={end} side={side} symbol={symbol} size={piece} allowed of={piece} />
      {cost !== undefined && <Words at={end} text={cost} above={-BELOW} />}
    </>
  );
}

function Concerned({ more }: { readonly more: readonly string[] }) {
  const { battleView } = useTableParts();
  const lit = concernedIn(battleView);
  const strike = strikeIn(battleView);
  if (lit.length === 0) return null;
  return (
    <>
      <Spotlight pieces={[...new Set([...lit, ...more])]} />
      {strike && <StrikeArrow {...strike} />}
    </>
  );
}
