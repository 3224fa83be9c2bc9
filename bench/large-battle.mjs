// The largest table anybody is likely to lay: 480 stands and 60 pieces of terrain, deployed by bots, as a record.
import { act, botOf } from '../packages/bots/dist/index.js';
import { defaultOptions, random, recordOf, seededDice, start, turnOf } from '../packages/engine/dist/index.js';
import { rulesetOf } from '../packages/rulesets/dist/all/index.js';

const GROUPS = 20;
const STANDS = 12;
const TABLE = { width: 240, depth: 96, squareSize: 16 };
const KINDS = ['wood', 'hill', 'BUA'];

/** Five rows of twelve, every second one set off. */
const pieces = Array.from({ length: 60 }, (_, i) => {
  const row = Math.floor(i / 12);
  return {
    id: `piece${i}`,
    kind: KINDS[i % KINDS.length],
    x: 4 + (i % 12) * 19 + (row % 2) * 5,
    y: 16 + row * 14,
    width: 6,
    depth: 5,
  };
});

const stand = (letter, group, i) => ({
  ids: [`${letter}${group * STANDS + i + 1}`],
  subClass: i % 3 === 0 ? 'MBTn' : 'INFn',
  posture: i % 3 === 0 ? 'ARM' : 'INF',
  mode: 'MOBILE',
  ...(i === 0 && { bghq: true }),
});
const side = (letter, name, baseEdge) => ({
  name,
  grade: 'GRADEn',
  homeZone: 'Temperate',
  baseEdge,
  groups: Array.from({ length: GROUPS }, (_, group) => ({
    name: `${name} ${group + 1}`,
    stands: Array.from({ length: STANDS }, (_, i) => stand(letter, group, i)),
  })),
});

export function largeBattle() {
  const rules = rulesetOf('mbt2020');
  const scenario = {
    ...rules.scenarios.find(({ size }) => size === 'large').data,
    id: 'bench-480',
    title: '480 stands',
    table: TABLE,
    pieces,
    roads: [],
    river: null,
    ending: { kind: 'losses' },
    sides: { a: side('A', 'Red army', 'south'), b: side('B', 'Blue army', 'north') },
  };
  const started = start({
    rules,
    options: defaultOptions(rules.options),
    scenario,
    dice: seededDice(7),
    settings: { hashes: true },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = { a: botOf('random'), b: botOf('random') };
  const chances = { a: random(1), b: random(2) };
  // One order a group; then on until it is Red's turn, who is a person on the page.
  const orders = () => match.entries.length - (match.pending ? 1 : 0);
  while (orders() <= 2 * GROUPS || match.pending || turnOf(match).waiting[0] !== 'a')
    act(match, turnOf(match).waiting[0], bots, chances);
  const scene = rules.face.scene({ view: rules.view(match.state, 'umpire'), viewer: 'umpire', options: match.options });
  const deployed = scene.pieces.filter(piece => piece.where === 'table').length;
  return { record: recordOf(match), stands: deployed, terrain: scene.features.length };
}
