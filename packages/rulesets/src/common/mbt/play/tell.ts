import { type Citation, type Line, SIDE_NAMES, type Viewer } from '@umpire/engine';
import { type Reasoned, tellingWith } from '../../book/events.js';
import type { Gift } from '../../book/parts.js';
import { plainWords } from '../book/words.js';
import type { PlayBook } from '../book.js';
import { stateInWords } from '../rules/harm.js';
import { deedWords } from './deeds.js';
import { QUIET_TOLD, QUIET_TURNS } from './ending.js';
import type { Declared, EventOf, Flown, Struck, UndeclaredEvent } from './events.js';
import { isVeiled, nameFor } from './hearing.js';
import type { Nature, State } from './state.js';

/** Inches that a log would round to nothing. */
const HARDLY = 0.05;

/** What tells somebody something new. */
const REVEALING: ReadonlySet<string> = new Set(['revealed', 'engaged', 'mined', 'challenged']);

export type Telling = Gift<'log', typeof telling>;

/** What is said of events. */
export function telling(book: PlayBook & Declared) {
  const { ownFields, words: vocabulary } = book;
  const { weightWords } = book.engaging;
  const { EVENTS } = book.log;
  const { LOST, STATUSES, STEADY, UNHARMED } = vocabulary;
  const { called, fought, opened, vainly } = deedWords(book);

  /** The log in the book's words, as each viewer may hear it. */
  const { tell, reveals } = tellingWith<State, Declared['log']['EVENTS'], UndeclaredEvent>(EVENTS, {
    tell: told,
    reveals: ({ kind }) => REVEALING.has(kind),
  });

  function told(event: UndeclaredEvent, viewer: Viewer): Line | undefined {
    const text = words(event, viewer);
    if (text === undefined) return undefined;
    // What the going of a blank cites would tell what lies under it.
    const veiled = 'blank' in event && isVeiled(event, viewer);
    const line = { text, because: 'because' in event && !veiled ? reasonsOf(event) : [], about: aboutOf(event) };
    return event.kind === 'turnBegan' ? { ...line, begins: true } : line;
  }

  /** Whom a cause is held against is told by name: of an engagement the book speaks of owner and target. */
  function reasonsOf(event: UndeclaredEvent & Reasoned): readonly Citation[] {
    if (!('target' in event)) return event.because;
    const { stand, target, because } = event;
    const named = (effect: string): string => effect.replace(/^owner\b/, stand).replace(/^target\b/, target);
    return because.map(one => (one.effect === undefined ? one : { ...one, effect: named(one.effect) }));
  }

  const flownWords = ({ flown }: Flown): string => (flown && book.air.FLIGHT ? `, ${book.air.FLIGHT.told(flown)}` : '');

  const natureWords = (n: Nature): string =>
    n.fake ? 'a fake' : `${plainWords(book.face.plainName(n))} (${codes(n)})${n.bghq ? ', the headquarters' : ''}`;
  const codes = (n: Nature): string => [n.subClass, n.posture, n.mode, ...ownFields.natureWords(n)].join(' ');

  const struckWords = (id: string, { code, status, was }: Struck): string =>
    code === UNHARMED
      ? `${id} ${STATUSES[STEADY]!.told}`
      : `${id} ${worseWords(code, status, was)}${stateInWords(vocabulary, { code, state: status }, was, 'told')}`;
  function outcomeWords(event: EventOf<'engaged'>): string {
    const { stand, target, owner, opposing } = event;
    const nobody = owner.code === UNHARMED && opposing.code === UNHARMED ? vainly(event) : undefined;
    return nobody
      ? `${nobody} ${STATUSES[STEADY]!.told}`
      : `${struckWords(stand, owner)}; ${struckWords(target, opposing)}`;
  }
  /** A code that struck the same stand before: what it makes of it is not what the code says (RES-14, RES-15); or it changes nothing (R-07). */
  const worseWords = (code: string, status: string, was: string | undefined): string => {
    const before = was === undefined || was === status ? undefined : STATUSES[was];
    return before?.marker?.letter === code ? `${before.told} again, so ` : '';
  };
  /** What has become of whoever falls back. */
  const stateWords = (status: string | undefined): string =>
    status === undefined || status === STEADY ? '' : `, ${STATUSES[status]!.told}`;
  const HAND_WORDS = { win: 'with the better hand', draw: 'with equal hands', lose: 'with the worse hand' } as const;
  const inch = (n: number): string => `${Math.round(n * 10) / 10}"`;

  function words(event: UndeclaredEvent, viewer: Viewer): string | undefined {
    switch (event.kind) {
      case 'turnBegan':
        return `Turn ${event.turn} begins: ${event.hour24} o'clock, ${event.light}`;
      case 'roundBegan':
        return `${SIDE_NAMES[event.owner]} plays the ${event.round === 1 ? 'first' : 'second'} round`;
      case 'segmentBegan':
        return undefined;
      case 'turnEnded':
        return `The turn ends; smoke and light are gone${quietWords(event.quiet)}`;
      case 'revealed':
        return `${event.stand} is revealed: ${natureWords(event.nature)}${event.by ? `, seen by ${event.by}` : ''}`;
      case 'entered':
        return event.how === 'approach'
          ? `${event.stand} is set down at its own edge${flownWords(event)}`
          : `${event.stand} comes on the table${flownWords(event)}`;
      case 'attackRun':
        return `${event.stand} makes an attack run on ${event.target}${flownWords(event)}`;
      case 'modeChanged':
        return isVeiled(event, viewer) ? undefined : `${event.stand} is now ${event.mode}`;
      case 'groupSelected':
        return `${nameFor(event, viewer)} is selected to move`;
      case 'moved':
        return `${event.stand} ${event.how === 'march' ? 'marches' : 'moves'} ${inch(event.inches)}`;
      case 'turned':
        return `${event.stand} turns`;
      case 'fellBack':
        return event.inches < HARDLY
          ? `${called(event)} has no room to fall back`
          : `${called(event)} falls back ${inch(event.inches)}${stateWords(event.status)}`;
      case 'leftTable':
        return `${event.stand} leaves the table${event.mayReturn ? '' : ' for good'}`;
      case 'removed':
        return event.why === 'fake'
          ? `${event.stand} was a fake and is removed`
          : `${called(event)} is ${STATUSES[LOST]!.told} and taken away`;
      case 'engaging':
        return `${opened(event)}: ${event.type}, ${weightWords(event.weight, event)}`;
      case 'challenged':
        return `${event.stand} turns up ${event.target} and cannot strike it: ${event.refused}`;
      case 'engaged':
        return `${fought(event)}, ${HAND_WORDS[event.rps]}: ${outcomeWords(event)}`;
      case 'mined':
        return `${called(event)} has run into the mine field ${event.field}: ${struckWords(event.stand, event.struck)}`;
      case 'supported':
        return `${event.stand} ${event.effect.kind === 'smoke' ? 'lays a smoke screen' : 'lights up a zone'}`;
    }
  }

  /** R-152: from the fourth turn on players are told what will come of it. */
  const quietWords = (quiet: number): string =>
    quiet >= QUIET_TOLD ? `. Nobody has fought for ${quiet} turns: after ${QUIET_TURNS} the battle is drawn` : '';

  function aboutOf(event: UndeclaredEvent): readonly string[] {
    const about: string[] = [];
    if ('stand' in event) about.push(event.stand);
    if ('target' in event) about.push(event.target);
    return about;
  }

  return { natureWords, reveals, tell };
}
