import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** On which it is fought if nobody agrees otherwise. */
export const USUAL_TABLE = { scale: '15mm', option: 2, size: '6x4' } as const;

/** A battle made by the book's own dice, between any two lists. */
const data = Object.freeze({
  id: 'field-day',
  title: 'A field of your own',
  generated: true,
  table: USUAL_TABLE,
  first: 'throw',
  limit: { turns: 30, result: 'draw' },
  armies: { a: null, b: null },
});

export const fieldDay: ScenarioEntry = { ...HEADS.fieldDay, data };
