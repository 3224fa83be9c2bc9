import type { Table } from '../model/use-table.js';

/** Enter presses the large button that is in sight, whatever it says now; false if there is none, or it is off. */
export function pressPrimary(): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    '[data-part=action-bar] [data-button=primary]:not(:disabled)',
  );
  const button = [...buttons].find(one => one.checkVisibility());
  button?.click();
  return button !== undefined;
}

/** Enter does what the large button says, where there is something to be done here; false if there is nothing. */
export const commit = ({ by, snap }: Pick<Table, 'by' | 'snap'>): boolean =>
  (by !== undefined || snap.pass !== undefined || snap.reading || snap.unread) && pressPrimary();
