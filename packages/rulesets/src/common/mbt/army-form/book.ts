import type { PlayBook } from '../book.js';
import type { Posture, SubClass } from '../pieces.js';

/** What a book gives so that armies of it can be drawn up: rules and tables, and nothing of play. */
export interface ArmyFormBook
  extends Pick<
    PlayBook,
    | 'GROUP_SIZE'
    | 'LINES_OF'
    | 'NATIONS'
    | 'SAMPLE_GROUPS'
    | 'SEGMENTS'
    | 'armyFaults'
    | 'engagerOf'
    | 'idOf'
    | 'standRefusal'
    | 'troopGrading'
  > {
  readonly REGIONS: readonly string[];
  /** What its codes stand for. */
  readonly SUB_CLASS_WORDS: Readonly<Record<SubClass, string>>;
  readonly POSTURE_WORDS: Readonly<Record<Posture, string>>;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
