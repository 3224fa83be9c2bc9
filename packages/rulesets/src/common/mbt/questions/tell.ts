import type { ResultInWords, Rps } from '@umpire/engine';
import { becomes, type Called, count, no, sideWords, told, yes } from '../../book/result-words.js';
import type { Contest } from '../../ground/terrain.js';
import type { Eligibility, EngagementResult, Outcome } from '../book/engagements.js';
import type { FlightStatus } from '../book/flights.js';
import type { Victory } from '../book/losses.js';
import type { Status } from '../pieces.js';
import type { ArmySummary, StandCheck } from '../rules/army.js';
import { harmOf as harmIn } from '../rules/harm.js';
import type { Words } from '../words.js';

/** The results of shared questions in a sentence each, and how good they are for the one who asks. */

const inches = (n: number): string => count(n, 'inch', 'inches');

const range = (n: number | null): string => (n === null ? 'at any range' : `within ${inches(n)}`);

const GETS: Readonly<Record<string, string>> = {
  'places-terrain': 'places the terrain, the other chooses his edge',
  'chooses-zone': 'chooses the climatic zone',
  'chooses-deployment-order': 'chooses who deploys first',
  'chooses-round-order': 'chooses who has the first round',
};
const OUTCOMES: Readonly<Record<string, string>> = {
  continue: 'the battle goes on',
  'a-wins': 'our side wins',
  'b-wins': 'the enemy wins',
  draw: 'a draw',
};
const hour = (n: number): string => `${String(n).padStart(2, '0')}:00`;

function victory({ a, b, outcome }: Victory): ResultInWords {
  const fragile = (side: string, groups: readonly number[]): string =>
    groups.length === 0
      ? `${side} has no Fragile group`
      : `Battle Group ${groups.map(g => g + 1).join(' and ')} of ${side} ${groups.length === 1 ? 'is' : 'are'} Fragile`;
  const parts = [fragile('our side', a.fragileGroups), ...(b ? [fragile('the enemy', b.fragileGroups)] : [])];
  return told(`${OUTCOMES[outcome]}; ${parts.join('; ')}`, outcome === 'a-wins' ? 1 : outcome === 'b-wins' ? -1 : 0);
}

function flight(r: FlightStatus): ResultInWords {
  const may = [...(r.mayMove ? ['move'] : []), ...(r.mayEngage ? ['engage'] : [])].join(' and ');
  const leaves = r.leavesEndOfTurn === null ? '' : `; leaves at the end of turn ${r.leavesEndOfTurn}`;
  return told(`${r.status}: it may ${may || 'do nothing'}${leaves}${r.mayReturn ? '; it may return' : ''}`);
}

function climate(r: { zone?: string; chooser?: string; choices?: readonly string[] }): ResultInWords {
  return told(r.zone ?? `${sideWords(r.chooser!)} chooses ${r.choices!.join(' or ')}`);
}

function diced(r: { feature?: string; present?: boolean; count?: number }): ResultInWords {
  if (r.feature !== undefined) return told(r.feature === 'O' ? 'open ground' : r.feature);
  if (r.present !== undefined) return told(r.present ? 'a town' : 'no town');
  return told(count(r.count!, 'minor feature'));
}

interface Support {
  readonly width?: number;
  readonly depth?: number;
  readonly diameter?: number;
  readonly blocksSight?: boolean;
  readonly turnsLeft: number | null;
}
function support(r: Support): ResultInWords {
  const what = r.diameter ? `light, ${inches(r.diameter)} across` : `smoke, ${r.width} by ${r.depth} inches`;
  const left = r.turnsLeft === null ? '' : `; ${count(r.turnsLeft, 'more turn')} of it`;
  return yes(`yes: ${what}${r.blocksSight === false ? ', which blocks nothing in this weather' : ''}${left}`);
}

const round = (n: number): number => Math.round(n * 10) / 10;
/** `terrain[0]` → `terrain 1` */
const placed = (name: string): string => name.replace(/\[(\d+)\]/, (_, i: string) => ` ${Number(i) + 1}`);

/** Results are what the question of that name returns. */
export function sharedTellers(words: Words) {
  const harmOf = (outcome: Outcome): number => harmIn(words, outcome);

  /** As the table says it, and after it what the book calls it where that is another word. */
  function stateWords(state: Status): string {
    const { printed, told: said, brief } = words.STATUSES[state]!;
    const plain = state === words.LOST || state === words.STEADY ? brief : said;
    return printed ? `${plain} (${printed})` : plain;
  }

  function fate(who: string, { code, state, move, leavesTable }: Outcome, name?: string): string {
    if (code === '-') return becomes(name, who, 'is left as it was', 'as it was');
    const back = move > 0 ? `, back ${inches(move)}` : '';
    const left = `${stateWords(state)}${leavesTable ? ' and leaves the table' : back}`;
    return becomes(name, who, `is ${left}`, left);
  }

  function engaged({ rps, owner, target }: EngagementResult, called: Called): ResultInWords {
    const parts = [
      ...(target.code === '-' ? [] : [fate('target', target, called.target)]),
      ...(owner.code === '-' ? [] : [fate('engaging stand', owner, called.owner)]),
    ];
    return told(`${rps}: ${parts.length > 0 ? parts.join('; ') : 'nothing happens'}`, harmOf(target) - harmOf(owner));
  }

  function mined(r: ({ rps: Rps } & Outcome) | { going: string }): ResultInWords {
    return 'going' in r ? told(`the going is ${r.going}`) : told(`${r.rps}: ${fate('the stand', r)}`, -harmOf(r));
  }

  const TELLERS = {
    engagement: engaged,
    'engagement-eligibility': (r: Eligibility) => yes(`yes, a ${r.type} engagement ${range(r.maxRange)}`),
    'apply-result': (r: Outcome, { stand }: Called) => told(fate('the stand', r, stand), -harmOf(r)),
    recovery: (r: { state: string }) => told(`it is ${stateWords(r.state)}`),
    move: (r: { distance: number; used: number; spare: number }) =>
      yes(
        `yes: ${inches(r.distance)}, ${Math.round(r.used * 100)} % of its allowance; ${inches(round(r.spare))} to spare`,
      ),
    'movement-allowance': (r: { inches: number }) => told(inches(r.inches)),
    going: (r: { going: string }) => told(`${r.going} going`, r.going === 'good' ? 1 : r.going === 'bad' ? 0 : -1),
    'command-radius': (r: { inCommand: boolean }) =>
      r.inCommand ? yes('yes, and it is in command') : told('yes, it comes nearer; it is still out of command'),
    'line-of-sight': (r: { clear: boolean; blockedBy: readonly string[] }) =>
      r.clear ? yes('clear') : no(`blocked by ${r.blockedBy.map(placed).join(', ')}`),
    arc: (r: { arc: string }) => told(`in the ${r.arc}`),
    reveal: (r: { revealed: boolean; removed: boolean }) =>
      told(r.removed ? 'turned up, a fake: it is removed' : r.revealed ? 'turned up' : 'it stays a blank'),
    smoke: support,
    illumination: support,
    'air-schedule': flight,
    obstacle: mined,
    'engineer-task': (r: { needed: number; done: boolean }) =>
      r.done ? yes('done') : told(`not yet: it takes ${count(r.needed, 'whole round')}`),
    victory,
    season: (r: { season: string }) => told(r.season),
    hour: (r: { half: string; hour: number; light: string }) => told(`${r.hour} ${r.half}, ${r.light}`),
    light: (r: { hour24: number; light: string; rangeFactor: number; nightGoing: boolean }) =>
      told(
        `${hour(r.hour24)}, ${r.light}${r.rangeFactor < 1 ? ': ranges are halved' : ''}${r.nightGoing ? ', good going is bad off the road' : ''}`,
      ),
    'adverse-weather': (r: { awc: boolean }) => told(r.awc ? 'adverse weather' : 'fair weather', r.awc ? -0.5 : 0.5),
    'table-size': (r: { width: number; minDepth: number }) =>
      told(`${r.width} inches wide, at least ${r.minDepth} deep`),
    'climatic-zone': climate,
    'terrain-die': diced,
    'terrain-placement': (r: { pieces: number }) => yes(`yes, ${count(r.pieces, 'piece')} as diced`),
    'rps-contest': (r: Contest) =>
      told(`${sideWords(r.winner)} wins and ${GETS[r.winnerGets]}`, r.winner === 'a' ? 1 : -1),
    'army-list': (r: ArmySummary) => yes(`legal: ${count(r.stands, 'stand')} in ${count(r.groups, 'Battle Group')}`),
    'stand-check': (r: StandCheck) =>
      yes(
        `legal: a ${r.term} of ${r.class}, ${r.posture}, ${r.mode}; deploys ${r.deploys === 'table' ? 'on' : 'off'} the table`,
      ),
    'mode-change': (r: { mode: string; changed: boolean }) =>
      yes(r.changed ? `yes, it is ${r.mode} now` : `it is ${r.mode} already`),
    'troop-grading': (r: { grade: string }) => told(r.grade),
    deployment: (r: { limit: number }) => yes(`yes: up to ${inches(r.limit)} from the base edge`),
    fakes: (r: { max: number }) => told(count(r.max, 'fake')),
  };
  return TELLERS;
}
