import {
  type DeskBelief,
  type DeskMatter,
  type DeskSide,
  distance,
  type Look,
  type Side,
  type UmpireDesk,
} from '@umpire/engine';
import { nameOf } from '../face/words.js';
import type { Action } from '../play/actions.js';
import { baseOf } from '../play/bases.js';
import type { Act, Held, HeldThrow } from '../play/desk.js';
import { verdict } from '../play/ending.js';
import type { KeptContact } from '../play/ledger.js';
import { isWindow, STAGE_WORDS } from '../play/stages.js';
import { CM, MINUTES, STOPS, type Stage, type State, type Stop } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import type { Types } from '../play/types.js';
import { STOP_WORDS } from './battle.js';
import { comingUp } from './coming.js';
import { guideFor } from './guide.js';
import type { UmpireVerb } from './ruling.js';

/** PLA-SEQ-01 to -11: the steps of a turn by their numbers, with the windows that belong to them. */
const STEPS: readonly { readonly label: string; readonly of: readonly Stage[] }[] = [
  { label: 'Communications', of: ['comms', 'air', 'air-round', 'break-off'] },
  { label: 'Orders', of: ['orders'] },
  { label: 'Issuing', of: ['orders-issued'] },
  { label: 'Location', of: ['location'] },
  { label: 'Direct fire', of: ['fire', 'direct-fire'] },
  { label: 'Close support', of: ['close-support', 'support-of-companies'] },
  { label: 'Support fire', of: ['support-fire'] },
  { label: 'Moves', of: ['move', 'movement'] },
  { label: 'Close assault', of: ['assaults'] },
  { label: 'Morale', of: ['morale'] },
  { label: 'Rally', of: ['rally', 'end-of-turn'] },
];

/** PLA-UMP-42: everything that he decides by. */
export function deskOf(
  { view, options }: Look<Types>,
  verbs: Readonly<Record<string, UmpireVerb>>,
  scenario: unknown,
): UmpireDesk {
  const state = view.truth!;
  const { text } = STAGE_WORDS[state.stage];
  const { held } = state.desk;
  return {
    hour: hourOf(state),
    turn: state.turn === 0 ? 'setting up' : `turn ${state.turn} of ${state.limit}`,
    steps: STEPS.map(({ label, of }, at) => ({ id: `${at + 1}`, label, current: of.includes(state.stage) })),
    open: isWindow(state.stage),
    paused: state.desk.paused,
    window: isWindow(state.stage) ? `${text}${state.desk.paused ? ', held by you' : ''}` : text,
    sides: { a: sideOf(state, 'a'), b: sideOf(state, 'b') },
    score: scoreWords(state),
    present: state.desk.present,
    ...(held && { held: matterOf(held) }),
    coming: comingUp(state, options),
    verbs: Object.entries(verbs)
      .filter(([verb]) => isOfUse(state, verb))
      .map(([verb, { label, text: does, rule, group }]) => ({
        verb,
        label,
        text: does,
        rule,
        group,
      })),
    acts: state.desk.acts.map(act => actOf(state, act)).reverse(),
    stops: STOPS.map(id => ({ id, label: STOP_WORDS[id], on: state.rulings.stops.includes(id) })),
    usualStops: OVER_BOTS,
    ...guideFor(state, scenario),
    touches: TOUCHES,
  };
}

/** What only changes something that was thrown is offered when something was. */
function isOfUse({ desk: { held } }: State, verb: string): boolean {
  if (verb === 'throw') return (held?.throws.length ?? 0) > 0;
  return verb !== 'losses' || held?.losses != null;
}

/** PLA-UMP-44. */
const OVER_BOTS: readonly Stop[] = ['first-contact', 'assaults', 'demoralisation'];
const TOUCHES: UmpireDesk['touches'] = {
  stops: { order: { verb: 'stops' }, list: 'kinds' },
  leave: { order: { verb: 'leave' } },
  come: { order: { verb: 'come' } },
  hold: { order: { verb: 'clock', change: 'pause' } },
  go: { order: { verb: 'clock', change: 'resume' } },
};

function scoreWords(state: State): string {
  const { points } = verdict(state);
  return `${points.a} : ${points.b}`;
}

function sideOf(state: State, side: Side): DeskSide {
  return {
    name: state.sides[side].name,
    ready: isWindow(state.stage) && state.seats[side].every(seat => state.ready[seat] === true),
    sheet: state.sheets[side].map(lineWords),
    beliefs: state.ledgers[side].contacts
      .filter(({ status }) => status !== 'gone')
      .map(contact => beliefOf(state, contact)),
  };
}
const lineWords = (line: Action): string => {
  const who = 'stand' in line ? line.stand : 'companies' in line ? line.companies.join(', ') : '';
  return `${line.verb.replaceAll('-', ' ')} ${who}`.trim();
};

/** 5.9: over 5 cm off it is stale. */
const STALE = 5 * CM;
function beliefOf(state: State, contact: KeptContact): DeskBelief {
  const base = contact.base === null ? undefined : baseOf(state, contact.base);
  const isThere = base?.where === 'table';
  const off = isThere ? distance(base, contact) : 0;
  const isWrong = !isThere || off > STALE;
  const age = (state.turn - contact.seenTurn) * MINUTES;
  const kept = contact.heldUntil !== null;
  return {
    id: kept ? `kept-${contact.base}` : `contact-${contact.no}`,
    label: kept ? '–' : `C${contact.no}`,
    text: nameOf(contact.type),
    verdict: kept
      ? 'kept back by you'
      : contact.base === null
        ? 'false: yours'
        : !isThere
          ? `gone: ${contact.base}`
          : off > STALE
            ? `${Math.round(off / CM)} cm off: ${contact.base}`
            : `true: ${contact.base}`,
    wrong: isWrong && !kept,
    age: age <= 0 ? 'now' : `${age} min`,
    at: { x: contact.x, y: contact.y },
    ...(isThere && off > 0 && { truth: { x: base.x, y: base.y } }),
  };
}

function matterOf(held: Held): DeskMatter {
  const { title, rule, proposal, because, throws, about, losses, group } = held;
  return {
    id: 'held',
    title,
    text: throws.length > 0 ? 'thrown, and told to nobody yet' : 'before it is carried out',
    rule,
    lines: linesNow(held),
    proposal: throws.some(isChanged) && proposal ? `${proposal}, with what you have changed` : proposal,
    because,
    throws: throws.map(({ id, text, sides, thrown, face }) => ({
      id,
      text,
      face,
      thrown,
      least: sides === 6 ? 1 : 0,
      most: sides === 6 ? 6 : 9,
      order: { verb: 'throw', throw: id },
    })),
    about,
    verbs: [
      ...(throws.length > 0 ? ['throw'] : []),
      ...(losses ? ['losses'] : group ? ['group', 'surprise'] : []),
      'set-base',
      'report',
    ],
  };
}

const isChanged = ({ face, thrown }: HeldThrow): boolean => face !== thrown;
/** What was worked out from a throw is no more true when another face counts: it says so, until it is let go. */
function linesNow({ lines, throws }: Held): readonly string[] {
  if (!throws.some(isChanged)) return lines;
  if (lines.length === throws.length)
    return lines.map((text, at) => (isChanged(throws[at]!) ? changedWords(throws[at]!) : text));
  return [...throws.filter(isChanged).map(changedWords), ...lines.map(text => `as it was thrown: ${text}`)];
}
const changedWords = ({ text, face, thrown }: HeldThrow): string =>
  `${text}: ${face} counts in place of the ${thrown} that was thrown`;

function actOf(state: State, { turn, verb, rule, text, reason }: Act) {
  return { when: hourOf({ start: state.start, turn }), title: verb.replaceAll('-', ' '), text, reason, rule };
}
