import type { Adjudicator, Example } from '../../common/book/form.js';

/** Under which heading a question is found; what is asked most comes first. */
export const GROUPS: Adjudicator['groups'] = [
  { title: 'Melee', questions: ['melee', 'melee-factor', 'melee-pairs'] },
  { title: 'Shooting', questions: ['shoot', 'range'] },
  { title: 'Results', questions: ['repulse', 'break', 'follow-up', 'marks', 'rally', 'victory'] },
  { title: 'Command', questions: ['activation-cost', 'activation-points', 'initiative'] },
  { title: 'Movement', questions: ['movement', 'move-path', 'link', 'going', 'gap'] },
  { title: 'Charges', questions: ['charge', 'evade', 'relation', 'line-of-sight'] },
  { title: 'Troops and armies', questions: ['troop', 'army', 'epoch', 'base-size'] },
  { title: 'Table and terrain', questions: ['table', 'terrain-square', 'terrain-throw', 'terrain-adjust', 'sector'] },
  {
    title: 'Deployment and first turn',
    questions: ['deployment', 'battle-line-gap', 'march', 'ambush-deploy', 'first-turn'],
  },
];

const table = { scale: '15mm', size: '6x4' };
const line = '(HIM-III-RA)EIII';
const horse = '(HCC-IV-RA)';
const north = { x: 5, y: 5, facing: 0 };
const wood = { id: 'wood', type: 'wood', polygon: [[3, 0], [5, 0], [5, 2], [3, 2]] }; // biome-ignore format: a square

/** A situation to begin with for every question: legal, common, and of a kind that shows what is asked. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  melee: { given: { active: { troop: '(HIW-III-IA)' }, opponent: { troop: '(HIS-III-RA)' } } },
  'melee-factor': { given: { troop: line, against: horse } },
  'melee-pairs': {
    given: {
      contacts: [
        { active: 'guard', opponent: 'redcoats', length: 0.6 },
        { active: 'line', opponent: 'redcoats', length: 0.4 },
      ],
    },
  },
  shoot: { given: { shooter: line, target: horse, distance: 2 } },
  range: { given: { shooter: '(ART-III-RA)EIV medium' } },
  repulse: { given: { troop: line, result: 'R', friend: 0.8 } },
  break: { given: { troop: '(LSC-III-RA)', enemy: '(ELE-III-IA)' } },
  'follow-up': { given: { winner: '(LIW-IV-IA)', loser: 'repulsed' } },
  marks: { given: { army: 'IA', results: ['R', 'RR'] } },
  rally: { given: { army: 'RA', bands: 3 }, options: { 'IGR-RCV-01': 'on' } },
  victory: { given: { battleLine: 10, battleLineBroken: 3 } },
  'activation-cost': { given: { troops: [line, line, line], distance: 8 } },
  'activation-points': { given: { base: 9 } },
  initiative: { given: { troops: ['(LIW-IV-IA)'] } },
  movement: { given: { troop: line, going: 'bad' } },
  'move-path': { given: { troop: line, pose: north, steps: [{ turn: 30 }, { ahead: 1 }] } },
  link: { given: { type: 'in-line', members: [line, line, line] } },
  going: { given: { troop: line, pose: { x: 3, y: 1, facing: 0 }, pieces: [wood] } },
  gap: { given: { troop: '(LIN-III-RA)', gap: 0.6 } },
  charge: {
    given: {
      troop: horse,
      pose: north,
      steps: [{ ahead: 1.5 }],
      target: { troop: '(LIN-III-RA)', pose: { x: 5.25, y: 6.75, facing: 180 } },
    },
  },
  evade: { given: { charger: line, target: '(VLI-III-RA)EIII' } },
  relation: { given: { a: { troop: line, pose: north }, b: { troop: horse, pose: { x: 5.5, y: 5.75, facing: 180 } } } },
  'line-of-sight': { given: { from: { x: 1, y: 1 }, to: { x: 7, y: 1 }, pieces: [wood] } },
  troop: { given: { troop: '(HIP-III-IA)+AA(EII)' } },
  army: { given: { list: 'swiss-1515', vignettes: { pike: 8, halberd: 2, shot: 2 }, general: 'pike' } },
  epoch: { given: { year: 1815 } },
  'base-size': { given: { scale: '15mm' } },
  table: { given: table },
  'terrain-square': { given: {} },
  'terrain-throw': { given: {} },
  'terrain-adjust': {
    given: {
      pieces: [
        { id: 'wood', square: [0, 1], type: 'wood' },
        { id: 'hill', square: [2, 1], type: 'gentle-hill' },
      ],
      action: 'swap',
      ids: ['wood', 'hill'],
    },
  },
  sector: { given: { table, x: 4, y: 2 } },
  deployment: {
    given: {
      table,
      vignettes: [
        { id: 'left', troop: line, pose: { x: 7, y: 2.25, facing: 0 } },
        { id: 'right', troop: line, pose: { x: 9.5, y: 2.25, facing: 0 } },
      ],
    },
  },
  'battle-line-gap': { given: { before: 2, after: 2.5 } },
  march: { given: { table, column: ['(LSC-III-RA)', line, '(ART-III-RA)'], steps: 3 } },
  'ambush-deploy': { given: { distanceCm: 25 } },
  'first-turn': { given: {} },
};
