import type { Table } from './use-table.js';

/** The next order is being made, or several are held for it: what was before it has been read, and makes room. It is back if that is dropped. */
export const isPlanning = ({ drafting, company, battleView }: Table): boolean =>
  (drafting.draft !== undefined && battleView.asked === undefined) || company.stands.length > 0;
