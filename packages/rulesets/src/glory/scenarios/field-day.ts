import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** A battle made by the book's own dice, between any two lists. */
const data = Object.freeze({
  id: 'field-day',
  title: 'A field of your own',
  generated: true,
  table: { scale: '15mm', option: 2, size: '6x4' },
  first: 'throw',
  limit: { turns: 30, result: 'draw' },
  armies: { a: null, b: null },
});

export const fieldDay: ScenarioEntry = { ...HEADS.fieldDay, data };
