import { createContext, useContext } from 'react';
import type { Table } from './use-table.js';

export const TableContext = createContext<Table | undefined>(undefined);

export function useTableParts(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('this part belongs on a table');
  return table;
}
