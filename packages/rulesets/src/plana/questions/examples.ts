import type { Adjudicator, Example } from '../../common/book/form.js';

/** Under which heading a question is found; what is asked most comes first. */
export const GROUPS: Adjudicator['groups'] = [
  { title: 'Fire', questions: ['fire', 'fire-eligibility', 'range-band', 'firing-row', 'beaten-zone', 'nuclear'] },
  { title: 'Seeing and being seen', questions: ['locate', 'line-of-sight', 'weather', 'cloud', 'surprise'] },
  {
    title: 'Orders and communications',
    questions: ['order-time', 'comms-check', 'jamming', 'leadership', 'commander'],
  },
  { title: 'Movement and works', questions: ['movement', 'dig-in', 'engineering', 'bunching', 'coherency'] },
  { title: 'Close assault', questions: ['close-assault', 'assault-timing', 'prisoners'] },
  {
    title: 'Morale and rallying',
    questions: ['morale', 'morale-trigger', 'demoralised', 'recovery', 'rally', 'ps-effect'],
  },
  {
    title: 'In the air and above',
    questions: [
      'ground-to-air',
      'air-combat',
      'air-superiority',
      'interception',
      'airlift',
      'shuttle-transit',
      'asset-ready',
    ],
  },
  { title: 'Forces and victory', questions: ['unit-type', 'orbat-check', 'victory'] },
];

const section = { kind: 'gf-infantry', sp: 4 };
const militia = { kind: 'infantry', sp: 8, state: 'suppressed', dug: 'dug-in' };

/** A situation to begin with for every question: legal, common, and of a kind that shows what is asked. */
// biome-ignore format: a question a line
export const EXAMPLES: Readonly<Record<string, Example>> = {
  fire: { given: { weapon: 'hovertank', rangeCm: 25, target: { class: 'infantry', dug: 'dug-in' } } },
  'fire-eligibility': { given: { mode: 'close-support', weapon: 'cscv', rangeCm: 60, firer: { allocatedTo: 'close-support' }, caller: { psRow: 'gf' }, located: true } },
  'range-band': { given: { weapon: 'hovertank', rangeCm: 40 } },
  'firing-row': { given: { weapon: 'ga-air', row: 'DI' } },
  'beaten-zone': { given: { weapon: 'gf-hover-artillery', x: 30, y: 40, bases: [{ id: '1st section', x: 31, y: 41 }, { id: '2nd section', x: 34, y: 41 }] } },
  nuclear: { given: { distanceMetres: 3500 } },
  locate: { given: { observer: { kind: 'gf' }, target: { row: 'infantry', posture: 'dug-in', firing: true }, rangeMetres: 700 } },
  'line-of-sight': { given: { distanceCm: 20, closeCountryCm: 2, observerLevel: 1, ridges: [{ level: 1, atCm: 12 }] } },
  weather: { given: { table: 'visibility' } },
  cloud: { given: { source: 'canister', turnsAfter: 2 } },
  surprise: { given: { event: 'ambush', distanceCm: 4 } },
  'order-time': { given: { kind: 'combat', companies: 3 } },
  'comms-check': { given: { sender: { psRow: 'foot', state: 'pinned' }, receiver: { psRow: 'artillery' }, los: false, enemyJamming: true, purpose: 'call' } },
  jamming: { given: { jammers: 1 } },
  leadership: { given: { gfOrMarine: true } },
  commander: { given: { event: 'intervene', leadership: 2, playedByPlayer: false, companyLeadership: 1 } },
  movement: { given: { moveClass: 'hover', path: [{ terrain: 'open', cm: 5 }, { terrain: 'close-woods', cm: 2 }, { terrain: 'open', cm: 4 }] } },
  'dig-in': { given: { work: 'trench', pinnedTurns: 1 } },
  engineering: { given: { task: 'build-bridge', underFire: true } },
  bunching: { given: { bases: [{ id: 'tanks', x: 10, y: 10, w: 4, d: 4 }, { id: '1st section', x: 11, y: 11 }, { id: '2nd section', x: 9, y: 9 }] } },
  coherency: { given: { troop: 'gf', bases: [{ id: '1st', x: 0, y: 0 }, { id: '2nd', x: 12, y: 0 }, { id: '3rd', x: 25, y: 0 }] } },
  'close-assault': { given: { attacker: { leadership: 2, units: [section, section, { kind: 'hovertank', sp: 4 }] }, defender: { leadership: 1, units: [militia, { ...militia, sp: 4 }] } } },
  'assault-timing': { given: { spentCm: 4.5, allowanceCm: 10 } },
  prisoners: { given: { capturedSp: 12, forceBefore: 16, forceAfter: 7 } },
  morale: { given: { fullSp: 24, sp: 11, leadership: 1, inCover: true } },
  'morale-trigger': { given: { fullSp: 24, beforeSp: 19, afterSp: 11 } },
  demoralised: { given: { troop: 'foot', enemyMetres: 400, leadership: 1 } },
  recovery: { given: {} },
  rally: { given: { state: 'suppressed', gfOrMarine: true, leadership: 1, underFire: true } },
  'ps-effect': { given: { psRow: 'foot', state: 'pinned' } },
  'ground-to-air': { given: { strike: 'air', defenders: [{ type: 'mobile-sam', rangeMetres: 3000 }, { type: 'multi-cannon', rangeMetres: 400 }] } },
  'air-combat': { given: { a: { units: 2 }, b: { pilots: 'veteran' } } },
  'air-superiority': { given: { inAirSp: { a: 12, b: 0 }, totalSp: { a: 16, b: 3 } } },
  interception: { given: { enemyAir: 'superiority' } },
  airlift: { given: { carrier: 'heavy', cargo: { kind: 'gf-company' } } },
  'shuttle-transit': { given: { orbit: 'geostationary' } },
  'asset-ready': { given: { asset: 'orbital-laser', elapsedMinutes: 90 } },
  'unit-type': { given: { type: 'hovertank-platoon' } },
  'orbat-check': { given: { troop: 'gf', units: ['gf-coy-hq', 'gf-section', 'gf-section', 'gf-section', 'gf-heavy-section', 'gf-missile-section'] } },
  victory: { given: { objectives: [{ value: 5, holder: 'a' }, { value: 3, holder: 'b' }], startSp: { a: 100, b: 120 }, lostSp: { a: 19, b: 40 } } },
};
