/** What a place would mean: lines to whom could be struck from there, why not to others who are as near, dashed arrows from those who could strike, the reach of command. */
import {
  type Outlook,
  type OutlookLine as OutlookLineOf,
  otherSide,
  type Point,
  type Side,
  type Size,
} from '@umpire/engine';
import { onTable } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { useStand, useStands } from '../piece/stands.js';
import { circlePath } from '../shape/path.js';
import { placesRound, Slip, Words } from './words.js';

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
          {/* as long as it is led the ring changes nothing */}
          {!command.within && <Words at={nameOfRing(command, at, pen)} text={command.text} strong />}
        </>
      )}
      {targets.map(({ id }) => (
        <OutlookLine key={id} from={pen.at(at)} piece={id} colour={pen.ink.sides[side].border} />
      ))}
      <Reached at={at} targets={targets} threats={threats} />
      {barred.slice(0, TOLD).map(({ id, why, ring }) => (
        <BarredLine key={id} from={pen.at(at)} piece={id} why={why} ring={ring} />
      ))}
      {threats
        .toSorted((a, b) => a.gap - b.gap)
        .slice(0, RINGED)
        .map(threat => (
          <ThreatRing
            key={threat.id}
            from={pen.at(at)}
            threat={threat}
            side={otherSide(side)}
            told={targets.some(({ id }) => id === threat.id)}
          />
        ))}
      <Threats at={at} by={threats.map(({ id }) => id)} />
    </g>
  );
}

interface ThreatLinesProps {
  readonly at: Point;
  /** Who could strike there. */
  readonly by: readonly string[];
}

/** Arrows alone, from those who could strike: the rings of all who could strike several pieces would be a tangle. */
export function ThreatLines(props: ThreatLinesProps) {
  return (
    <g data-mark="threats" fill="none" pointerEvents="none">
      <Threats {...props} />
    </g>
  );
}

/** What could come is no deed: dashes with a head at who would be struck, in the colour of warnings, where trails are dots in a side's. */
function Threats({ at, by }: ThreatLinesProps) {
  const pen = usePen();
  const to = pen.at(at);
  return useStands([...by]).map(({ at: from, piece: { id } }) => {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const along = (back: number, aside: number) =>
      `${Math.round(to.x - x * pen.px(back) - y * pen.px(aside))} ${Math.round(to.y - y * pen.px(back) + x * pen.px(aside))}`;
    return (
      <g key={id} data-threatens={id} stroke={pen.warning} strokeWidth={pen.px(2)}>
        <path d={`M${from.x} ${from.y}L${along(HEAD, 0)}`} strokeDasharray={`${pen.px(8)} ${pen.px(5)}`} />
        <path
          d={`M${along(HEAD, -5)}L${along(HEAD - 11, 0)}L${along(HEAD, 5)}Z`}
          fill={pen.warning}
          stroke={pen.halo}
        />
      </g>
    );
  });
}
/** Pixels from the middle of who would be struck to the foot of the head. */
const HEAD = 24;

/** With what each is reached, and who strikes back: at each; of those who are at hand in one slip over all of them, for slips of their own would hide them. */
function Reached({ at, targets, threats }: Pick<Outlook, 'targets' | 'threats'> & { readonly at: Point }) {
  const pen = usePen();
  const place = pen.at(at);
  const stands = useStands(targets.map(({ id }) => id));
  const told = stands.map(({ at: where, piece: { id, label } }) => {
    const threat = threats.find(one => one.id === id);
    const how = `${targets.find(target => target.id === id)!.by} reaches`;
    return { where, label, how, back: threat ? ', both ways' : '', ring: threat?.reach?.radius ?? 0 };
  });
  const near = told.filter(({ where: { x, y } }) => Math.hypot(x - place.x, y - place.y) < pen.px(AT_HAND));
  const together = near.length > 1 ? near : [];
  const sayings = [...new Set(together.map(({ how, back }) => `${how} *${back}`))];
  // over their rings too, which have names of their own
  const tops = together.map(({ where: { y }, ring }) => y - Math.max(ring, pen.px(LINE)));
  const top = { x: place.x, y: Math.min(place.y, ...tops) };
  return (
    <>
      {told.map(({ where, label, how, back }) =>
        together.some(one => one.label === label) ? null : (
          <Words key={label} at={onTable(pen, where)} text={how + back} above={ABOVE} strong />
        ),
      )}
      {sayings.map((said, i) => {
        const names = together.filter(({ how, back }) => `${how} *${back}` === said).map(({ label }) => label);
        const text = said.replace('*', listed(names));
        return <Words key={said} at={onTable(pen, top)} text={text} above={(i + 1) * LINE} strong />;
      })}
    </>
  );
}
/** Pixels: whose slip would lie over others who are as near. */
const AT_HAND = 110;
/** Pixels from one slip to the next. */
const LINE = 22;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Of so many of the nearest the reach is drawn: more would be a tangle. */
const RINGED = 3;

interface ThreatRingProps {
  readonly from: Point;
  readonly threat: OutlookLineOf;
  readonly side: Side;
  /** It is said already that both could strike. */
  readonly told: boolean;
}

/** How far somebody strikes who could strike there: whose ring it is and with what, written on it where it is farthest from the place. */
function ThreatRing({ from, threat: { id, reach }, side, told }: ThreatRingProps) {
  const pen = usePen();
  const stand = useStand(id);
  if (!stand || !reach) return null;
  const ring = circlePath(stand.at, reach.radius);
  const far = reach.radius / (Math.hypot(stand.at.x - from.x, stand.at.y - from.y) || 1);
  const name = {
    x: stand.at.x + (stand.at.x - from.x) * far,
    y: stand.at.y + (stand.at.y - from.y) * far,
  };
  return (
    <g data-threat={id}>
      <path d={ring} stroke={pen.halo} strokeWidth={pen.px(3.2)} strokeOpacity={0.55} />
      <path
        d={ring}
        fill={pen.ink.sides[side].accent}
        fillOpacity={0.06}
        stroke={pen.ink.sides[side].accent}
        strokeWidth={pen.px(1.5)}
        strokeDasharray={`${pen.px(2)} ${pen.px(4)}`}
      />
      {!told && <Words at={onTable(pen, name)} text={`${stand.piece.label}: ${reach.text}`} />}
    </g>
  );
}

/** Of so many it is said why they cannot be struck: more would hide the table. */
const TOLD = 5;

interface BarredLineProps {
  readonly from: Point;
  readonly piece: string;
  readonly why: string;
  readonly ring: number | undefined;
}

/** To somebody who is near enough, and why he cannot be struck; round him how near would do. */
function BarredLine({ from, piece, why, ring }: BarredLineProps) {
  const pen = usePen();
  const stand = useStand(piece);
  if (!stand) return null;
  return (
    <g data-barred={piece}>
      {ring !== undefined && (
        <path
          d={circlePath(stand.at, ring)}
          stroke={pen.line}
          strokeWidth={pen.px(1.6)}
          strokeDasharray={`${pen.px(2)} ${pen.px(4)}`}
        />
      )}
      <path
        d={`M${from.x} ${from.y}L${stand.at.x} ${stand.at.y}`}
        stroke={pen.line}
        strokeOpacity={0.55}
        strokeWidth={pen.px(1.4)}
        strokeDasharray={`${pen.px(2)} ${pen.px(6)}`}
      />
      <Slip places={placesRound(stand.at, pen.px(BELOW), why, pen.px)} text={why} strong={false} must={false} />
    </g>
  );
}
const BELOW = 16;

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
  colour,
}: {
  readonly from: Point;
  readonly piece: string;
  readonly colour: string;
}) {
  const pen = usePen();
  const stand = useStand(piece);
  if (!stand) return null;
  const d = `M${from.x} ${from.y}L${stand.at.x} ${stand.at.y}`;
  return (
    <>
      <path d={d} stroke={pen.halo} strokeWidth={pen.px(3.4)} strokeOpacity={0.6} />
      <path d={d} stroke={colour} strokeWidth={pen.px(1.4)} />
    </>
  );
}
