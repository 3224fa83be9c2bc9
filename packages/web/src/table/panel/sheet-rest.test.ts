import { expect, test } from 'vitest';
import type { Table } from '../model/use-table.js';
import { restOf } from './sheet-rest.js';

/** Something is aimed at, so that a sheet rests higher. */
const AIMS = { gesture: { kind: 'target', targets: [] }, drafting: { draft: {} }, by: 'a' } as unknown as Table;
/** A hand is asked for. */
const ASKED = {
  drafting: {},
  battleView: { asked: { ask: { hands: {} } } },
  snap: {},
} as unknown as Table;

test.each<[string, Table, number, boolean, number]>([
  ['that aims rests at half of a phone', AIMS, 352, true, 500],
  ['that aims leaves more of a tablet to the table', AIMS, 352, false, 380],
  ['that aims and is higher stays so', AIMS, 520, true, 520],
  ['that aims covers nothing of the table beside a panel', AIMS, 0, false, 0],
  ['that asks rests at half of a phone', ASKED, 352, true, 500],
  ['that asks rests on a tablet as it did before', ASKED, 352, false, 352],
])('how high a sheet rests: one %s', (_, table, rest, phone, wanted) => {
  globalThis.innerHeight = 1000;
  expect(restOf(table, rest, phone)).toBe(wanted);
});
