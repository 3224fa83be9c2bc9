import type { Refusal } from '@umpire/engine';
import type { ArmyForm } from '@umpire/rulesets';

/** Why data are no army, or no list, at all. */
export const unreadWords = ({ noun }: ArmyForm, { path, message }: Refusal): string =>
  `This is no ${noun}: ${path ? `at ${path}, ` : ''}${message}.`;
