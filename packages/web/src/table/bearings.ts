import { type Turn, turnedEdge } from '@umpire/board';
import type { Scene, TableEdge } from '@umpire/engine';
import { useTelling } from './model/context.js';

/** Where an edge of the table lies on the screen. */
const PLACES: Readonly<Record<TableEdge, string>> = { north: 'top', east: 'right', south: 'bottom', west: 'left' };

export const placeOfEdge = (edge: TableEdge, turn: Turn): string => PLACES[turnedEdge(edge, turn)];

/** Above or below stands first: "bottom left". */
function placeOfCorner(edges: readonly TableEdge[], turn: Turn): string {
  const places = edges.map(edge => placeOfEdge(edge, turn));
  return (places[0] === 'left' || places[0] === 'right' ? places.reverse() : places).join(' ');
}

/** Not in a name of more words, nor in one that is an adjective: South Africa, the Eastern division. */
const COMPASS =
  /(?<![NSEW]\w*-)\b(?![NSEW][\w-]*ern\b)([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:-(east|west))?(?:ern|wards?)?\b(?! [A-Z])/g;

/**
 * A sentence with compass words, for a table that is turned: each point of the compass is followed by where it lies on the screen, once.
 * Names of places are left as they are; they are written on the table.
 */
export function withBearings(text: string, turn: Turn, names: readonly string[] = []): string {
  if (turn === 0) return text;
  const told = new Set<string>();
  return text.replace(COMPASS, (word: string, first: string, second: string | undefined, at: number) => {
    const edges = [first, second].flatMap(edge => (edge ? [edge.toLowerCase() as TableEdge] : []));
    const place = placeOfCorner(edges, turn);
    if (told.has(place) || names.some(name => isWithin(text, at, name))) return word;
    told.add(place);
    return `${word} (${place})`;
  });
}

const isWithin = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase();

/** Names of places that begin with a point of the compass. */
export const compassNames = ({ features }: Scene): string[] =>
  features.flatMap(({ name }) => (name !== undefined && /^(north|south|east|west)/i.test(name) ? [name] : []));

/** How the table lies before the player, for sentences that speak of north and south. */
export const useBearings = (): ((text: string) => string) => useTelling().say;
