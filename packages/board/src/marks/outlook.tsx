/** What a place would mean: lines to whom could be struck from there, dotted ones from those who could strike, the reach of command. */
import { type Outlook, otherSide, type Point, type Side } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';

export interface OutlookLinesProps {
  /** The place, a point of the table, and whose it would be. */
  readonly at: Point;
  readonly side: Side;
  readonly outlook: Outlook;
}

export function OutlookLines({ at, side, outlook: { targets, threats, command } }: OutlookLinesProps) {
  const pen = usePen();
  const centre = command && pen.at(command.from);
  return (
    <g data-mark="outlook" fill="none" pointerEvents="none">
      {centre && (
        <path
          d={circlePath(centre, command.radius)}
          stroke={command.within ? pen.line : pen.warning}
          strokeWidth={pen.px(1.2)}
          strokeDasharray={`${pen.px(7)} ${pen.px(5)}`}
          strokeOpacity={0.7}
        />
      )}
      {targets.map(({ id }) => (
        <OutlookLine key={id} from={pen.at(at)} piece={id} colour={pen.ink.sides[side].border} />
      ))}
      {threats.map(({ id }) => (
        <OutlookLine key={id} from={pen.at(at)} piece={id} colour={pen.ink.sides[otherSide(side)].border} dotted />
      ))}
    </g>
  );
}

function OutlookLine({
  from,
  piece,
  colour,
  dotted = false,
}: {
  readonly from: Point;
  readonly piece: string;
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
    </>
  );
}
