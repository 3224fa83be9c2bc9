import type { Draft } from '../../common/book/draft.js';
import type { Contact, KeptContact, Ledger } from './ledger.js';
import type { Base, Company, Feature, State } from './state.js';

// Field by field, never by a spread: all bases have one shape then, and so have all companies, contacts and features. What reads them is compiled
// for that shape; with some fifty of them every field would be looked up.

export const copyOfBase = (b: Base): Draft<Base> => ({
  id: b.id,
  type: b.type,
  side: b.side,
  home: b.home,
  company: b.company,
  battalion: b.battalion,
  where: b.where,
  fate: b.fate,
  carrier: b.carrier,
  offTable: b.offTable,
  x: b.x,
  y: b.y,
  facing: b.facing,
  width: b.width,
  depth: b.depth,
  sp: b.sp,
  fullSp: b.fullSp,
  startSp: b.startSp,
  state: b.state,
  dug: b.dug,
  dig: b.dig,
  work: b.work,
  limbered: b.limbered,
  closedUp: b.closedUp,
  lastMove: b.lastMove,
  moveSpent: b.moveSpent,
  fired: b.fired,
  underFire: b.underFire,
  shots: b.shots,
  canisters: b.canisters,
  allocated: b.allocated,
  assault: b.assault,
  forced: b.forced,
  swept: b.swept,
  spWhenNear: b.spWhenNear,
  grounded: b.grounded,
  supplied: b.supplied,
});

export const copyOfCompany = (c: Company): Draft<Company> => ({
  id: c.id,
  name: c.name,
  side: c.side,
  battalion: c.battalion,
  troop: c.troop,
  quality: c.quality,
  leadership: c.leadership,
  rallyScore: c.rallyScore,
  startSp: c.startSp,
  shaken: c.shaken,
  demoralised: c.demoralised,
  recoversAt: c.recoversAt,
  order: c.order,
  instructions: c.instructions,
  located: c.located,
  spTested: c.spTested,
  surprised: c.surprised,
  hadOrbital: c.hadOrbital,
  contactSince: c.contactSince,
  mayWithdraw: c.mayWithdraw,
});

/** What of a kept contact its side may see. */
export function shownContact(c: KeptContact): Contact {
  const shown: Contact = {
    no: c.no,
    type: c.type,
    x: c.x,
    y: c.y,
    facing: c.facing,
    width: c.width,
    depth: c.depth,
    dug: c.dug,
    firing: c.firing,
    moved: c.moved,
    seenTurn: c.seenTurn,
    seenBy: c.seenBy,
    reported: c.reported,
    status: c.status,
    source: c.source,
    hit: c.hit,
    note: c.note,
  };
  return c.pencil === undefined ? shown : { ...shown, pencil: c.pencil };
}
export function copyOfContact(c: KeptContact): Draft<KeptContact> {
  const copy: Draft<KeptContact> = {
    no: c.no,
    type: c.type,
    x: c.x,
    y: c.y,
    facing: c.facing,
    width: c.width,
    depth: c.depth,
    dug: c.dug,
    firing: c.firing,
    moved: c.moved,
    seenTurn: c.seenTurn,
    seenBy: c.seenBy,
    reported: c.reported,
    status: c.status,
    source: c.source,
    hit: c.hit,
    note: c.note,
    base: c.base,
    heldUntil: c.heldUntil,
  };
  if (c.pencil !== undefined) copy.pencil = c.pencil;
  return copy;
}

export const copyOfLedger = (l: Ledger): Draft<Ledger> => ({
  next: l.next,
  contacts: l.contacts,
  bearings: l.bearings,
  tracks: l.tracks,
  reports: l.reports,
  features: l.features,
});

export const copyOfFeature = (f: Feature): Draft<Feature> => ({
  id: f.id,
  kind: f.kind,
  name: f.name,
  outline: f.outline,
  line: f.line,
  at: f.at,
  level: f.level,
  cover: f.cover,
  dense: f.dense,
  hiddenFrom: f.hiddenFrom,
  down: f.down,
  rubble: f.rubble,
  dug: f.dug,
  owner: f.owner,
  captured: f.captured,
});

/** A state that can be changed without the other one; elements of lists never change. */
export const copyOfState = (s: State): State => ({
  ...s,
  clouds: s.clouds.slice(),
  objectives: s.objectives.slice(),
  regiments: s.regiments.slice(),
  battalions: s.battalions.slice(),
  companies: s.companies.slice(),
  bases: s.bases.slice(),
  commanders: s.commanders.slice(),
  assets: s.assets.slice(),
  packages: s.packages.slice(),
  calls: s.calls.slice(),
});
