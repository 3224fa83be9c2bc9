import { type Options, pointsWithin } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import { contactsKeepNumbers, typesAreExact } from '../rules/readings.js';
import { moveRow } from '../tables/movement.js';
import { unitOf } from '../tables/units.js';
import { copyOfContact } from './copy.js';
import type { Withheld } from './desk.js';
import type { Contact, KeptContact, Ledger, ShownType, SOURCES } from './ledger.js';
import { type Base, CM } from './state.js';

/** A base that a side has seen, by whom, and how. */
export interface Seen {
  readonly base: Base;
  readonly by: readonly string[];
  readonly reported: boolean;
  readonly source: (typeof SOURCES)[number];
  /** From the nearest who saw it, in metres. */
  readonly metres: number;
  /** It holds buildings or works. */
  readonly dug: boolean;
}

const UNKNOWN_PACE = 15;
const MOST_ERROR = 60;
/** PLA-R-154. */
const MOST_AGE = 12;

/** PLA-BEL-05: how far off an old marker may be by now. */
export function errorOf({ status, seenTurn, type }: Contact, turn: number): number {
  if (status === 'current') return 0;
  const pace = type === 'vehicles' || type === 'infantry' ? UNKNOWN_PACE : paceOf(type);
  return Math.min(MOST_ERROR, (turn - seenTurn) * pace) * CM;
}
function paceOf(type: Exclude<ShownType, 'vehicles' | 'infantry'>): number {
  const { moveClass } = unitOf(type);
  return moveClass === 'static' ? 0 : moveClass === 'air' ? UNKNOWN_PACE : moveRow(moveClass).tactical;
}

/** PLA-HID-03, PLA-R-147: what an observer makes of a base. */
function shownType({ type }: Base, metres: number, options: Options): ShownType {
  if (typesAreExact(options)) return type;
  const unit = unitOf(type);
  if (metres > 2000) return unit.locationRow === 'vehicle' ? 'vehicles' : 'infantry';
  const isHq = unit.notes?.some(note => note === 'company-hq' || note === 'battalion-hq');
  if (!isHq || metres <= 500) return type;
  return unit.psRow === 'gf' ? 'gf-section' : type === 'militia-bn-hq' ? 'militia-company' : 'regular-platoon';
}

/** A contact as it is seen now. */
function seenAgain(contact: KeptContact, { base, ...seen }: Seen, turn: number, options: Options): Draft<KeptContact> {
  const now = copyOfContact(contact);
  now.type = shownType(base, seen.metres, options);
  now.x = base.x;
  now.y = base.y;
  now.facing = base.facing;
  now.width = base.width;
  now.depth = base.depth;
  now.dug = seen.dug;
  now.firing = base.fired.some(shot => shot.turn === turn - 1 || shot.turn === turn);
  now.moved = base.lastMove !== 'none';
  now.seenTurn = turn;
  now.seenBy = [...seen.by].sort();
  now.reported = seen.reported;
  now.status = 'current';
  now.source = seen.source;
  return now;
}
/** Nobody yet: one that is seen for the first time is made of it. */
const NOBODY: KeptContact = {
  no: 0,
  type: 'infantry',
  x: 0,
  y: 0,
  facing: 0,
  width: 0,
  depth: 0,
  dug: false,
  firing: false,
  moved: false,
  seenTurn: 0,
  seenBy: [],
  reported: false,
  status: 'current',
  source: 'location',
  hit: null,
  note: '',
  base: null,
  heldUntil: null,
};

/**
 * PLA-BEL-03 to -06: the ledger of a side after it has seen some bases. `all`: everything that is in sight now is among them (step 4), so
 * what is not has become old.
 */
export function afterSeeing(
  ledger: Ledger,
  seen: readonly Seen[],
  turn: number,
  all: boolean,
  options: Options,
): Ledger {
  const left = new Map(seen.map(one => [one.base.id, one]));
  const kept = ledger.contacts.map(contact => {
    const again = contact.base === null ? undefined : left.get(contact.base);
    if (again && (isCurrent(contact, turn) || contactsKeepNumbers(options)) && contact.status !== 'gone') {
      left.delete(again.base.id);
      return seenAgain(contact, again, turn, options);
    }
    return all ? aged(contact, turn) : contact;
  });
  const fresh = [...left.values()].sort((p, q) => p.base.x - q.base.x || p.base.y - q.base.y);
  return fresh.reduce((made: Ledger, one) => added(made, one, turn, options), { ...ledger, contacts: kept });
}

/** It was a current contact at the end of the last turn, or is one in this. */
const isCurrent = ({ status, seenTurn }: KeptContact, turn: number): boolean =>
  status === 'current' && seenTurn >= turn - 1;

/** PLA-BEL-06. */
function aged(contact: KeptContact, turn: number): KeptContact {
  if (contact.status === 'gone' || contact.source === 'open') return contact;
  const isGone = turn - contact.seenTurn >= MOST_AGE;
  const old = copyOfContact(contact);
  old.status = isGone ? 'gone' : 'old';
  old.firing = false;
  return old;
}

/** PLA-BEL-04: exactly one old marker of the same type that may be it gives its number; else it is a new one. */
function added(ledger: Ledger, seen: Seen, turn: number, options: Options): Ledger {
  const base = seen.base.id;
  const type = shownType(seen.base, seen.metres, options);
  const may = ledger.contacts.filter(
    old =>
      old.heldUntil === null &&
      old.status === 'old' &&
      old.type === type &&
      pointsWithin(old, seen.base, errorOf(old, turn)),
  );
  const known = may.length === 1 ? may[0]! : undefined;
  const contact = seenAgain(known ?? NOBODY, seen, turn, options);
  contact.base = base;
  contact.hit = null;
  if (known) return { ...ledger, contacts: ledger.contacts.map(one => (one === known ? contact : one)) };
  contact.no = ledger.next;
  return { ...ledger, next: ledger.next + 1, contacts: [...ledger.contacts, contact] };
}

/** PLA-R-149: contacts that are still in sight at the end of step 8 are shown where they are now. */
export function afterMoves(ledger: Ledger, stillSeen: ReadonlyMap<string, Base>): Ledger {
  return {
    ...ledger,
    contacts: ledger.contacts.map(contact => {
      const base = contact.status === 'current' && contact.base !== null ? stillSeen.get(contact.base) : undefined;
      if (!base) return contact;
      const there = copyOfContact(contact);
      there.x = base.x;
      there.y = base.y;
      there.facing = base.facing;
      there.moved = base.lastMove !== 'none';
      return there;
    }),
  };
}

/** A base that a side saw go: destroyed, captured or over the edge. */
export const afterLoss = (ledger: Ledger, gone: ReadonlySet<string>): Ledger => ({
  ...ledger,
  contacts: ledger.contacts.map(contact =>
    contact.status === 'current' && contact.base !== null && gone.has(contact.base) ? goneFrom(contact) : contact,
  ),
});

export function goneFrom(contact: KeptContact): KeptContact {
  const gone = copyOfContact(contact);
  gone.status = 'gone';
  return gone;
}

/** PLA-BEL-07: bearings and tracks are kept two turns. */
export const withoutOldNews = (ledger: Ledger, turn: number): Ledger => ({
  ...ledger,
  bearings: ledger.bearings.filter(one => turn - one.turn < 2),
  tracks: ledger.tracks.filter(one => turn - one.turn < 2),
  reports: ledger.reports.filter(one => turn - one.turn < 2),
});

/** A number that no side ever sees, for what is kept back. */
const UNTOLD = -1;

/** PLA-UMP-28: of what is new, what the umpire keeps back gets no number; those of the others follow one another. */
export function withoutWithheld(ledger: Ledger, first: number, withheld: readonly Withheld[]): Ledger {
  if (withheld.length === 0) return ledger;
  let next = first;
  const contacts = ledger.contacts.map((contact): KeptContact => {
    if (contact.no < first) return contact;
    const kept = withheld.find(({ base }) => base === contact.base);
    return kept ? { ...contact, no: UNTOLD, heldUntil: kept.until ?? FOR_GOOD } : { ...contact, no: next++ };
  });
  return { ...ledger, contacts, next };
}
/** Longer than any battle lasts. */
export const FOR_GOOD = 1000;

/** What was kept back until a turn: it is told now, under a number of its own. */
export function withReleased(ledger: Ledger, turn: number): Ledger {
  let { next } = ledger;
  const contacts = ledger.contacts.map(contact =>
    contact.heldUntil !== null && contact.heldUntil <= turn ? { ...contact, no: next++, heldUntil: null } : contact,
  );
  return next === ledger.next ? ledger : { ...ledger, contacts, next };
}
