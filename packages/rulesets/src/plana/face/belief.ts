import {
  type Belief,
  type BeliefError,
  distance,
  type Overlay,
  otherSide,
  type RuleId,
  type Side,
} from '@umpire/engine';
import { contactNo } from '../play/actions.js';
import { baseOf } from '../play/bases.js';
import type { KeptContact } from '../play/ledger.js';
import { CM, type State } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import { nameOf } from './words.js';

/** 5.9: what is wrong with a marker. */
type Fault = 'stale' | 'double' | 'mistaken' | 'ghost' | 'false';
const FAULTS: Readonly<Record<Fault, { readonly rule: RuleId; readonly text: string }>> = {
  stale: { rule: 'PLA-BEL-05', text: 'was somewhere else by now' },
  double: { rule: 'PLA-BEL-04', text: 'was one that you had twice on your map' },
  mistaken: { rule: 'PLA-R-147', text: 'was taken for something else' },
  ghost: { rule: 'PLA-BEL-06', text: 'was no longer there at all' },
  false: { rule: 'PLA-UMP-01', text: 'was never there' },
};
/** So far off a marker is wrong. */
const STALE = 5 * CM;

function faultOf(state: State, contact: KeptContact, live: readonly KeptContact[]): Fault | undefined {
  if (contact.base === null) return 'false';
  const base = baseOf(state, contact.base);
  if (!base || base.where === 'gone') return 'ghost';
  if (live.some(other => other.base === contact.base && other.no > contact.no)) return 'double';
  if (distance(base, contact) > STALE) return 'stale';
  const isVague = contact.type === 'vehicles' || contact.type === 'infantry';
  return !isVague && contact.type !== base.type ? 'mistaken' : undefined;
}

/** A marker, and a thread from it to what was really there. */
function drawn(state: State, side: Side, contact: KeptContact, fault: Fault | undefined): Overlay[] {
  const base = contact.base === null ? undefined : baseOf(state, contact.base);
  const label = fault ? `C${contact.no}: ${fault}` : `C${contact.no}`;
  const mark: Overlay = { id: `believed-${contact.no}`, kind: 'zone', side, centre: contact, radius: 1.2 * CM, label };
  if (!base || base.where === 'gone' || distance(base, contact) < CM) return [mark];
  return [mark, { id: `thread-${contact.no}`, kind: 'bearing', side, outline: [contact, base] }];
}

/** Shots and calls on the sheet that name a marker which is not right. */
function decisions(state: State, side: Side, faults: ReadonlyMap<number, Fault>): BeliefError[] {
  return state.sheets[side].flatMap(line => {
    if (!('target' in line) || !('stand' in line)) return [];
    const no = contactNo(line.target);
    const fault = faults.get(no);
    const contact = state.ledgers[side].contacts.find(one => one.no === no);
    if (!fault || !contact) return [];
    const text = `${line.stand} was sent against C${no}, which ${FAULTS[fault].text}`;
    return [
      { id: `turn-${state.turn}-${line.stand}-${no}`, text, rule: 'PLA-BEL-10', at: { x: contact.x, y: contact.y } },
    ];
  });
}

/** 5.9: truth over belief. */
export function belief(state: State, side: Side): Belief {
  const live = state.ledgers[side].contacts.filter(({ status }) => status !== 'gone');
  const judged = live.map(contact => ({ contact, fault: faultOf(state, contact, live) }));
  const enemies = state.bases.filter(base => base.side === otherSide(side) && base.where === 'table');
  const known = new Set(live.map(({ base }) => base));
  const current = new Set(live.flatMap(({ base, status }) => (status === 'current' ? [base] : [])));
  const seen = enemies.filter(({ id }) => current.has(id)).length;
  const old = enemies.filter(({ id }) => known.has(id) && !current.has(id)).length;
  const faults = new Map(judged.flatMap(({ contact, fault }) => (fault ? [[contact.no, fault] as const] : [])));
  return {
    turn: state.turn === 0 ? 'Set-up' : `${hourOf(state)} · turn ${state.turn}`,
    text: `Of ${enemies.length} enemy bases ${seen} were seen, ${old} remembered, ${enemies.length - seen - old} unknown.`,
    overlays: judged.flatMap(({ contact, fault }) => drawn(state, side, contact, fault)),
    errors: [
      ...judged.flatMap(({ contact, fault }): BeliefError[] =>
        fault
          ? [
              {
                id: `${contact.no}-${fault}`,
                text: `C${contact.no}, ${nameOf(contact.type).toLowerCase()}, ${FAULTS[fault].text}`,
                rule: FAULTS[fault].rule,
                at: { x: contact.x, y: contact.y },
              },
            ]
          : [],
      ),
      ...decisions(state, side, faults),
    ],
  };
}
