import { SHARED_ALSO } from '../../common/mbt/questions/also.js';

/** What players say when they mean a question of the book. */
export const ALSO: Readonly<Record<string, string>> = {
  ...SHARED_ALSO,
  disadvantage: 'modifiers columns bonus cover range flank fire odds factors',
};
