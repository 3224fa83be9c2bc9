import { malformed, type Options, type Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { SampleGroup } from '../book/lists.js';
import type { PlayGifts } from '../book.js';
import type { Army, ArmyLine, ArmySchemas } from './army-schema.js';
import type { NamedArmy } from './scenario.js';

export type SampleArmies = Gift<'setup', typeof sampleArmies>;

/** Armies for those who bring no list of their own. */
export function sampleArmies(
  book: ArmySchemas & {
    readonly army: Pick<PlayGifts['army'], 'NATIONS' | 'SAMPLE_GROUPS' | 'STYLES' | 'STYLE_NATIONS' | 'STYLE_IN_USE'>;
  },
) {
  const { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS, STYLE_IN_USE } = book.army;
  const { lineSchema } = book.setup;

  /** With everything said that a sample leaves unsaid. */
  const sampleStands = ({ stands }: SampleGroup): ArmyLine[] => stands.map(stand => lineSchema.parse(stand));

  /** What armies of a nation may be made up of: under these options, if they are known. */
  const stylesOf = (nation: string, options?: Options): string[] =>
    Object.keys(STYLES).filter(
      style =>
        (STYLE_NATIONS?.[style]?.includes(nation) ?? true) && (!options || (STYLE_IN_USE?.[style]?.(options) ?? true)),
    );

  /** The army of a nation in one of these styles. */
  function sampleArmy(nation: string, style: string, groups: number): Army | Refusal {
    const of = NATIONS.find(n => n.nation === nation);
    if (!of) return malformed('nation', `one of ${NATIONS.map(n => n.nation).join(', ')}`);
    const styles = stylesOf(nation);
    if (!styles.includes(style)) return malformed('style', `one of ${styles.join(', ')}`);
    const names = STYLES[style]!;
    const battleGroups = Array.from({ length: groups }, (_, i) => {
      const sample = SAMPLE_GROUPS.find(g => g.name === names[i % names.length])!;
      return { name: `${i + 1}. ${sample.name}`, stands: sampleStands(sample) };
    });
    return { name: nation, regions: [...of.regions], homeZone: of.homeZone, battleGroups, fantasy: null };
  }

  /** An army that a scenario brings, as its list or by its names. */
  const broughtArmy = (brought: Army | NamedArmy, groups: number): Army | Refusal =>
    'style' in brought ? sampleArmy(brought.nation, brought.style, groups) : brought;

  return { broughtArmy, sampleArmy, sampleStands, stylesOf };
}
