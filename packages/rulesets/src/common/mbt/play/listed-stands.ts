import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { Grade, StandFacts } from '../pieces.js';
import type { ArmyLine } from './army-schema.js';
import type { Copying } from './copy.js';
import type { StandingFacts } from './stand-facts.js';
import type { Nature } from './state.js';

export type ListedStands = Gift<'setup', typeof listedStands>;

/** The stands of an army list as natures, and as the rules see them. */
export function listedStands(book: RulesBook & Copying & StandingFacts) {
  const { natureOf, rosterFacts } = book.shapes;
  const { classOf, defaultMode, defaultPosture } = book.words;

  function natureIn(name: string, line: ArmyLine, grade: Grade): Nature {
    const { subClass, bghq, jungleTrained } = line;
    const of = classOf(subClass);
    const known = {
      name,
      subClass,
      class: of,
      posture: line.posture ?? defaultPosture(of)!,
      mode: line.mode ?? defaultMode(of),
      grade,
      jungleTrained,
      fake: false,
      bghq,
    };
    return natureOf(known, line);
  }

  const lineFacts = (line: ArmyLine, grade: Grade, base: number): StandFacts =>
    rosterFacts({ base, nature: natureIn('', line, grade) });

  return { natureIn, lineFacts };
}
