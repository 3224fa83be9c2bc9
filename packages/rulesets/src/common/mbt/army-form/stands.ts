import type { Citation } from '@umpire/engine';
import type { ArmyGiven, SheetChoice, SheetField, SheetList } from '../../book/army-form.js';
import { capital } from '../../book/capital.js';
import type { Gift } from '../../book/parts.js';
import type { Mode, Posture, SubClass } from '../pieces.js';
import type { ArmyLine, ArmySchemas } from '../play/army-schema.js';
import type { LinesInUse } from '../play/lines-in-use.js';
import type { ListedStands } from '../play/listed-stands.js';
import type { ArmyFormBook, LineFlag } from './book.js';
import { hasFlag, type LegalLines } from './line.js';

type Field = SheetField<ArmyLine>;

export type StandList = Gift<'form', typeof standList>;

/** The stands of a Battle Group, line by line: so many alike. */
export function standList(book: ArmyFormBook & ArmySchemas & LegalLines & LinesInUse & ListedStands) {
  const { SEGMENTS } = book.army;
  const { linesFor } = book.engaging;
  const { FLAGS, OWN_FLAGS, WORDS, symbolOf } = book.form;
  const { asSubClass, classIn, factsOf, freshLine, isLegal, modeIn, modesOf, postureIn, posturesOf, settled } =
    book.form;
  const { natureIn } = book.setup;
  const { ORDINARY, SUB_CLASSES, classOf } = book.words;

  const subClass = (code: SubClass): SheetChoice => ({
    value: code,
    code,
    label: capital(WORDS.SUB_CLASSES[code]!),
    under: WORDS.CLASSES[classOf(code)]!,
  });
  const posture = (code: Posture): SheetChoice => ({ value: code, code, label: capital(WORDS.POSTURES[code]!) });
  const mode = (code: Mode): SheetChoice => ({ value: code, code, label: WORDS.MODES[code]! });
  const flag = (of: LineFlag): Field => ({
    kind: 'flag',
    name: of.name,
    label: of.label,
    applies: line => of.applies({ class: classIn(line) }),
    get: line => hasFlag(line, of),
    set: (line, value, { options }) => settled({ ...line, [of.name]: value }, options),
  });
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
      kind: 'text',
      name: 'name',
      label: 'Called',
      most: 60,
      get: line => line.name ?? '',
      set: ({ name: _, ...line }, name) => (name === '' ? line : { ...line, name }),
    },
    ...FLAGS.map(flag),
  ];

  /** When it engages, and what, from how far; lines that a ruling leaves idle are not told. */
  function about(line: ArmyLine, { options }: ArmyGiven): readonly Citation[] {
    const segment = SEGMENTS.find(row => row.posture === postureIn(line));
    return [...(segment ? [segment] : []), ...linesFor(factsOf(line), options)].map(({ rule, text }) => ({
      rule,
      text,
    }));
  }

  const flagWords = (line: ArmyLine, flags: readonly LineFlag[]): string[] =>
    flags.filter(of => hasFlag(line, of)).map(({ word }) => word);
  const titleOf = (line: ArmyLine): string =>
    [...calledIn(line), capital(WORDS.SUB_CLASSES[line.subClass]!), ...flagWords(line, OWN_FLAGS)].join(', ');
  const calledIn = ({ name }: ArmyLine): string[] => (name ? [name] : []);

  /** `3 MBTn ARM MOBILE: Sherman, usual tanks, armour`: the codes, then what they are called and stand for. */
  function lineInWords(line: ArmyLine): string {
    const { bghq, count, subClass: code } = line;
    const words = [
      ...calledIn(line),
      WORDS.SUB_CLASSES[code],
      WORDS.POSTURES[postureIn(line)],
      ...flagWords(line, FLAGS),
    ];
    return `${count} ${code} ${postureIn(line)} ${modeIn(line)}: ${[...words, ...(bghq ? ['BGHQ'] : [])].join(', ')}`;
  }

  const stands: SheetList<ArmyLine> = {
    name: 'stands',
    noun: 'line of stands',
    most: 12,
    sheet: {
      titleOf,
      markOf: ({ bghq }) => (bghq ? 'BGHQ' : undefined),
      symbolOf: line => symbolOf(natureIn('', line, ORDINARY.grade)),
      fields,
      about,
    },
    starts: given =>
      SUB_CLASSES.filter(code => isInUse(given, code)).map(code => ({
        label: capital(WORDS.SUB_CLASSES[code]!),
        text: code,
        value: freshLine(code, given.options),
      })),
    // ORG-03: there is one BGHQ already
    beside: line => ({ ...line, bghq: false }),
  };
  return { stands, lineInWords };
}
