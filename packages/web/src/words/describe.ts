import type { BattleView } from '@umpire/desk';
import {
  type Count,
  heldWords,
  isSide,
  type Odds,
  type Piece,
  type Preview,
  type Refusal,
  type ResultInWords,
  type Scene,
  type SeatId,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { Able } from '../table/model/readiness.js';
import { capital } from '../ui/capital.js';
import {
  featureNames,
  featureWords,
  lineWords,
  placeWords,
  pointWords,
  relations,
  relationWords,
  standingIn,
} from './place.js';

/** Sentences about a battle. */

export { capital };

/** A sentence of whatever a book says in a few words. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);

/** `A4, MBTn ARM`: what it is called and what it is. */
export const nameWords = ({ label, title }: Piece): string => (title.includes(label) ? title : `${label}, ${title}`);

export const markerWords = ({ markers }: Piece): string => markers.map(marker => marker.text).join(', ');

/** A stand in one line: what it is, where it is, what it has suffered. */
export function standWords(piece: Piece, scene: Scene): string {
  const parts = [nameWords(piece) + (piece.leader ? ', leader' : ''), placeWords(piece, scene), markerWords(piece)];
  return parts.filter(part => part !== '').join('; ');
}

export interface Group {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

/** Pieces of a side by their group, in the order of the scene. */
export function groupsOf(scene: Scene, side: Side, where: Piece['where'] = 'table'): Group[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    if (piece.side !== side || piece.where !== where) continue;
    const name = piece.group ?? 'Others';
    groups.set(name, [...(groups.get(name) ?? []), piece]);
  }
  return [...groups].map(([name, pieces]) => ({ name, pieces }));
}

export const sideName = (scene: Scene, side: Side): string =>
  scene.status.scores.find(score => score.side === side)?.name ?? (side === 'a' ? 'Red' : 'Blue');

/** A side's one seat is called as its army is; one of several by its own name. */
export const seatName = ({ scene }: BattleView, seat: SeatId): string => (isSide(seat) ? sideName(scene, seat) : seat);

/** What is expected now, a sentence each. */
export function nowWords(battleView: BattleView): string[] {
  const { scene, turn, asked, at } = battleView;
  const { status } = scene;
  const step = status.steps.find(s => s.current)?.label;
  const when = [status.turn, step, status.clock].filter(Boolean).join(', ');
  if ('over' in turn) {
    const who = turn.over === 'draw' ? 'A draw' : `${sideName(scene, turn.over)} wins`;
    return [sentence(when), sentence(`${who}: ${turn.text}`)];
  }
  const yours = turn.waiting.includes(at);
  const others = turn.waiting.filter(seat => seat !== at).map(seat => seatName(battleView, seat));
  const whose = yours ? 'It is for you to act' : `You wait for ${others.join(' and ')}`;
  const text = asked ? asked.ask.text : turn.text;
  return [sentence(when), sentence(`${whose}: ${text}`)];
}

/** How near each side is to losing, who holds the ground that decides, and what the viewer is to do: a sentence each. */
export function metersWords({ meters, scene, viewer }: BattleView): string[] {
  const { aim, prizes = [] } = scene.status;
  const counted = meters.map(({ side, label, lost, limit, next }) => {
    const who = side === viewer ? 'You' : sideName(scene, side);
    return sentence(`${who}: ${label} ${lost} of ${limit}, ${next}`);
  });
  const held = prizes.map(prize => sentence(SIDES.map(side => heldWords(prize, side)).join('; ')));
  return [...(aim ? [sentence(`Your aim: ${aim}`)] : []), ...counted, ...held];
}

/** `A1, A4 can still move.` */
export const leftWords = ({ use, stands }: Able, { pieces }: Pick<Scene, 'pieces'>): string =>
  `${stands.map(id => pieces.find(piece => piece.id === id)?.label ?? id).join(', ')} can still ${use}.`;

/** `Refused: out of range, XX-ENG-04.` */
export const refusalWords = ({ message, rule }: Refusal): string => sentence(rule ? `${message}, ${rule}` : message);

/** `1 in 3, win: B7 out. 1 in 3, …` */
export const oddsWords = ({ chances }: Odds<ResultInWords>): string =>
  chances.map(({ ways, of, result }) => `${of === 1 ? 'certain' : `${ways} in ${of}`}, ${result.text}`).join('; ');

/** `A4 no causes, B7 2 causes (its grade is the lower)` */
const countsWords = (counts: readonly Count[]): string =>
  counts
    .map(({ piece, text, because, odds }) => {
      const rows = because.map(row => row.text).join(', ');
      return `${piece} ${text}${rows && ` (${rows})`}${odds ? `: ${oddsWords(odds)}` : ''}`;
    })
    .join(', ');

/** What an order would do: refused, or its cost and odds. */
export function previewWords(preview: Preview | Refusal, scene: Scene): string {
  if ('message' in preview) return refusalWords(preview);
  if (preview.refusal) {
    const where = preview.breaksAt ? ` It breaks ${pointWords(preview.breaksAt, scene)}.` : '';
    const cost = preview.cost ? ` ${sentence(preview.cost)}` : '';
    return `Refused: ${refusalWords(preview.refusal)}${where}${cost}`;
  }
  return effectWords(preview) || 'It may be done.';
}

/** The cost and the odds of an order; where neither can be told, why not. Empty if there is nothing to tell. */
export function effectWords({ cost, counts, odds, otherwise, answered, because }: Preview): string {
  const further = [otherwise, answered].map(one => one?.odds && `${one.text}: ${oddsWords(one.odds)}`);
  const parts = [cost, counts && countsWords(counts), odds && oddsWords(odds), ...further].filter(
    part => part !== undefined,
  );
  const told = parts.length > 0 ? parts : because.map(({ text }) => text);
  return told.length > 0 ? sentence(told.join('; ')) : '';
}

/** The ground, a line each; who stands in it. */
export function terrainLines(scene: Scene): string[] {
  const within = (names: readonly string[]) => (names.length > 0 ? `; in it ${names.join(', ')}` : '');
  const names = featureNames(scene.features);
  return [
    ...scene.features.map(
      feature =>
        `${capital(names.get(feature.id)!)}: ${featureWords(feature, scene)}${within(standingIn(feature, scene).map(p => p.label))}`,
    ),
    ...(scene.scenery ?? []).map(({ kind, line }) => `${capital(SCENERY[kind])}: ${lineWords(line, scene)}`),
    ...scene.overlays.map(overlayWords(scene)),
  ];
}

const SCENERY = { lane: 'farm lane', railway: 'railway line', ditch: 'ditch', stream: 'stream' } as const;

const overlayWords =
  (scene: Scene) =>
  ({ kind, label, side, centre, outline }: Scene['overlays'][number]): string => {
    const [first, third] = [outline?.[0], outline?.[2]];
    const middle =
      centre ?? (first && third && { x: Math.round((first.x + third.x) / 2), y: Math.round((first.y + third.y) / 2) });
    const whose = side ? `${sideName(scene, side)}'s ` : '';
    return `${capital(`${whose}${label ?? kind}`)}${middle ? `: middle ${pointWords(middle, scene)}` : ''}`;
  };

/** Everybody on the table as seen from one piece, the nearest first; for enemies whether they are in sight. */
export function nearLines(
  scene: Scene,
  from: Piece,
  sight: readonly { readonly id: string; readonly blockedBy: readonly string[] }[],
): { readonly piece: Piece; readonly text: string }[] {
  const names = featureNames(scene.features);
  return relations(scene, from).map(found => {
    const seen = sight.find(s => s.id === found.piece.id);
    const sees = !seen
      ? ''
      : seen.blockedBy.length === 0
        ? '; in sight'
        : `; not in sight, behind ${seen.blockedBy.map(id => names.get(id) ?? id).join(', ')}`;
    return { piece: found.piece, text: `${relationWords(found, scene)}${sees}` };
  });
}
