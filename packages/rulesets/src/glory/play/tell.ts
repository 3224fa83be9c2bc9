import { type EventBase, type Line, SIDE_NAMES, type TableSeat, type Viewer } from '@umpire/engine';
import { tellingWith } from '../../common/book/events.js';
import { citation } from '../lines.js';
import type { Fate, ShotOutcome } from '../pieces.js';
import { RESULT_WORDS } from '../tables/results.js';
import { noRoom, STANDS_BEHIND } from './driven-back.js';
import { DECLARED, type EventOf, type UndeclaredEvent } from './events.js';
import { initiativeWords } from './initiative-words.js';
import { list } from './setup-events.js';
import type { State } from './state.js';

/** An event as a viewer may hear of it. Only the order of march is anybody's secret (5.4). */
export const { tell, reveals } = tellingWith<State, typeof DECLARED, UndeclaredEvent>(DECLARED, {
  tell: told,
  reveals: isNews,
});

/** What happened next in the same entry. */
type Then = readonly EventBase[];

function told(event: UndeclaredEvent, viewer: Viewer, _seat?: TableSeat, then: Then = []): Line | undefined {
  const text = wordsOf(event, viewer, then);
  if (text === undefined) return undefined;
  if (isHidden(event, viewer)) return { text, because: [CALLED_UP], about: [] };
  const line = { text, because: 'because' in event ? event.because : [], about: aboutOf(event) };
  if (event.kind === 'turnBegan') return { ...line, begins: true };
  return isReply(event) ? { ...line, reply: true } : line;
}

const isReply = (event: UndeclaredEvent): boolean =>
  event.kind === 'evaded' || (event.kind === 'shot' && event.reason === 'return');

const CALLED_UP = citation('IGR-R-119', 'who is called up from the column shows when he enters');
const isHidden = (event: UndeclaredEvent, viewer: Viewer): boolean =>
  event.kind === 'activated' && event.marcher !== null && viewer !== event.marcher && viewer !== 'umpire';

const tenth = (n: number): string => `${Math.round(n * 100) / 100} W`;
/** `P1 moves`, `P3, P4 move`. */
const who = (ids: readonly string[], one: string, many: string): string =>
  `${list(ids)} ${ids.length > 1 ? many : one}`;

function wordsOf(event: UndeclaredEvent, viewer: Viewer, then: Then): string | undefined {
  switch (event.kind) {
    case 'turnBegan':
      return `Turn ${Math.ceil(event.turn / 2)} of ${SIDE_NAMES[event.side]}`;
    case 'rallied':
      return `${event.stand} rallies`;
    case 'detached':
      return `${SIDE_NAMES[event.side]} detaches its ${event.wing === 'west-wing' ? 'west' : 'east'} wing`;
    case 'pointsThrown':
      return `${event.die} thrown: ${event.points} activation points`;
    case 'activated':
      if (isHidden(event, viewer)) return `The next of the column is called up for ${event.cost} AP`;
      return `${who(event.stands, 'is', 'are')} activated for ${event.cost} AP${event.crossing ? ', free to cross sectors' : ''}`;
    case 'phaseBegan':
    case 'turnEnded':
      return event.passed;
    case 'initiativeThrown':
      return event.thrown.die === null
        ? `${who(event.stands, 'charges', 'charge')} on`
        : `${who(event.stands, 'throws', 'throw')} ${event.thrown.die} for initiative, score ${event.thrown.score}: ${initiativeWords(event.thrown)}${inVain(event, then)}`;
    case 'acted':
      return event.stayed
        ? `${who(event.stands, 'stays', 'stay')} in place${NO_AIM[event.does ?? ''] ?? ''}`
        : undefined;
    case 'fireTurned':
    case 'throwsMade':
    case 'leftOut':
    case 'fireOpened':
    case 'pursuitEnded':
    case 'running':
      return undefined;
    default:
      return actionWords(event, then);
  }
}

/** Whoever stays in place though his throw lets him strike. */
const NO_AIM: Readonly<Record<string, string>> = {
  'charge-nearest': ', with nobody to charge',
  'charge-front': ', with nobody to charge',
  'charge-or-shoot': ', with nobody to charge or to shoot at',
};

const isKind =
  <K extends UndeclaredEvent['kind']>(kind: K) =>
  (event: EventBase): event is EventOf<K> =>
    event.kind === kind;

/** A throw that comes to nothing says so, where that is known at once. */
function inVain({ stands, thrown: { action } }: EventOf<'initiativeThrown'>, then: Then): string {
  const acted = then.filter(isKind('acted')).find(one => one.stands[0] === stands[0]);
  return acted?.stayed && acted.does === action ? (NO_AIM[action] ?? '') : '';
}

/** IGR-RES-06: on whom or what somebody broke who was driven back; undefined: he did not. */
const brokeOn = (id: string, then: Then): string | undefined =>
  then.filter(isKind('broken')).find(({ stands }) => stands.includes(id))?.on;

/** What a result made of a piece in the end. */
function fateOf(id: string, fate: ShotOutcome | Fate, then: Then): string {
  const on = brokeOn(id, then);
  const { becomes } = RESULT_WORDS[fate];
  return on === undefined ? `${id} ${becomes}` : `${id} ${becomes} and ${RESULT_WORDS.break.left}${noRoom(on)}`;
}

/** What happens in a battle, moves and combat. */
function actionWords(event: UndeclaredEvent, then: Then): string | undefined {
  switch (event.kind) {
    case 'moved':
      return movedWords(event);
    case 'entered':
      return `${event.stand} comes onto the table`;
    case 'chargeDeclared':
      return `${who(event.stands, 'charges', 'charge')} ${event.target}`;
    case 'evaded':
      return `${event.stand} evades${event.about ? ' and turns about' : ''}`;
    case 'pursued':
      return `${event.evaded[event.evaded.length - 1]} is gone: the charger may go on`;
    case 'shot':
      return shotWords(event, then);
    case 'halted':
      return `${event.stand} is halted`;
    case 'repulsed':
      return `${event.stand} falls back ${tenth(event.moved)}`;
    case 'followed':
      return `${event.stand} goes after ${event.after}${event.arrivals.length > 0 ? ` and touches ${list(event.arrivals.map(a => a.enemy))}` : ''}`;
    case 'broken':
      return event.on === undefined
        ? `${who(event.stands, 'breaks and flees', 'break and flee')} the field`
        : `${who(event.stands, 'breaks and flees', 'break and flee')} the field, because ${event.on} ${STANDS_BEHIND}`;
    case 'unlinked':
      return `The link ${event.link} is ${event.rest.length > 0 ? 'shortened' : 'dissolved'}`;
    case 'fought':
      return foughtWords(event, then);
    default:
      return undefined;
  }
}

function shotWords({ shooter, reason, target, weapon, die, score, outcome }: EventOf<'shot'>, then: Then): string {
  const deed = `${shooter} ${reason === 'return' ? 'returns fire at' : 'shoots at'} ${target}${weapon === 'attached' ? ' with its guns' : ''}`;
  const came = brokeOn(target, then) === undefined ? RESULT_WORDS[outcome].left : fateOf(target, outcome, then);
  return `${deed}: ${die} thrown, ${score} scored, ${came}`;
}

const foughtWords = ({ active, opponent, factors, die, fates }: EventOf<'fought'>, then: Then): string =>
  `${active} (${factors[0]}) fights ${opponent} (${factors[1]}), ${die} thrown: ${fateOf(active, fates[0], then)}, ${fateOf(opponent, fates[1], then)}`;

const MOVES = {
  move: ['moves', 'move'],
  charge: ['comes on', 'come on'],
  'line-up': ['lines up', 'line up'],
  'initiative-charge': ['charges by itself', 'charge by themselves'],
  copy: ['does as its neighbour', 'do as their neighbour'],
  retreat: ['falls back by itself', 'fall back by themselves'],
} as const;

const TURNS = ['turns', 'turn'] as const;

function movedWords({ stands, how, way, turned, arrivals }: EventOf<'moved'>): string {
  const ids = stands.map(s => s.id);
  const [goes, turns] = [Math.round(way * 100) > 0, Math.round(turned) > 0];
  const far =
    how === 'line-up' ? '' : goes ? ` ${tenth(way)}` : turns ? ` ${Math.round(turned)}°` : ', without room to';
  const touched = how === 'line-up' ? [] : [...new Set(arrivals.map(a => a.enemy))];
  const [one, many] = how === 'move' && way === 0 ? TURNS : MOVES[how];
  return `${who(ids, one, many)}${far}${touched.length > 0 ? `, into contact with ${list(touched)}` : ''}`;
}

function aboutOf(event: UndeclaredEvent): readonly string[] {
  const about: string[] = [];
  if ('stand' in event) about.push(event.stand);
  if ('stands' in event) for (const s of event.stands) about.push(typeof s === 'string' ? s : s.id);
  if ('shooter' in event) about.push(event.shooter);
  if ('target' in event) about.push(event.target);
  if ('after' in event) about.push(event.after);
  if (event.kind === 'fought') about.push(event.active, event.opponent);
  return about;
}

/** What tells somebody something new: undo ends there. Throws and choices end it anyway. */
function isNews(event: UndeclaredEvent): boolean {
  return event.kind === 'entered';
}
