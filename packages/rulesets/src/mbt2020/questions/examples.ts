import type { Adjudicator, Example } from '../../common/book/form.js';

/** Under which heading a question is found; what is asked most comes first. */
export const GROUPS: Adjudicator['groups'] = [
  {
    title: 'Engagement',
    questions: [
      'engagement',
      'engagement-eligibility',
      'tactical-factors',
      'results-table',
      'apply-result',
      'recovery',
    ],
  },
  { title: 'Movement', questions: ['move', 'movement-allowance', 'going', 'command-radius'] },
  { title: 'Sight', questions: ['line-of-sight', 'arc', 'reveal'] },
  { title: 'Support', questions: ['smoke', 'illumination', 'air-schedule', 'obstacle', 'engineer-task'] },
  { title: 'Victory', questions: ['victory'] },
  { title: 'Season, hour and weather', questions: ['season', 'hour', 'light', 'adverse-weather'] },
  {
    title: 'Table and terrain',
    questions: ['table-size', 'climatic-zone', 'terrain-die', 'terrain-placement', 'rps-contest'],
  },
  {
    title: 'Armies and deployment',
    questions: ['army-list', 'stand-check', 'mode-change', 'troop-grading', 'deployment', 'fakes'],
  },
];

const tanks = { subClass: 'MBTn' };
const infantry = { subClass: 'INFn' };
const battery = { subClass: 'ARTn', posture: 'OTF' };
const situation = { owner: tanks, target: tanks, range: 8 };

/** A situation to begin with for every question: legal, common, and of a kind that shows what is asked. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  engagement: { given: situation },
  'engagement-eligibility': { given: situation },
  'tactical-factors': { given: situation },
  'results-table': { given: { type: 'mutual', column: 0 } },
  'apply-result': { given: { stand: infantry, code: 'R' } },
  recovery: { given: { state: 'pinned', rested: true } },
  move: { given: { stand: tanks, legs: [{ distance: 4 }, { distance: 2, terrain: 'BUA' }] } },
  'movement-allowance': { given: { stand: tanks } },
  going: { given: { subClass: 'INFn', terrain: 'wood' } },
  'command-radius': { given: { before: 8, after: 11 } },
  'line-of-sight': {
    given: {
      from: { x: 0, y: 0 },
      to: { x: 10, y: 0 },
      terrain: [{ kind: 'wood', x: 4, y: -1, width: 2, depth: 2 }],
    },
  },
  arc: { given: { facing: 0, from: { x: 0, y: 0 }, to: { x: 5, y: 3 } } },
  reveal: { given: { trigger: 'rec', distance: 14 } },
  smoke: { given: { stand: battery } },
  illumination: { given: { stand: battery } },
  'air-schedule': { given: { stand: { subClass: 'AIRn', posture: 'CAS' }, entered: 1, turn: 2 } },
  obstacle: { given: { kind: 'MNF', stand: tanks }, options: { 'MBT20-OPT-03': 'on', 'MBT20-OPT-04': 'on' } },
  'engineer-task': { given: { task: 'bridge', rounds: 1 }, options: { 'MBT20-OPT-02': 'on' } },
  victory: { given: { a: { groups: [{ neutralised: 2 }, { repulsed: 3 }] } } },
  season: { given: {} },
  hour: { given: { season: 'Summer' } },
  light: { given: { season: 'Summer', hour24: 6 } },
  'adverse-weather': { given: { season: 'Winter', zone: 'Temperate' } },
  'table-size': { given: { groupsA: 2, groupsB: 2 } },
  'climatic-zone': { given: {} },
  'terrain-die': { given: { table: 'major', zone: 'Temperate' } },
  'terrain-placement': {
    given: {
      squareSize: 12,
      columns: 2,
      rows: 1,
      squares: [{ col: 0, row: 0, minors: ['wood'] }],
      pieces: [{ id: 'wood 1', kind: 'wood', x: 3, y: 3, width: 4, depth: 4 }],
    },
  },
  'rps-contest': { given: { purpose: 'turn' } },
  'army-list': {
    given: {
      battleGroups: [
        {
          name: '1st',
          stands: [
            { subClass: 'MBTn', bghq: true },
            { subClass: 'MBTn', count: 5 },
            { subClass: 'INFn', count: 4 },
            { subClass: 'INFn', posture: 'REC' },
            { subClass: 'INFn', posture: 'PDA' },
          ],
        },
      ],
    },
  },
  'stand-check': { given: { stand: infantry } },
  'mode-change': { given: { stand: { subClass: 'AIRn', posture: 'CAS', helicopter: true }, to: 'STATIC' } },
  'troop-grading': { given: { regions: ['europe'] } },
  deployment: { given: { stand: infantry, fromBaseEdge: 6 } },
  fakes: { given: { onTableStands: 22 }, options: { 'MBT20-OPT-01': 'on' } },
};
