/** What a place would mean: lines to whom could be struck from there, why not to others who are as near, dotted ones from those who could strike, the reach of command. */
import { type Outlook, otherSide, type Point, type Side, type Size } from '@umpire/engine';
import { onTable } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';
import { Slip, Words } from './words.js';

export interface OutlookLinesProps {
  /** The place, a point of the table, and whose it would be. */
  readonly at: Point;
  readonly side: Side;
  readonly outlook: Outlook;
}

type Command = NonNullable<Outlook['command']>;

export function OutlookLines({ at, side, outlook: { targets, threats, barred = [], command } }: OutlookLinesProps) {
  const pen = usePen();
  const centre = command && pen.at(command.from);
  return (
    <g data-mark="outlook" fill="none" pointerEvents="none">
      {centre && (
        <>
          <path
            d={circlePath(centre, command.radius)}
            stroke={pen.halo}
            strokeWidth={pen.px(3.6)}
            strokeOpacity={0.6}
          />
          <path
            data-command={command.within ? 'within' : 'beyond'}
            d={circlePath(centre, command.radius)}
            stroke={command.within ? pen.line : pen.warning}
            strokeWidth={pen.px(1.6)}
            strokeDasharray={`${pen.px(7)} ${pen.px(5)}`}
          />
          <Words at={nameOfRing(command, at, pen)} text={command.text} strong={!command.within} />
        </>
      )}
      {targets.map(({ id, by }) => (
        <OutlookLine
          key={id}
          from={pen.at(at)}
          piece={id}
          words={`${by} reaches${threats.some(threat => threat.id === id) ? ', both ways' : ''}`}
          colour={pen.ink.sides[side].border}
        />
      ))}
      {barred.slice(0, TOLD).map(({ id, why }) => (
        <BarredLine key={id} from={pen.at(at)} piece={id} why={why} />
      ))}
      {threats.map(({ id }) => (
        <OutlookLine key={id} from={pen.at(at)} piece={id} colour={pen.ink.sides[otherSide(side)].border} dotted />
      ))}
    </g>
  );
}

/** Of so many it is said why they cannot be struck: more would hide the table. */
const TOLD = 5;

/** To somebody who is near enough, and why he cannot be struck. */
function BarredLine({ from, piece, why }: { readonly from: Point; readonly piece: string; readonly why: string }) {
  const pen = usePen();
  const stand = useStand(piece);
  if (!stand) return null;
  return (
    <g data-barred={piece}>
      <path
        d={`M${from.x} ${from.y}L${stand.at.x} ${stand.at.y}`}
        stroke={pen.line}
        strokeOpacity={0.55}
        strokeWidth={pen.px(1.4)}
        strokeDasharray={`${pen.px(2)} ${pen.px(6)}`}
      />
      <Slip x={stand.at.x} y={stand.at.y + pen.px(BELOW)} text={why} strong={false} />
    </g>
  );
}
const BELOW = 24;

/** An eighth of a turn, as its sine and cosine. */
const EIGHTH = Math.SQRT1_2;

/** Where the ring is named: to one side of the place, so that neither hides the other, on the table if it can be. */
function nameOfRing({ from, radius }: Command, at: Point, { width, depth }: Size): Point {
  const far = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  const [x, y] = [((at.x - from.x) / far) * radius * EIGHTH, ((at.y - from.y) / far) * radius * EIGHTH];
  const beside = [
    { x: from.x + x + y, y: from.y + y - x },
    { x: from.x + x - y, y: from.y + y + x },
  ] as const;
  const spare = (p: Point): number => Math.min(p.x, width - p.x, p.y, depth - p.y);
  return spare(beside[0]) >= spare(beside[1]) ? beside[0] : beside[1];
}

/** Pixels from the middle of a piece to the words about it. */
const ABOVE = 34;

function OutlookLine({
  from,
  piece,
  words,
  colour,
  dotted = false,
}: {
  readonly from: Point;
  readonly piece: string;
  /** What one could do to the other, written at the other. */
  readonly words?: string;
  readonly colour: string;
  readonly dotted?: boolean;
}) {
  const pen = usePen();
  const stand = useStand(piece);
  if (!stand) return null;
  const d = `M${from.x} ${from.y}L${stand.at.x} ${stand.at.y}`;
  // whoever is struck and strikes back has two lines: the dotted one lies over the other
  const dots = dotted ? { strokeDasharray: `${pen.px(1)} ${pen.px(5)}`, strokeLinecap: 'round' as const } : {};
  return (
    <>
      {!dotted && <path d={d} stroke={pen.halo} strokeWidth={pen.px(3.4)} strokeOpacity={0.6} />}
      <path d={d} stroke={colour} strokeWidth={pen.px(dotted ? 2.8 : 1.4)} {...dots} />
      {words && <Words at={onTable(pen, stand.at)} text={words} above={ABOVE} strong={!dotted} />}
    </>
  );
}
