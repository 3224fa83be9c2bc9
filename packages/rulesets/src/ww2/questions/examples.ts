import type { Adjudicator, Example } from '../../common/book/form.js';

/** Under which heading a question is found; what is asked most comes first. */
export const GROUPS: Adjudicator['groups'] = [
  { title: 'Shooting', questions: ['engagement', 'shot', 'initiative', 'score-required', 'result-table'] },
  { title: 'Sight and detection', questions: ['detection', 'sight', 'sight-line', 'arc', 'measure', 'call-fire'] },
  { title: 'Command', questions: ['command-points', 'tactical-move', 'march', 'bus', 'air-action'] },
  { title: 'Movement', questions: ['move-check', 'move-allowance', 'going', 'obstacle'] },
  {
    title: 'Results and morale',
    questions: ['apply-result', 'pin-after-turn', 'recover', 'group-morale', 'repulse-move', 'retreat', 'victory'],
  },
  { title: 'Armies', questions: ['unit', 'points', 'army-check', 'grading'] },
  {
    title: 'Table and terrain',
    questions: ['scale', 'table-size', 'climatic-zone', 'terrain-die', 'terrain-piece', 'placement-roll', 'deployment'],
  },
  { title: 'Smoke, light and weather', questions: ['area-shoot', 'time-of-day', 'light-at', 'weather'] },
];

const sherman = { weapon: 'MG', class: 'MA', grade: 'C' };
const panzer = { weapon: 'MG', class: 'MA', grade: 'B' };
const wood = { id: 'wood', kind: 'wood', outline: [[-300, 800], [300, 800], [300, 1300], [-300, 1300]] }; // biome-ignore format: a rectangle

/** A situation to begin with for every question: legal, common, and of a kind that shows what is asked. */
// biome-ignore format: a question a line
export const EXAMPLES: Readonly<Record<string, Example>> = {
  engagement: { given: { shooter: sherman, target: { ...panzer, suppression: 1, fireMarker: true }, range: 1200 } },
  shot: { given: { weapon: 'MG', target: 'MA', targetGrade: 'B', range: 900, option: 3 } },
  initiative: { given: { shooter: { grade: 'C', detected: true }, target: { grade: 'B', detected: false } } },
  'score-required': { given: { weapon: 'HG', target: 'MA', arc: 'flank' } },
  'result-table': { given: { grade: 'C', score: 5 } },
  detection: { given: { range: 600, target: 'infantry', moving: true } },
  sight: { given: { distance: 800, to: 'woods-edge' } },
  'sight-line': { given: { from: { x: 0, y: 0 }, to: { x: 0, y: 2000 }, features: [wood] } },
  arc: { given: { shooter: { x: 1000, y: 0, facing: 270 }, target: { x: 0, y: 0 }, shooterKind: 'vehicle', targetKind: 'vehicle' } },
  measure: { given: { a: { x: 1000, y: 1000 }, b: { x: 1400, y: 1200 } } },
  'call-fire': { given: { group: 'support', distance: 3000 } },
  'command-points': { given: { grades: ['C'], radio: true } },
  'tactical-move': { given: { grade: 'B', option: 3, hqDistance: 1200, cp: 6 } },
  march: { given: { cp: 7, hqDistance: 1500, nearestEnemy: 4000, links: [300, 250] } },
  bus: { given: { action: 'debus', passenger: 'IG', transport: 'APC', grade: 'B', cp: 3 } },
  'air-action': { given: { type: 'ATTACK', action: 'attack', cp: 7, group: 'support', distance: 2500 } },
  'move-check': { given: { speed: 'medium', tread: 'tracked', kind: 'tactical', legs: [{ metres: 300 }, { metres: 100, terrain: 'hill' }] } },
  'move-allowance': { given: { speed: 'medium', kind: 'tactical' } },
  going: { given: { terrain: 'LFA', tread: 'tracked' } },
  obstacle: { given: { kind: 'anti-tank', tread: 'tracked' } },
  'apply-result': { given: { result: 'R', pinned: true, suppression: 1 } },
  'pin-after-turn': { given: { pinned: true, results: ['P'] } },
  recover: { given: { grade: 'B', repulsed: true, suppression: 2 } },
  'group-morale': { given: { grades: ['C'], pinned: 2, repulsed: 3, destroyed: 1 } },
  'repulse-move': { given: { stand: { x: 1000, y: 1000 }, to: { x: 1000, y: 500 }, enemies: [{ x: 1000, y: 1600 }] } },
  retreat: { given: { speed: 'medium' } },
  victory: { given: { a: { groups: 3, failed: 1 }, b: { groups: 3, failed: 2 } } },
  unit: { given: { unit: 't-34-85' } },
  points: { given: { unit: 'IG', grade: 'B', lightMortars: true, count: 6 } },
  'army-check': { given: { nation: 'British', groups: [{ stands: [{ unit: 'BARG', grade: 'B', hq: true }, { unit: 'BARG', grade: 'B', count: 9 }, { unit: 'Mortars', grade: 'B' }, { unit: 'LB', grade: 'B' }] }] } },
  grading: { given: { troops: 'panzer' } },
  scale: { given: { modelScale: '6mm', metres: 750 } },
  'table-size': { given: { groupsA: 3, groupsB: 2 } },
  'climatic-zone': { given: { homeA: 'Temperate', homeB: 'Cold' } },
  'terrain-die': { given: { part: 'major', zone: 'Temperate' } },
  'terrain-piece': { given: { kind: 'minor', width: 600, depth: 500, gap: 400 } },
  'placement-roll': { given: {} },
  deployment: { given: { place: 'table', kind: 'ground', farEdge: 1800, tableDepth: 6000 } },
  'area-shoot': { given: { effect: 'smoke', firer: 'artillery', call: { group: 'support', distance: 1000 } } },
  'time-of-day': { given: {} },
  'light-at': { given: { season: 'Winter', minutes: 900, turnsPlayed: 4 } },
  weather: { given: { season: 'Winter', zone: 'Temperate' } },
};
