import type { Citation } from '@umpire/engine';
import type { ArmyGiven, SheetChoice, SheetField, SheetList } from '../../book/army-form.js';
import {
  type Class,
  classOf,
  MODES,
  type Mode,
  POSTURES,
  type Posture,
  SUB_CLASSES,
  type SubClass,
} from '../pieces.js';
import type { ArmyLine } from '../play/army-schema.js';
import { type ArmyFormBook, capital } from './book.js';
import { classIn, factsOf, legalLines, modeIn, postureIn } from './line.js';

const CLASS_WORDS: Readonly<Record<Class, string>> = {
  ARMOUR: 'Tanks',
  INFANTRY: 'Infantry',
  ARTILLERY: 'Artillery, off the table',
  AIRCRAFT: 'Aircraft, off the table',
};
/** MOD-08 to MOD-11. */
const MODE_WORDS: Readonly<Record<Mode, string>> = {
  STATIC: 'Dug in',
  MOBILE: 'On the move',
  FAST: 'In a hurry',
  SNS: 'Shoot and scoot',
};

type Field = SheetField<ArmyLine>;

/** Whatever there may be to engage. */
const TARGETS = SUB_CLASSES.flatMap(subClass =>
  POSTURES.flatMap(posture =>
    MODES.map(mode =>
      factsOf({ subClass, posture, mode, bghq: false, helicopter: false, jungleTrained: false, count: 1 }),
    ),
  ),
);

/** The stands of a Battle Group, line by line: so many alike. */
export function standList(book: ArmyFormBook): SheetList<ArmyLine> {
  const { LINES_OF, POSTURE_WORDS, SEGMENTS, SUB_CLASS_WORDS, engagerOf } = book;
  const { asSubClass, freshLine, isLegal, modesOf, posturesOf, settled } = legalLines(book);

  const subClass = (code: SubClass): SheetChoice => ({
    value: code,
    code,
    label: capital(SUB_CLASS_WORDS[code]),
    under: CLASS_WORDS[classOf(code)],
  });
  const posture = (code: Posture): SheetChoice => ({ value: code, code, label: capital(POSTURE_WORDS[code]) });
  const mode = (code: Mode): SheetChoice => ({ value: code, code, label: MODE_WORDS[code] });
  /** OPT-02: engineers only where they are in use. */
  const isInUse = ({ options }: ArmyGiven, code: SubClass): boolean => isLegal(freshLine(code, options), options);

  const fields: readonly Field[] = [
    {
      kind: 'number',
      name: 'count',
      label: 'Stands',
      least: 1,
      most: 12,
      get: line => line.count,
      set: (line, count) => ({ ...line, count }),
    },
    {
      kind: 'choice',
      name: 'subClass',
      label: 'Troops',
      wide: true,
      among: (line, given) => SUB_CLASSES.filter(code => code === line.subClass || isInUse(given, code)).map(subClass),
      get: line => line.subClass,
      set: (line, code, { options }) => asSubClass(line, code as SubClass, options),
    },
    {
      kind: 'choice',
      name: 'posture',
      label: 'Role',
      wide: true,
      among: (line, { options }) => posturesOf(line, options).map(posture),
      get: postureIn,
      set: (line, code, { options }) => settled({ ...line, posture: code as Posture }, options),
    },
    {
      kind: 'choice',
      name: 'mode',
      label: 'Moves',
      wide: true,
      among: (line, { options }) => modesOf(line, options).map(mode),
      get: modeIn,
      set: (line, code) => ({ ...line, mode: code as Mode }),
    },
    {
      kind: 'flag',
      name: 'helicopter',
      label: 'Helicopter',
      applies: line => classIn(line) === 'AIRCRAFT',
      get: line => line.helicopter,
      set: (line, helicopter, { options }) => settled({ ...line, helicopter }, options),
    },
    {
      kind: 'flag',
      name: 'jungleTrained',
      label: 'Trained for the jungle',
      applies: line => classIn(line) === 'INFANTRY',
      get: line => line.jungleTrained,
      set: (line, jungleTrained) => ({ ...line, jungleTrained }),
    },
  ];

  /** When it engages, and what, from how far; lines that a ruling leaves idle are not told. */
  function about(line: ArmyLine, { options }: ArmyGiven): readonly Citation[] {
    const segment = SEGMENTS.find(row => row.posture === postureIn(line));
    const lines = LINES_OF[engagerOf(factsOf(line))] ?? [];
    const inUse = lines.filter(({ when }) => TARGETS.some(target => when(target, options)));
    return [...(segment ? [segment] : []), ...inUse].map(({ rule, text }) => ({ rule, text }));
  }

  const titleOf = ({ subClass: code, helicopter }: ArmyLine): string =>
    `${capital(SUB_CLASS_WORDS[code])}${helicopter ? ', helicopter' : ''}`;

  return {
    name: 'stands',
    noun: 'line of stands',
    most: 12,
    sheet: { titleOf, markOf: ({ bghq }) => (bghq ? 'BGHQ' : undefined), fields, about },
    starts: given =>
      SUB_CLASSES.filter(code => isInUse(given, code)).map(code => ({
        label: capital(SUB_CLASS_WORDS[code]),
        text: code,
        value: freshLine(code, given.options),
      })),
    // ORG-03: there is one BGHQ already
    beside: line => ({ ...line, bghq: false }),
  };
}
