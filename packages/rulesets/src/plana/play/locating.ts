import { type Options, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import { d10 } from '../rules/dice.js';
import { diceEachTarget, isDoubleBlind, locationLasts } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { baseOnTable, onTable } from './bases.js';
import { line, type News } from './change.js';
import { dugOf, isUnderCover } from './condition.js';
import { copyOfCompany, copyOfState } from './copy.js';
import { held, heldThrow } from './desk.js';
import type { KeptContact } from './ledger.js';
import { canReport } from './links.js';
import { locatedNow, reportedNow } from './located.js';
import {
  ANY_FACE,
  isLocated,
  isVisible,
  type Lookout,
  locatedWith,
  lookoutOf,
  mayBeNear,
  type Watch,
  watchOf,
} from './location-chance.js';
import { gapBetween, isWithin, leastGap, spotAt } from './places.js';
import { withPlanted } from './planting.js';
import { sightBetween } from './sight.js';
import { afterSeeing, goneFrom, type Seen, withoutWithheld } from './sightings.js';
import { type Asset, type Base, type Call, CM, type Company, type Located, type State } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-HID-05: so near in sight nobody needs to throw. */
const CLOSE_BY = CM;

/** Whether a company may locate at all (PLA-R-128, PLA-MOR-37, PLA-CAR-03). */
const mayLocate = (state: State, company: Company): Base[] =>
  company.demoralised ? [] : baseOnTable(state, company.id).filter(base => unitOf(base.type).psRow !== 'air');

/** Step 4: every company throws once, against all that it could see; each side learns of it what it may (PLA-SEQ-04). */
export function* location(game: Play): Procedure<void> {
  const { state, options } = game;
  const looks: Look[] = [];
  // As it is when they throw, whatever an umpire alters while he looks at what was thrown.
  const table = state.desk.present ? copyOfState(state) : state;
  for (const side of SIDES) {
    const watch = watchOf(table, onTable(table, otherSide(side)), options);
    for (const company of state.companies) if (company.side === side) looks.push(yield* lookAbout(watch, company));
  }
  const faces = yield* looked(game, looks);
  const found = foundBy(looks, faces);
  for (const side of SIDES) tellOf(game, side, found[side]);
  noteForCalls(game);
}

/** PLA-R-44, PLA-AM-03: calls are made before anybody looks about; what is located in the turn of the call is known when it falls. */
function noteForCalls(game: Play): void {
  const { state } = game;
  const calls = state.calls.map(
    (call): Call =>
      call.turnCalled === state.turn ? { ...call, locatedAtCall: locatedNow(state, call.caller) } : call,
  );
  const assets = state.assets.flatMap(({ mission, ...asset }): Asset[] =>
    mission?.called === state.turn
      ? [{ ...asset, mission: { ...mission, locatedAtCall: reportedNow(state, asset.side) } }]
      : [],
  );
  if (assets.length > 0 || calls.some((call, at) => call !== state.calls[at]))
    happens(game, 'called', { calls, assets });
}

/** A company that looks about, and what it threw. */
interface Look {
  readonly company: Company;
  readonly lookout: Lookout;
  readonly faces: readonly number[];
}

function* lookAbout(watch: Watch, company: Company): Procedure<Look> {
  const { state, options } = watch;
  const lookout = lookoutOf(watch, mayLocate(state, company));
  const faces: number[] = [];
  if (diceEachTarget(options)) for (const _ of locatedWith(lookout, ANY_FACE)) faces.push(yield* throwFor(company));
  // A company throws whether there is anything to see or not: that it throws tells nothing (PLA-R-148).
  else if (lookout.observers.length > 0) faces.push(yield* throwFor(company));
  return { company, lookout, faces };
}

type Found = Record<Side, Map<string, Located[]>>;
/** What comes of the throws: whom they locate, and whoever is so near that nobody needs to throw. */
function foundBy(looks: readonly Look[], faces: readonly (readonly number[])[]): Found {
  const found: Found = { a: new Map(), b: new Map() };
  for (const [at, { company, lookout }] of looks.entries()) {
    const { watch, observers } = lookout;
    const { state, enemies, options } = watch;
    const reported = observers.length > 0 && canReport(state, company, options);
    const located = groupsFound(lookout, company, faces[at]!).flatMap(group =>
      group.map(to => note(enemies[to]!, state.turn, reported)),
    );
    for (let to = 0; to < enemies.length; to++) {
      const base = enemies[to]!;
      if (!mayBeNear(lookout, to, CLOSE_BY)) continue;
      if (observers.some(own => isWithin(own, base, CLOSE_BY)) && isVisible(lookout, to))
        if (!located.some(one => one.base === base.id)) located.push(note(base, state.turn, reported));
    }
    found[company.side].set(company.id, located);
  }
  return found;
}
/** The companies that are found, each as its bases in sight. */
function groupsFound(lookout: Lookout, company: Company, faces: readonly number[]): number[][] {
  const { state, enemies, options } = lookout.watch;
  const isEach = diceEachTarget(options);
  const lasts = locationLasts(options);
  if (!isEach && !lasts) return locatedWith(lookout, faces[0] ?? ANY_FACE);
  const isStill = (group: readonly number[]): boolean =>
    lasts &&
    wasLocated(
      state,
      company,
      group.map(to => enemies[to]!),
    );
  return locatedWith(lookout, ANY_FACE).filter(
    (group, at) => isStill(group) || isLocated(lookout, group, faces[isEach ? at : 0]!),
  );
}

/** PLA-UMP-28, -43: the umpire sees what each side would be told, the first time that a side meets the enemy or wherever he looks. */
function* looked(game: Play, looks: readonly Look[]): Procedure<(readonly number[])[]> {
  const { state } = game;
  const thrown = looks.map(({ faces }) => faces);
  if (!state.desk.present) return thrown;
  const found = foundBy(looks, thrown);
  const isFirst = SIDES.some(side => state.ledgers[side].next === 1 && [...found[side].values()].flat().length > 0);
  const ids = looks.flatMap(({ company, faces }) =>
    faces.map((face, at) => ({ id: `${company.id}-${at + 1}`, company, face })),
  );
  const { throws } = yield* held(game, isFirst ? 'first-contact' : 'steps', {
    rule: 'PLA-SEQ-04',
    title: isFirst ? 'First contact' : 'Location: what was thrown',
    lines: SIDES.flatMap(side =>
      [...found[side]].flatMap(([id, seen]) =>
        seen.length > 0 ? [`${id} locates ${seen.map(({ base }) => base).join(', ')}`] : [],
      ),
    ),
    proposal: 'Each side is told what its companies found',
    throws: ids.map(({ id, company, face }) => heldThrow(id, `${company.name} looks for the enemy`, face)),
    about: [...new Set(SIDES.flatMap(side => [...found[side].values()].flat().map(({ base }) => base)))],
  });
  let next = 0;
  return looks.map(({ faces }) => faces.map(() => throws[next++]!.face));
}
const throwFor = (company: Company) => d10('PLA-LOC-01', company.side, `${company.name} looks for the enemy`);
const note = ({ id }: Base, turn: number, reported: boolean): Located => ({ base: id, turn, reported });

/** PLA-R-21: it was located last turn, and has not gone into cover or works since. */
const wasLocated = (state: State, company: Company, inSight: readonly Base[]): boolean =>
  company.located.some(({ base, turn }) => turn === state.turn - 1 && inSight.some(one => one.id === base)) &&
  inSight.every(one => one.lastMove === 'none' || (!isUnderCover(state, one) && dugOf(state, one) === 'none'));

/** What a side's companies found, in its ledger and in its words; not the die, nor what it took (5.7). */
function tellOf(game: Play, side: Side, found: ReadonlyMap<string, readonly Located[]>): void {
  const { state, options } = game;
  const companies = state.companies
    .filter(company => found.has(company.id))
    .map(company => {
      const told = copyOfCompany(company);
      told.located = [...recent(company, state.turn), ...found.get(company.id)!];
      return told;
    });
  const seen = [...seenBy(state, side, found), ...(isDoubleBlind(options) ? [] : inTheOpen(state, side, found))];
  const before = state.ledgers[side];
  const kept = state.desk.withheld.filter(one => one.side === side);
  const really = withoutWithheld(afterSeeing(before, seen, state.turn, true, options), before.next, kept);
  const { planted } = state.desk;
  const ledger = withPlanted(state, side, combed(state, side, really, options));
  const ledgers = { ...state.ledgers, [side]: ledger };
  happens(
    game,
    'located',
    {
      companies: companies.map(withContact(state)),
      ledgers,
      ...(planted.length > 0 && { desk: { ...state.desk, planted: planted.filter(one => one.side !== side) } }),
    },
    newsOf(state, side, before.next, ledger),
  );
}
/** PLA-BEL-06: where somebody who can see has stood by a marker for a whole turn and nobody is, nobody is. */
function combed(state: State, side: Side, ledger: State['ledgers'][Side], options: Options): State['ledgers'][Side] {
  const eyes = state.companies
    .filter(company => company.side === side)
    .flatMap(company => mayLocate(state, company))
    .filter(({ lastMove }) => lastMove === 'none');
  if (eyes.length === 0) return ledger;
  const isCombed = (contact: KeptContact): boolean => {
    const spot = spotAt(contact);
    return eyes.some(base => isWithin(base, spot, CM) && sightBetween(state, base, spot, options).visible);
  };
  if (!ledger.contacts.some(one => one.status === 'old' && isCombed(one))) return ledger;
  return {
    ...ledger,
    contacts: ledger.contacts.map(one => (one.status === 'old' && isCombed(one) ? goneFrom(one) : one)),
  };
}
const recent = ({ located }: Company, turn: number): Located[] => located.filter(one => one.turn === turn - 1);

/** PLA-OM-19: since it located an enemy within 20 cm, a company is in contact. */
const withContact =
  (state: State) =>
  (company: Company): Company => {
    if (company.contactSince !== null) return company;
    const own = baseOnTable(state, company.id);
    const isNear = company.located.some(({ base, turn }) => {
      const enemy = turn === state.turn ? state.bases[state.lookup.ids[base]!] : undefined;
      return enemy !== undefined && own.some(one => isWithin(one, enemy, 20 * CM));
    });
    return isNear ? { ...company, contactSince: state.turn } : company;
  };

function seenBy(state: State, side: Side, found: ReadonlyMap<string, readonly Located[]>): Seen[] {
  const by = new Map<string, { companies: string[]; reported: boolean }>();
  for (const [company, located] of found)
    for (const { base, reported } of located) {
      const one = by.get(base) ?? { companies: [], reported: false };
      by.set(base, { companies: [...one.companies, company], reported: one.reported || reported });
    }
  const own = onTable(state, side);
  return [...by].map(([id, { companies, reported }]): Seen => {
    const base = state.bases[state.lookup.ids[id]!]!;
    const metres = nearestGap(own, base, companies);
    return { base, by: companies, reported, source: 'location', metres, dug: dugOf(state, base) !== 'none' };
  });
}

/** How far off the nearest of these companies is: measured only where somebody may be nearer than who was found. */
function nearestGap(own: readonly Base[], base: Base, companies: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of own)
    if (leastGap(one, base) < least && companies.includes(one.company)) least = Math.min(least, gapBetween(one, base));
  return least;
}

/** PLA-R-132: on an open table everybody is seen; who was not located may still not be fired at. */
function inTheOpen(state: State, side: Side, found: ReadonlyMap<string, readonly Located[]>): Seen[] {
  const located = new Set([...found.values()].flat().map(({ base }) => base));
  return onTable(state, otherSide(side))
    .filter(base => !located.has(base.id))
    .map(base => ({ base, by: [], reported: true, source: 'open', metres: 0, dug: dugOf(state, base) !== 'none' }));
}

/** New contacts are told one by one, by the numbers under which the side knows them. */
function newsOf(state: State, side: Side, first: number, { contacts }: State['ledgers'][Side]): News {
  const fresh = contacts.filter(({ no }) => no >= first);
  const current = contacts.filter(c => c.status === 'current' && c.seenTurn === state.turn && c.heldUntil === null);
  const text = fresh.length > 0 ? `New contacts: ${fresh.map(c => `C${c.no}`).join(', ')}` : undefined;
  const because = [{ rule: 'PLA-SEQ-04', text: `${current.length} in sight` }];
  const said = text === undefined ? undefined : line(text, because, ...fresh.map(c => `contact-${c.no}`));
  const truth = line(`${state.sides[side].name} has ${current.length} of the enemy in sight`, because);
  return { umpire: truth, ...(said && { [side]: said }) };
}
