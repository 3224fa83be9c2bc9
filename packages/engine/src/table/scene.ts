import type { TableEdge } from '../geometry/footprint.js';
import type { Point } from '../geometry/point.js';
import type { Citation, RuleId } from '../result.js';
import { SIDE_NAMES, type Side } from '../seats.js';

/**
 * What a table looks like, in terms that all books share. A book turns its view into a scene; the page, the command
 * line and the reports draw scenes and know no book.
 */
export interface Scene {
  /** Tenths of a millimetre, x to the east and y to the north. */
  readonly width: number;
  readonly depth: number;
  readonly unit: Unit;
  readonly ground: Ground;
  /** What the country looks like, where the ground alone does not say it. */
  readonly landscape?: Landscape;
  /** The colours of this very place; those of the landscape if nothing is said. */
  readonly tints?: Tints;
  /** How heights are drawn: in the strokes of engravers, or in the lines of surveyors, as usual. */
  readonly relief?: 'hachures' | 'contours';
  /** The age that is seen: in vehicles, roads and what stands in the fields; before all of these if nothing is said. */
  readonly period?: Period;
  readonly light: 'day' | 'dawn' | 'dusk' | 'night';
  readonly season?: 'Winter' | 'Autumn' | 'Spring' | 'Summer';
  readonly weather?: string;
  readonly features: readonly Feature[];
  /** What the country has besides, for the eye: no rule asks for it. */
  readonly scenery?: readonly Scenery[];
  /** Under which flag a side fights. */
  readonly flags?: Readonly<Partial<Record<Side, Flag>>>;
  readonly overlays: readonly Overlay[];
  readonly pieces: readonly Piece[];
  /** What is left where pieces were lost, as far as the viewer saw it: for the eye, and asked for by no rule. */
  readonly remains?: readonly Remains[];
  /** What the figures wear, by the names that they give. */
  readonly dress?: Readonly<Record<string, Dress>>;
  /** What those are called, by their labels, of whom sentences speak: those too who are there no more. */
  readonly called?: Readonly<Record<string, string>>;
  /** What became of those who are there no more, by id, in the words of the time: "knocked out"; of others just that they are lost. */
  readonly fates?: Readonly<Record<string, string>>;
  /** Whose edge of the table is which, where the book gives each side one. */
  readonly edges?: Readonly<Record<Side, TableEdge>>;
  /** What the strips beside the table are called, in which pieces off it wait; without a name there are none. */
  readonly beside?: string;
  readonly status: Status;
}

export const PERIODS = ['mid-century', 'modern', 'future'] as const;
export type Period = (typeof PERIODS)[number];

/** The unit in which players of a book measure. */
export interface Unit {
  readonly name: string;
  readonly sign: string;
  readonly length: number;
  /** How far a piece is nudged at once, where the unit is too little for that. */
  readonly nudge?: number;
  /** What such a length is on a real table, where the book's players play with models. */
  readonly also?: readonly { readonly sign: string; readonly length: number }[];
}

export const GROUNDS = ['desert', 'steppe', 'tropical', 'temperate', 'cold'] as const;
export type Ground = (typeof GROUNDS)[number];

/** `bare`: farmland in a winter without snow; `paddies`: rice fields below wooded slopes; `plain`: dry fields and palms;
 * `bocage`: small fields between high hedges; `snowfields`: wide open country under snow; `colony`: the dust and the teal woods of another world. */
export const LANDSCAPES = [
  'temperate',
  'winter',
  'desert',
  'jungle',
  'veldt',
  'flanders',
  'bare',
  'paddies',
  'plain',
  'bocage',
  'snowfields',
  'colony',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** Colours as #rrggbb: open ground, woods and rough going, roads and banks, water. */
export interface Tints {
  readonly open: string;
  readonly bad: string;
  readonly earth: string;
  readonly water: string;
}

export const FEATURE_KINDS = [
  'wood',
  'forest',
  'steep-forest',
  'highland',
  'hill',
  'town',
  'village',
  'water',
  'marsh',
  'rough',
  'road',
  'river',
  'bridge',
  'mines',
  'obstacle',
  'works',
] as const;

export interface Feature {
  readonly id: string;
  readonly kind: (typeof FEATURE_KINDS)[number];
  readonly name?: string;
  /** An area by its outline, or a strip (road, river) by its middle line and width. */
  readonly outline?: readonly Point[];
  readonly line?: readonly Point[];
  readonly lineWidth?: number;
  /** While terrain is laid: the order that lays it elsewhere but for its middle, which is the field `point`. Its player may drag it. */
  readonly again?: {
    readonly verb: string;
    readonly values: Readonly<Record<string, unknown>>;
    readonly point: string;
  };
}

/** A farm lane, a railway line, a ditch or a stream that stops nobody, by its middle. */
export interface Scenery {
  readonly kind: 'lane' | 'railway' | 'ditch' | 'stream';
  readonly line: readonly Point[];
  /** Of a stream: where it is shallow over stones. */
  readonly fords?: readonly Point[];
}

/**
 * Something that lies over the ground for a while: smoke, light, a zone that a player asked to see, a field of fire, the edge
 * along which two pieces touch (an outline of two points). The label of the last two is said, not drawn: they lie close.
 */
export interface Overlay {
  readonly id: string;
  /**
   * A `plan` is a way that somebody means to go, a `link` a line between two that hear each other, a `bearing` a line towards where
   * something came from: their outlines are open lines. `unseen` is ground on which nothing is seen now: several areas, each an outline.
   */
  readonly kind: 'smoke' | 'light' | 'zone' | 'objective' | 'fire' | 'contact' | 'plan' | 'link' | 'bearing' | 'unseen';
  /** Of a plan: it is new, it stands since before, or it is what a piece does by itself. Of a link: it is cut. */
  readonly tone?: 'new' | 'standing' | 'faint' | 'cut';
  /** Of `unseen`: its areas. */
  readonly areas?: readonly (readonly Point[])[];
  readonly outline?: readonly Point[];
  readonly centre?: Point;
  readonly radius?: number;
  readonly side?: Side;
  readonly label?: string;
}

export interface Piece {
  readonly id: string;
  readonly side: Side;
  readonly label: string;
  /** What it is, said in a few words; the same for all that are unknown. */
  readonly title: string;
  /** What it is in plain words, for people who do not know the book: "Main battle tanks". */
  readonly name?: string;
  /** And in a word, for the label beside it: "Tanks". */
  readonly short?: string;
  /** Its class in a few letters, written on it where that can be read. */
  readonly kind?: string;
  /** How it is drawn where figures are: who stands on the base, and in whose dress. */
  readonly figure?: Figure;
  /** How it is drawn where counters are tokens of another shape. */
  readonly token?: Token;
  /** How good it is, from 1: shown as so many dots. */
  readonly grade?: number;
  /** How good it is, in the sign that its book has for it: +, n, −. */
  readonly sign?: string;
  /** Pieces with the same link move as one and are drawn tied together. */
  readonly link?: string;
  /** A name from the sprite of symbols; `unknown` for what the viewer may not know. */
  readonly symbol: string;
  readonly where: 'table' | 'off-table' | 'gone';
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  readonly layer: 'ground' | 'air';
  /** Of one in the air, where its book tells heights apart: the higher it is, the farther its shadow falls. */
  readonly height?: 'low' | 'medium' | 'high';
  readonly group?: string;
  readonly leader?: boolean;
  /** What a leader flies, where it is more than a pennant in the colour of his side. */
  readonly flag?: Flag;
  readonly markers: readonly Marker[];
  /** Whom it carries, where they are not drawn apart: they share its fate. */
  readonly aboard?: readonly Passenger[];
}
export type Passenger = Pick<Piece, 'id' | 'label' | 'title' | 'symbol' | 'name' | 'short' | 'leader'>;

/** All pieces, and whoever rides on one of them, who is where that is. */
export const withPassengers = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap(piece => {
    const { aboard = [], leader: _leader, name: _name, short: _short, kind: _kind, sign: _sign, ...carrier } = piece;
    return [piece, ...aboard.map((rider): Piece => ({ ...carrier, ...rider, markers: [] }))];
  });

/** Who was lost at a place: a wreck, an empty position, fallen figures, by his symbol or his figures. */
export type Remains = Pick<
  Piece,
  'id' | 'side' | 'symbol' | 'figure' | 'leader' | 'x' | 'y' | 'facing' | 'width' | 'depth'
>;

/** A piece that is there no more, and what became of it where its book has a word for that. */
export interface Gone extends Piece {
  readonly fate?: string;
}

/**
 * Pieces that were there before and are not any more, with those who rode on them. What a side only believed to stand there was no
 * piece: news that fades, or gives way to the truth when the battle is over, is nobody's loss.
 */
export function goneBetween(before: Scene, after: Scene): readonly Gone[] {
  const isThere = ({ where, token }: Piece): boolean => where !== 'gone' && token?.shape !== 'diamond';
  const still = new Set(
    withPassengers(after.pieces)
      .filter(isThere)
      .map(({ id }) => id),
  );
  return withPassengers(before.pieces)
    .filter(piece => isThere(piece) && !still.has(piece.id))
    .map(piece => ({ ...piece, ...(after.fates?.[piece.id] !== undefined && { fate: after.fates[piece.id]! }) }));
}

/** A token: what is there, or what somebody believes to be there. */
export interface Token {
  /** Diamonds are beliefs: contacts on a map. */
  readonly shape: 'hexagon' | 'diamond';
  /** How old the news is: 0 is now, 3 the oldest. What is old fades, and its line is broken. */
  readonly age: 0 | 1 | 2 | 3;
  /** What is written on it in place of a symbol. */
  readonly text?: string;
}

/** Kinds of troops that are drawn as figures. */
export const TROOPS = [
  'pikes',
  'spears',
  'muskets',
  'polearms',
  'warband',
  'light-warband',
  'loose-spears',
  'light-foot',
  'skirmishers',
  'knights',
  'heavy-horse',
  'horse',
  'light-horse',
  'elephants',
  'guns',
] as const;
export type Troops = (typeof TROOPS)[number];

/** Who stands on a base, and how he fares, for the drawing. */
export interface Figure {
  readonly troops: Troops;
  /** Drilled ranks stand even, others as they please. */
  readonly drilled?: boolean;
  /** Which dress of the scene they wear. */
  readonly dress?: string;
  /** Of guns: one heavy, two medium, three light. */
  readonly count?: number;
  /** A gun goes with them. */
  readonly gun?: boolean;
  /** It was ordered to act in this turn, has done so, has fired. */
  readonly ordered?: boolean;
  readonly done?: boolean;
  readonly fired?: boolean;
  readonly halted?: boolean;
  /** How often it was driven back. */
  readonly worn?: number;
}

export const HEADS = [
  'cap',
  'morion',
  'brim',
  'shako',
  'bearskin',
  'kepi',
  'helmet',
  'crest',
  'turban',
  'jingasa',
  'bare',
] as const;

/** The colours of an army, as #rrggbb. */
export interface Dress {
  readonly coat: string;
  /** Every second man, where a regiment is of two cloths. */
  readonly second?: string;
  readonly trim: string;
  readonly legs: string;
  readonly head: (typeof HEADS)[number];
  readonly hat: string;
  readonly flag: Flag;
}

/** A flag as it is drawn: a design, and its colours from the ground up. */
export interface Flag {
  readonly design:
    | 'plain'
    | 'upright'
    | 'level'
    | 'cross'
    | 'saltire'
    | 'canton'
    | 'disc'
    | 'taegeuk'
    | 'union'
    | 'stripes'
    | 'shield'
    | 'nordic'
    | 'star'
    | 'edged-cross'
    | 'chevron'
    | 'triskele';
  readonly colours: readonly string[];
}

/** A badge: a letter and a shape, so that colour never carries the meaning alone. */
export interface Marker {
  /** How things are, and no news: it is drawn pale, behind the others. */
  readonly quiet?: boolean;
  readonly letter: string;
  /** What is drawn in place of the letter: an eye that does not see, a tick, a gun that gave itself away. */
  readonly sign?: 'unseen' | 'spent' | 'flash';
  readonly shape: 'disc' | 'square' | 'diamond' | 'triangle';
  readonly text: string;
  readonly rule?: RuleId;
  /** The word of the book's glossary that explains it. */
  readonly word?: string;
  /** It says what became of the piece, and is stamped on it when it is new: `Driven back`. A single word always is. */
  readonly befell?: true;
  /** Figures show it by themselves: it is told, but no badge is drawn on them. */
  readonly seen?: boolean;
}

/** Where the battle stands: for the head of the page and the prompt of the command line. */
export interface Status {
  readonly title: string;
  readonly turn: string;
  /** The armies are still being set up. */
  readonly before?: true;
  readonly clock: string;
  /** What the hour or the weather changes in the rules now, in a few words: `22:00, night: found within 250m`. */
  readonly alert?: string;
  /** What whoever acts can still spend, in so few words that every screen has room for them: `3 of 5 points`. */
  readonly left?: string;
  readonly steps: readonly { readonly id: string; readonly label: string; readonly current: boolean }[];
  readonly scores: readonly { readonly side: Side; readonly name: string; readonly lines: readonly string[] }[];
  /** What the viewer must do to win, in a few words: "break Blue by turn 8"; nothing for those who take no side. */
  readonly aim?: string;
  /** The ground that decides when time is up: one place, or several. */
  readonly prizes?: readonly Prize[];
  /** Options that nothing hangs on in this battle, each with the reason. */
  readonly idle?: Readonly<Record<RuleId, string>>;
}

/** A place that decides when time is up, as far as the viewer may know. */
export interface Prize {
  readonly name: string;
  readonly rule: RuleId;
  /** How many of each side are in it now. */
  readonly held: Readonly<Record<Side, Held>>;
  /** Who would have it if time were up now; nobody where that hangs on what is not seen. */
  readonly holder?: Side;
}
/** Between so many and so many: who is not seen may be nobody. */
export interface Held {
  readonly least: number;
  readonly most: number;
}

/** `2`, or `1–3`. */
export const heldCount = ({ least, most }: Held): string => (least === most ? `${most}` : `${least}–${most}`);

/** "Blue has 2 in the farm", "Red holds the farm, with 3". */
export const heldWords = ({ name, held, holder }: Prize, side: Side): string =>
  holder === side
    ? `${SIDE_NAMES[side]} holds the ${name}, with ${heldCount(held[side])}`
    : `${SIDE_NAMES[side]} has ${heldCount(held[side])} in the ${name}`;

/** Everything a player asks of one piece. */
export interface Card {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly CardRow[];
  readonly because?: readonly Citation[];
  /** How far it reaches from its middle, and the arcs about its facing, for whoever wants to see them on the table. */
  readonly ranges?: readonly CardRange[];
}

export interface CardRow {
  readonly label: string;
  readonly value: string;
  readonly rule?: RuleId;
  /** The word of the book's glossary that explains it. */
  readonly word?: string;
  /** However long it is, it is never folded away. */
  readonly inSight?: true;
}

export interface CardRange {
  readonly text: string;
  readonly reach: number;
  /** An arc: where its middle points, and how far it opens to either side; tenths of a degree. Without it, all round. */
  readonly facing?: number;
  readonly half?: number;
  /** A corridor of this width instead, straight ahead. */
  readonly wide?: number;
  readonly rule?: RuleId;
}
