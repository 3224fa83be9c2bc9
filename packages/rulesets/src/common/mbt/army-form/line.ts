import { inches, type Options } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { Class, Mode, Posture, StandFacts, SubClass } from '../pieces.js';
import type { ArmyLine, ArmySchemas } from '../play/army-schema.js';
import type { ListedStands } from '../play/listed-stands.js';
import type { ArmyFormBook, LineFlag } from './book.js';

/** Fields of a line that are flags are read by their names: a book may have some of its own. */
export const hasFlag = (line: ArmyLine, { name }: LineFlag): boolean =>
  (line as ArmyLine & Readonly<Record<string, unknown>>)[name] === true;

export type LegalLines = Gift<'form', typeof legalLines>;

/** Lines of stands that the rules allow. */
export function legalLines(book: ArmyFormBook & ArmySchemas & ListedStands) {
  const { standRefusal } = book.army;
  const { OWN_FLAGS } = book.form;
  const { lineFacts, lineSchema } = book.setup;
  const { MODES, ORDINARY, POSTURES, classOf, defaultMode, defaultPosture, isTroops } = book.words;

  const JUNGLE: LineFlag = {
    name: 'jungleTrained',
    label: 'Trained for the jungle',
    word: 'trained for the jungle',
    applies: isTroops,
  };
  const FLAGS: readonly LineFlag[] = [...OWN_FLAGS, JUNGLE];

  /** Neither grade nor base makes a stand legal. */
  const factsOf = (line: ArmyLine): StandFacts => lineFacts(line, ORDINARY.grade, inches(1));
  const classIn = (line: ArmyLine): Class => classOf(line.subClass);
  const postureIn = (line: ArmyLine): Posture => factsOf(line).posture;
  const modeIn = (line: ArmyLine): Mode => factsOf(line).mode;

  const isLegal = (line: ArmyLine, options: Options): boolean => standRefusal(factsOf(line), options) === undefined;

  /** The line itself, or the nearest to it that the rules allow: another mode first, then another posture. */
  function settled(line: ArmyLine, options: Options): ArmyLine {
    const usual = defaultMode(classIn(line));
    for (const posture of [postureIn(line), ...[...POSTURES].reverse()])
      for (const mode of [modeIn(line), usual, ...MODES]) {
        const tried = { ...line, posture, mode };
        if (isLegal(tried, options)) return tried;
      }
    return line;
  }

  /** What belongs to another class goes with it. */
  function asSubClass(line: ArmyLine, subClass: SubClass, options: Options): ArmyLine {
    const of = classOf(subClass);
    const flags = FLAGS.map(flag => [flag.name, hasFlag(line, flag) && flag.applies({ class: of })]);
    const changed: ArmyLine = { ...line, subClass, ...Object.fromEntries(flags) };
    return settled(of === classIn(line) ? changed : { ...changed, ...usualIn(of) }, options);
  }

  const usualIn = (of: Class) => ({ posture: defaultPosture(of) ?? POSTURES.at(-1)!, mode: defaultMode(of) });

  /** One stand as the book usually has it. */
  const freshLine = (subClass: SubClass, options: Options): ArmyLine =>
    settled(lineSchema.parse({ subClass, ...usualIn(classOf(subClass)) }), options);

  const posturesOf = (line: ArmyLine, options: Options): Posture[] =>
    POSTURES.filter(
      posture => posture === postureIn(line) || MODES.some(mode => isLegal({ ...line, posture, mode }, options)),
    );
  const modesOf = (line: ArmyLine, options: Options): Mode[] =>
    MODES.filter(mode => mode === modeIn(line) || isLegal({ ...line, mode }, options));

  return {
    FLAGS,
    factsOf,
    classIn,
    postureIn,
    modeIn,
    isLegal,
    settled,
    asSubClass,
    freshLine,
    posturesOf,
    modesOf,
  };
}
