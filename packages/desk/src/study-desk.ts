import { type BoutCalls, bout } from './bout.js';
import { type BattleDesk, makeBattleDesk } from './desk.js';
import { makeStudy, type StudyCalls } from './study.js';

/** The desk at which battles are looked at, and fought by bots alone: nobody who plays one waits for it. */
export interface StudyDesk extends BoutCalls, StudyCalls {}

export const makeStudyDesk = (): StudyDesk => ({ bout, ...makeStudy() });

/** Both in one: all that the page asks a desk for. The worker has the first, and fetches the second when it is asked for. */
export const makeDesk = (): BattleDesk & StudyDesk => ({ ...makeBattleDesk(), ...makeStudyDesk() });
