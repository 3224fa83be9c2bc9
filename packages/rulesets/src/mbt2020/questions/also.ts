import { SHARED_ALSO } from '../../common/mbt/questions/also.js';

const ABOUT_HELICOPTERS = [
  'engagement-eligibility',
  'movement-allowance',
  'air-schedule',
  'stand-check',
  'mode-change',
];

/** What players say when they mean a question of the book. */
export const ALSO: Readonly<Record<string, string>> = {
  ...SHARED_ALSO,
  ...Object.fromEntries(ABOUT_HELICOPTERS.map(question => [question, `${SHARED_ALSO[question]} helicopter`])),
  'tactical-factors': 'modifiers columns bonus cover range flank fire odds',
};
