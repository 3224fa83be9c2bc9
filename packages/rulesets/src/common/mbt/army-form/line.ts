import type { Options } from '@umpire/engine';
import {
  type Class,
  classOf,
  defaultMode,
  defaultPosture,
  MODES,
  type Mode,
  POSTURES,
  type Posture,
  type StandFacts,
  type SubClass,
} from '../pieces.js';
import type { ArmyLine } from '../play/army-schema.js';
import { lineFacts } from '../play/muster.js';
import type { ArmyFormBook } from './book.js';

/** Neither grade nor base makes a stand legal. */
export const factsOf = (line: ArmyLine): StandFacts => lineFacts(line, 'GRADEn', 254);

export const classIn = (line: ArmyLine): Class => classOf(line.subClass);
export const postureIn = (line: ArmyLine): Posture => factsOf(line).posture;
export const modeIn = (line: ArmyLine): Mode => factsOf(line).mode;

/** Lines of stands that the rules allow. */
export function legalLines({ standRefusal }: ArmyFormBook) {
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
    const changed = {
      ...line,
      subClass,
      helicopter: line.helicopter && of === 'AIRCRAFT',
      jungleTrained: line.jungleTrained && of === 'INFANTRY',
    };
    return of === classIn(line) ? settled(changed, options) : freshLine(subClass, options, changed);
  }

  /** One stand as the book usually has it. */
  function freshLine(subClass: SubClass, options: Options, like?: ArmyLine): ArmyLine {
    const of = classOf(subClass);
    const { bghq = false, helicopter = false, jungleTrained = false, count = 1 } = like ?? {};
    const posture = defaultPosture(of) ?? POSTURES.at(-1)!;
    return settled({ subClass, posture, mode: defaultMode(of), bghq, helicopter, jungleTrained, count }, options);
  }

  const posturesOf = (line: ArmyLine, options: Options): Posture[] =>
    POSTURES.filter(
      posture => posture === postureIn(line) || MODES.some(mode => isLegal({ ...line, posture, mode }, options)),
    );
  const modesOf = (line: ArmyLine, options: Options): Mode[] =>
    MODES.filter(mode => mode === modeIn(line) || isLegal({ ...line, mode }, options));

  return { isLegal, settled, asSubClass, freshLine, posturesOf, modesOf };
}
