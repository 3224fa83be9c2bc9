import type { Option } from '@umpire/engine';
import type { PlayGifts } from '../book.js';
import type { Class, Kind, Mode, Posture, SubClass } from '../pieces.js';
import type { Nature } from '../play/state.js';
import type { Rules } from '../rules.js';

/** What the codes of a book stand for; no rule reads them. */
export interface PlainWords {
  /** Headings of the sub-classes. */
  readonly CLASSES: Readonly<Record<Class, string>>;
  readonly SUB_CLASSES: Readonly<Record<SubClass, string>>;
  readonly POSTURES: Readonly<Record<Posture, string>>;
  readonly MODES: Readonly<Record<Mode, string>>;
}

/** Something that stands of a list are or are not: a field of theirs. */
export interface LineFlag {
  readonly name: string;
  readonly label: string;
  /** In the middle of a sentence. */
  readonly word: string;
  /** To which stands it may apply at all. */
  applies(of: Pick<Kind, 'class'>): boolean;
}

/** What a book gives so that armies of it can be drawn up: rules and tables, and nothing of play. */
export interface ArmyFormGifts {
  readonly army: Pick<PlayGifts['army'], 'NATIONS' | 'SAMPLE_GROUPS' | 'STYLES' | 'STYLE_NATIONS' | 'STYLE_IN_USE'>;
  readonly form: {
    readonly OPTIONS: readonly Option[];
    readonly REGIONS: readonly string[];
    readonly WORDS: PlainWords;
    /** The fields that stands of this book have alone (`ownFields.LISTED`). */
    readonly OWN_FLAGS: readonly LineFlag[];
    /** The name of a stand's symbol on the board. */
    symbolOf(nature: Nature): string;
  };
}
export type ArmyFormBook = Rules & ArmyFormGifts;

/** What a battle asks of an army; what is left out may be as it likes. A type, no interface: it is handed on as JSON. */
export type AskedForce = {
  /** ORG-01: one of these numbers of Battle Groups. */
  readonly groups?: readonly number[];
  /** HSE-25: from one of these nations. */
  readonly nations?: readonly string[];
};
