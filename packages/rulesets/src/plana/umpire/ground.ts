import { distance, footprint, forbid, SIDES, type Side } from '@umpire/engine';
import { z } from 'zod';
import { id, point } from '../../common/book/order-fields.js';
import { baseOf, onTable } from '../play/bases.js';
import { toAll } from '../play/change.js';
import { spotAt } from '../play/places.js';
import { COMPASS } from '../play/scenario.js';
import { windOf } from '../play/setup.js';
import { sightBetween } from '../play/sight.js';
import { type Cloud, CM, type Feature, type FeatureKind, type State, type Weather } from '../play/state.js';
import { weatherWords } from '../play/turn-start.js';
import { addFeature } from '../play/works.js';
import { choose, cm, noSuch, number, piece, place, umpireVerb, YES_NO } from './ruling.js';

const FIELDS = {
  visibility: 'Greatest visibility, in metres',
  closeLimit: 'Sight in close country, in metres',
  denseCloud: 'Dense cloud',
  wind: 'Where the wind blows',
} as const;
type WeatherField = keyof typeof FIELDS;

/** PLA-UMP-01, -20: any value at any step, until a turn. */
export const weather = umpireVerb({
  label: 'Weather',
  text: 'Visibility, sky or wind, until a turn',
  rule: 'PLA-UMP-20',
  group: 'ground',
  shape: {
    field: z.enum(['visibility', 'closeLimit', 'denseCloud', 'wind']),
    value: z.union([z.int().min(0).max(20_000), z.boolean(), z.enum(COMPASS)]),
    untilTurn: z.int().min(0).max(200),
  },
  fields: (state, { field }) => [
    choose('field', 'What', Object.entries(FIELDS)),
    field === 'denseCloud'
      ? choose('value', 'Dense cloud', YES_NO)
      : field === 'wind'
        ? choose(
            'value',
            'Blows to',
            COMPASS.map(to => [to, to]),
          )
        : number('value', 'Metres', 0, 20_000),
    number('untilTurn', 'Until turn', state.turn, 200),
  ],
  decide(state, { field, value, untilTurn }) {
    const set = weatherValue(field, value);
    if (!set) return forbid('PLA-UMP-20', `${FIELDS[field]} cannot be ${String(value)}`);
    const now: Weather = { ...state.weather, ...set, fixed: { ...state.weather.fixed, [field]: untilTurn } };
    const text = `The weather: ${weatherWords(now)}`;
    const { a, b } = toAll(text, [{ rule: 'PLA-UMP-20', text: 'the weather has changed' }]);
    return { text: `${text}, until turn ${untilTurn}`, patch: { weather: now }, news: { a: a!, b: b! } };
  },
});
function weatherValue(field: WeatherField, value: number | boolean | string): Partial<Weather> | undefined {
  if (field === 'denseCloud') return typeof value === 'boolean' ? { denseCloud: value } : undefined;
  if (field === 'wind')
    return typeof value === 'string' ? { wind: windOf(value as (typeof COMPASS)[number]) } : undefined;
  if (typeof value !== 'number' || (field === 'visibility' && value < 100)) return undefined;
  return { [field]: (value / 100) * CM };
}

/** PLA-UMP-02, -27: for this turn; nobody hears of it, it shows in contacts. */
export const sight = umpireVerb({
  label: 'Sight',
  text: 'One base sees another in this turn, or does not',
  rule: 'PLA-UMP-27',
  group: 'ground',
  shape: { from: id, to: id, sees: z.boolean() },
  fields(state, { from, to }, options) {
    const [own, other] = [baseOf(state, from ?? ''), baseOf(state, to ?? '')];
    const found = own && other ? sightBetween(state, own, other, options) : undefined;
    const book = found ? (found.visible ? ' (the book: it does)' : ` (the book: no, ${found.blockedBy})`) : '';
    return [
      piece('from', 'Who', onTable(state)),
      piece(
        'to',
        'Whom',
        onTable(state).filter(base => base.side !== own?.side),
      ),
      choose('sees', `Sees${book}`, YES_NO),
    ];
  },
  decide(state, { from, to, sees }) {
    const [own, other] = [baseOf(state, from), baseOf(state, to)];
    if (own?.where !== 'table' || other?.where !== 'table') return noSuch('PLA-UMP-27', 'base on the table');
    if (own.side === other.side) return forbid('PLA-UMP-27', 'sight is ruled between two enemies');
    const others = state.rulings.sight.filter(one => one.from !== from || one.to !== to);
    const rulings = { ...state.rulings, sight: [...others, { from, to, sees }] };
    return { text: `${from} ${sees ? 'sees' : 'does not see'} ${to} in this turn`, patch: { rulings } };
  },
});

const KINDS = {
  bridge: 'Bridge',
  minefield: 'Minefield',
  lane: 'Lane through a minefield',
  crater: 'Crater',
  works: 'Works',
  cloud: 'CLOUD',
  rubble: 'Rubble of a built-up area',
} as const;
type Kind = keyof typeof KINDS;
const HALF = 250;
const square = ({ x, y }: { x: number; y: number }) => footprint({ x, y, facing: 0 }, 2 * HALF, 2 * HALF);
const REACH = 5 * CM;

/** PLA-UMP-33: something comes to lie at a place, or goes; sides that see the place see it. */
export const feature = umpireVerb({
  label: 'Ground',
  text: 'A bridge, minefield, lane, crater, works, CLOUD or rubble comes, or goes',
  rule: 'PLA-UMP-33',
  group: 'ground',
  shape: {
    kind: z.enum(['bridge', 'minefield', 'lane', 'crater', 'works', 'cloud', 'rubble']),
    change: z.enum(['add', 'remove']),
    at: point,
  },
  fields: () => [
    choose('kind', 'What', Object.entries(KINDS)),
    choose('change', 'Comes or goes', [
      ['add', 'comes'],
      ['remove', 'goes'],
    ]),
    place('at', 'Where'),
  ],
  decide(state, { kind, change, at }, options) {
    const text = `${KINDS[kind]} ${change === 'add' ? 'comes' : 'goes'} at (${cm(at.x)}, ${cm(at.y)})`;
    const spot = spotAt(at);
    const seeing = SIDES.filter(side => onTable(state, side).some(b => sightBetween(state, b, spot, options).visible));
    if (kind === 'cloud') return { text, patch: { clouds: cloudsAfter(state, change, at, seeing) } };
    if (kind === 'rubble' || change === 'remove') {
      const now = changedTerrain(state, kind, change, at);
      return now ? { text, patch: { terrain: { now } } } : noSuch('PLA-UMP-33', `${KINDS[kind]} within 5 cm of it`);
    }
    const hiddenFrom = SIDES.filter(side => !seeing.includes(side));
    return { text, follow: game => addFeature(game, { ...shapeOf(kind, at), hiddenFrom }) };
  },
});
function shapeOf(kind: Exclude<Kind, 'cloud' | 'rubble'>, at: { x: number; y: number }) {
  if (kind === 'bridge') return { kind, at } as const;
  if (kind === 'lane')
    return { kind, line: [{ x: at.x, y: at.y - HALF }, { x: at.x, y: at.y + HALF }] } as const; // biome-ignore format: one line
  return { kind, outline: square(at), ...(kind === 'works' && { dug: 'dug-in' as const, cover: true }) };
}
function cloudsAfter(state: State, change: 'add' | 'remove', at: { x: number; y: number }, seenBy: Side[]): Cloud[] {
  if (change === 'remove') return state.clouds.filter(cloud => distance(cloud.at, at) > REACH);
  const cloud: Cloud = {
    id: `cloud-umpire-${state.turn}-${at.x}-${at.y}`,
    source: 'shell',
    at: { ...at, facing: state.weather.wind },
    guns: 6,
    turn: state.turn,
    seenBy,
  };
  return [...state.clouds, cloud];
}
/** The nearest of its kind is down, or cleared, or falls into rubble. */
function changedTerrain(
  { terrain }: State,
  kind: Kind,
  change: 'add' | 'remove',
  at: { x: number; y: number },
): readonly Feature[] | undefined {
  const wanted: FeatureKind = kind === 'rubble' ? 'built-up' : (kind as FeatureKind);
  const far = (one: Feature): number => {
    const spots = one.at ? [one.at] : (one.outline ?? one.line ?? []);
    return Math.min(...spots.map(spot => distance(spot, at)));
  };
  const reach = kind === 'rubble' ? 20 * CM : REACH;
  const near = terrain.now.filter(one => one.kind === wanted && !(change === 'remove' && one.down));
  const nearest = near.reduce<Feature | undefined>(
    (best, one) => (!best || far(one) < far(best) ? one : best),
    undefined,
  );
  if (!nearest || far(nearest) > reach) return undefined;
  const after = kind === 'rubble' ? { rubble: change === 'add' } : { down: true };
  return terrain.now.map(one => (one === nearest ? { ...one, ...after } : one));
}
