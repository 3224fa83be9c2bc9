import { type Prohibition, type RuleId, rows } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { LocationRow, Observer, Posture, Quality, State } from '../pieces.js';

export interface LocateFacts {
  readonly observer: {
    readonly kind: Observer;
    readonly quality: Quality;
    readonly state: State;
    readonly moving: boolean;
    readonly spySat: boolean;
    readonly airRecce: boolean;
    readonly flyerRecce: boolean;
    readonly demoralised: boolean;
  };
  readonly target: {
    readonly row: LocationRow;
    readonly count: number;
    readonly posture: Posture;
    readonly firing: boolean;
    /** In each of the last two turns from the same place: it is firing, too. */
    readonly firedTwice: boolean;
    readonly moving: boolean;
    readonly nonTactical: boolean;
    readonly underCloud: boolean;
    readonly quality: Quality;
  };
  readonly rangeMetres: number;
  readonly visibilityMetres: number;
  readonly los: boolean;
  readonly denseCloud: boolean;
}

interface CountRow {
  readonly rule: RuleId;
  readonly row: LocationRow;
  readonly from: number;
  /** Not firing, then firing. */
  readonly open: readonly [number, number];
  readonly cover: readonly [number, number];
  readonly 'dug-in': readonly [number, number];
}
/** PLA-LOC-02 to PLA-LOC-07. */
// biome-ignore format: the book's own layout
const COUNT_ROWS = rows<CountRow>('plana/LOCATION', [
  { rule: 'PLA-LOC-02', row: 'vehicle',  from: 1, open: [3, 2], cover: [5, 3], 'dug-in': [6, 5] },
  { rule: 'PLA-LOC-03', row: 'vehicle',  from: 3, open: [2, 1], cover: [4, 2], 'dug-in': [5, 4] },
  { rule: 'PLA-LOC-04', row: 'vehicle',  from: 6, open: [1, 0], cover: [3, 1], 'dug-in': [4, 3] },
  { rule: 'PLA-LOC-05', row: 'infantry', from: 1, open: [4, 2], cover: [5, 3], 'dug-in': [6, 5] },
  { rule: 'PLA-LOC-06', row: 'infantry', from: 2, open: [3, 1], cover: [4, 2], 'dug-in': [5, 4] },
  { rule: 'PLA-LOC-07', row: 'infantry', from: 4, open: [2, 0], cover: [3, 1], 'dug-in': [4, 3] },
]);
/** So many and more are one line of the table. */
export const MOST_COUNTED = Math.max(...COUNT_ROWS.map(({ from }) => from));
export const countRow = ({ row, count }: LocateFacts['target']): CountRow =>
  COUNT_ROWS.findLast(r => r.row === row && r.from <= count)!;

/** PLA-VIS-03: dense cloud blinds a satellite. */
const sees = (f: LocateFacts): boolean => f.observer.spySat && !f.denseCloud;
const militia = ({ observer }: LocateFacts): boolean => observer.kind === 'militia';
const foot = (f: LocateFacts): boolean => militia(f) || f.observer.kind === 'regular';
/** GF infantry counts as armour here. */
const armour = ({ observer }: LocateFacts): boolean => observer.kind === 'armour' || observer.kind === 'gf';

/** PLA-LOC-10 to PLA-LOC-28; all stack but the two for distance (PLA-R-17, PLA-R-18, PLA-R-20). */
// biome-ignore format: the book's own layout
export const LOCATION_MODIFIERS = citedModifiers(rows<Modifier<LocateFacts>>('plana/LOCATION_MODIFIERS', [
  { rule: 'PLA-LOC-10', effect: -2, text: 'the observer is moving', when: f => f.observer.moving },
  { rule: 'PLA-LOC-11', effect: -1, text: 'the observer is militia, pinned', when: f => militia(f) && f.observer.state === 'pinned' },
  { rule: 'PLA-LOC-12', effect: -4, text: 'the observer is infantry, suppressed', when: f => foot(f) && f.observer.state === 'suppressed' },
  { rule: 'PLA-LOC-13', effect: -2, text: 'the observer is armour, pinned', when: f => armour(f) && f.observer.state === 'pinned' },
  { rule: 'PLA-LOC-14', effect: -4, text: 'the observer is armour, suppressed', when: f => armour(f) && f.observer.state === 'suppressed' },
  { rule: 'PLA-LOC-15', effect: 1,  text: 'the observer is veteran', when: f => f.observer.quality === 'veteran' },
  { rule: 'PLA-LOC-16', effect: -1, text: 'the observer is green', when: f => f.observer.quality === 'green' },
  { rule: 'PLA-LOC-17', effect: 4,  text: 'a SpySat is overhead', when: sees },
  { rule: 'PLA-LOC-18', effect: 2,  text: 'AIR recce is overhead', when: f => f.observer.airRecce },
  { rule: 'PLA-LOC-19', effect: 1,  text: 'a flyer or shuttle is overhead', when: f => f.observer.flyerRecce },
  { rule: 'PLA-LOC-20', effect: 2,  text: 'the target is moving', when: f => f.target.moving },
  { rule: 'PLA-LOC-21', effect: 2,  text: 'the target is non-tactical', when: f => f.target.nonTactical },
  { rule: 'PLA-LOC-22', effect: 2,  text: 'it fires for the second time from there', when: f => f.target.firedTwice },
  { rule: 'PLA-LOC-23', effect: -2, text: 'CLOUD hides the target', when: f => f.target.underCloud },
  { rule: 'PLA-LOC-24', effect: 1,  text: 'green troops hide badly', when: f => f.target.quality === 'green' },
  { rule: 'PLA-LOC-25', effect: -1, text: 'veterans hide well', when: f => f.target.quality === 'veteran' },
  { rule: 'PLA-LOC-26', effect: 2,  text: 'under 500 metres away', when: f => f.rangeMetres < 500 },
  { rule: 'PLA-LOC-27', effect: -1, text: 'over 2000 metres away', when: f => f.rangeMetres > 2000 && f.rangeMetres <= 5000 },
  { rule: 'PLA-LOC-28', effect: -3, text: 'over 5000 metres away', when: f => f.rangeMetres > 5000 },
]));

/** PLA-R-22: does a satellite see what nobody else can? */
const satelliteSeesAll = ruling('PLA-R-22', { 'needs-los': false, 'sees-all': true });
export const seenFromAbove = (f: LocateFacts, options: Parameters<typeof satelliteSeesAll>[0]): boolean =>
  satelliteSeesAll(options) && sees(f) && f.target.posture === 'open';
export const isBlinded = (f: LocateFacts): boolean => f.observer.spySat && f.denseCloud;
/** What would forbid it, if no satellite saw it. */
export const isHidden = (f: LocateFacts): boolean => !f.los || f.rangeMetres > f.visibilityMetres;

// biome-ignore format: one line a rule
export const LOCATION_BARS = rows<Prohibition<LocateFacts>>('plana/LOCATION_BARS', [
  { rule: 'PLA-MOR-37', text: 'a demoralised unit locates nothing', when: f => f.observer.demoralised },
  { rule: 'PLA-LOS-01', text: 'there is no line of sight', when: (f, o) => !f.los && !seenFromAbove(f, o) },
  { rule: 'PLA-VIS-01', text: 'it is farther than anybody can see', when: (f, o) => f.rangeMetres > f.visibilityMetres && !seenFromAbove(f, o) },
]);
