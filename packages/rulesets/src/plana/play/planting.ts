import { distance, type Point, type Side } from '@umpire/engine';
import { unitOf } from '../tables/units.js';
import { baseOnTable, onTable } from './bases.js';
import type { Planted } from './desk.js';
import type { KeptContact, Ledger } from './ledger.js';
import type { State } from './state.js';

/** PLA-UMP-28: false reports of the umpire, as any other: whoever is nearest has seen it, and nothing is there. */
export function withPlanted(state: State, side: Side, ledger: Ledger): Ledger {
  return state.desk.planted
    .filter(one => one.side === side)
    .reduce<Ledger>(
      (made, one) => ({
        ...made,
        next: made.next + 1,
        contacts: [...made.contacts, contactFrom(state, side, one, made.next)],
      }),
      ledger,
    );
}

function contactFrom(state: State, side: Side, { type, at }: Planted, no: number): KeptContact {
  const [width, depth] = type === 'vehicles' || type === 'infantry' ? USUAL_BASE : (unitOf(type).baseMm ?? USUAL_BASE);
  return {
    no,
    type,
    ...at,
    facing: 0,
    width: width * 10,
    depth: depth * 10,
    dug: false,
    firing: false,
    moved: false,
    seenTurn: state.turn,
    seenBy: nearestCompany(state, side, at),
    reported: true,
    status: 'current',
    source: 'location',
    hit: null,
    note: '',
    base: null,
    heldUntil: null,
  };
}
const USUAL_BASE: readonly [number, number] = [30, 20];

function nearestCompany(state: State, side: Side, at: Point): string[] {
  const far = (id: string): number => Math.min(...baseOnTable(state, id).map(base => distance(base, at)));
  const companies = [...new Set(onTable(state, side).map(base => base.company))];
  const [nearest] = companies.sort((p, q) => far(p) - far(q) || (p < q ? -1 : 1));
  return nearest === undefined ? [] : [nearest];
}
