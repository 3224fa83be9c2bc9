import type { Adjudicator, Example } from '../../book/form.js';
import type { BookIds } from '../../book/ids.js';

/** Under which heading a question is found; what is asked most comes first. */
export const groupsWith = (modifiers: string): Adjudicator['groups'] => [
  {
    title: 'Engagement',
    questions: ['engagement', 'engagement-eligibility', modifiers, 'results-table', 'apply-result', 'recovery'],
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

/** Stands of a book to begin with: each says no more than it must. */
export interface SampleStands {
  readonly tanks: { readonly subClass: string };
  readonly infantry: { readonly subClass: string };
  readonly battery: object;
  readonly striker: object;
  readonly scouts: object;
  readonly guns: object;
  /** A state that wears off. */
  readonly hurt: string;
}

/** A situation to begin with for every question that is shared: legal, common, and of a kind that shows what is asked. */
export function sharedExamples(
  { idOf }: Pick<BookIds, 'idOf'>,
  stands: SampleStands,
): Readonly<Record<string, Example>> {
  const { tanks, infantry, battery, striker, scouts, guns, hurt } = stands;
  const situation = { owner: tanks, target: tanks, range: 8 };
  return {
    engagement: { given: situation },
    'engagement-eligibility': { given: situation },
    recovery: { given: { state: hurt, rested: true } },
    move: { given: { stand: tanks, legs: [{ distance: 4 }, { distance: 2, terrain: 'BUA' }] } },
    'movement-allowance': { given: { stand: tanks } },
    going: { given: { ...infantry, terrain: 'wood' } },
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
    'air-schedule': { given: { stand: striker, entered: 1, turn: 2 } },
    obstacle: { given: { kind: 'MNF', stand: tanks }, options: { [idOf('OPT-03')]: 'on', [idOf('OPT-04')]: 'on' } },
    'engineer-task': { given: { task: 'bridge', rounds: 1 }, options: { [idOf('OPT-02')]: 'on' } },
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
            stands: [{ ...tanks, bghq: true }, { ...tanks, count: 5 }, { ...infantry, count: 4 }, scouts, guns],
          },
        ],
      },
    },
    'stand-check': { given: { stand: infantry } },
    'troop-grading': { given: { regions: ['europe'] } },
    deployment: { given: { stand: infantry, fromBaseEdge: 6 } },
    fakes: { given: { onTableStands: 22 }, options: { [idOf('OPT-01')]: 'on' } },
  };
}
