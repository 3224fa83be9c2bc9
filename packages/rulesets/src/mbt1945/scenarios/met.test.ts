import { describe, expect, test } from 'vitest';
import { LIGHTS, type Season, ZONES } from '../../common/ground/words.js';
import { GROUND } from '../ground.js';
import { mbt1945 } from '../index.js';
import { DEFAULTS } from '../kit.js';
import { OPTIONS } from '../options.js';
import { GRADES, MODES, POSTURES, SUB_CLASSES } from '../pieces.js';
import { RULES } from '../rules.js';

interface Group {
  readonly regions?: readonly string[];
  readonly stands: readonly { readonly subClass: string; readonly posture: string; readonly mode: string }[];
}
/** What a scenario with its own map says, as far as it is looked at here. */
interface Placed {
  readonly turns: number;
  readonly zone: string;
  readonly season: Season;
  readonly hour24: number;
  readonly awc: boolean;
  readonly gameType: string;
  readonly river: object | null;
  readonly pieces: readonly { readonly kind: string }[];
  readonly obstacles?: readonly { readonly kind: string }[];
  readonly briefing?: Readonly<Record<'a' | 'b', string>>;
  readonly steps?: readonly object[];
  readonly sides: Readonly<Record<'a' | 'b', { readonly grade: string; readonly groups: readonly Group[] }>>;
}

const placed = mbt1945.scenarios
  .map(({ data }) => data as Placed | { readonly diced: true })
  .filter((data): data is Placed => !('diced' in data));
const sides = placed.flatMap(({ sides: { a, b } }) => [a, b]);
const stands = sides.flatMap(({ groups }) => groups.flatMap(group => group.stands));

/** The light of every turn. */
const lightsOf = ({ turns, season, hour24 }: Placed): string[] =>
  Array.from({ length: turns }, (_, turn) => GROUND.lightOfTurn(season, hour24, turn + 1, DEFAULTS).result.light);
const gradesOf = ({ grade, groups }: Placed['sides']['a']): string[] =>
  groups.map(({ regions }) => (regions ? RULES.army.troopGrading(regions).result.grade : grade));

describe('between them the scenarios meet', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['every class', SUB_CLASSES, stands.map(({ subClass }) => subClass)],
    ['every arm', POSTURES, stands.map(({ posture }) => posture)],
    ['every mode', MODES, stands.map(({ mode }) => mode)],
    ['every grade', GRADES, sides.flatMap(gradesOf)],
    ['every zone', ZONES, placed.map(({ zone }) => zone)],
    ['every light', LIGHTS, placed.flatMap(lightsOf)],
    ['good and bad weather', ['false', 'true'], placed.map(({ awc }) => `${awc}`)],
    ['encounter and attack', ['encounter', 'attack-defence'], placed.map(({ gameType }) => gameType)],
    [
      'every piece',
      ['H', 'LFA', 'SFH', 'MBUA', 'BUA', 'wood', 'hill'],
      placed.flatMap(({ pieces }) => pieces.map(({ kind }) => kind)),
    ],
    ['a river, and none', ['true', 'false'], placed.map(({ river }) => `${river !== null}`)],
    ['both obstacles', ['MNF', 'OBS'], placed.flatMap(({ obstacles = [] }) => obstacles.map(({ kind }) => kind))],
    [
      'every optional rule',
      OPTIONS.filter(({ kind }) => kind === 'optional').map(({ id }) => id),
      mbt1945.scenarios.flatMap(({ options = {} }) => Object.keys(options).filter(id => options[id] === 'on')),
    ],
  ])('%s', (_, all, met) => {
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(one => !met.includes(one))).toEqual([]);
  });
});

test('each tells both sides in its own words what they are there for', () => {
  expect(placed.map(({ briefing }) => [briefing?.a, briefing?.b].every(words => words && words.length > 40))).toEqual(
    placed.map(() => true),
  );
});

test('MBT45-HSE-20 the first battle is guided in six to ten steps, and no other is', () => {
  const [first, ...others] = placed.map(({ steps = [] }) => steps.length);
  expect(first).toBeGreaterThanOrEqual(6);
  expect(first).toBeLessThanOrEqual(10);
  expect(others.filter(count => count > 0)).toEqual([]);
});
