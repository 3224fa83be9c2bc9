import type { ScenarioEntry } from '@umpire/engine';
import type { ListedArmy, ListedTroop } from '../../book/listed-army.js';
import type { ListedStand } from '../book/lists.js';
import type { PlayGifts } from '../book.js';
import type { Rules } from '../rules.js';

/** What a book gives so that its stands can be picked from its nations' groups, and from the armies of its battles. */
export interface ListBook {
  readonly army: Pick<PlayGifts['army'], 'NATIONS' | 'SAMPLE_GROUPS' | 'STYLES' | 'STYLE_NATIONS'>;
  readonly face: Pick<PlayGifts['face'], 'plainName'>;
  readonly words: Pick<Rules['words'], 'classOf'> & {
    /** What the codes of a stand stand for. */
    readonly SUB_CLASSES: Readonly<Record<string, string>>;
    readonly POSTURES: Readonly<Record<string, string>>;
    /** By the name that an army gives a stand, what else it is called. */
    nicknamesOf?(name: string): string;
  };
  readonly scenarios: readonly ScenarioEntry[];
}

/** A stand of a list; of a battle its stands go by their ids. */
type Listed = Omit<ListedStand, 'count' | 'bghq'>;
interface Group {
  readonly name: string;
  readonly stands: readonly Listed[];
}
/** A side of a battle that was laid out beforehand; in one that the dice make there is none. */
interface Placed {
  readonly name: string;
  readonly grade: string;
  readonly groups: readonly Group[];
}

/** HSE-11, HSE-12: every nation with the stands of the sample Battle Groups that it may take, of its own grade; then the sides of the battles. */
export function listedArmies({ army, face, words, scenarios }: ListBook): readonly ListedArmy[] {
  const { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS } = army;
  const troopOf = (stand: Listed, grade: string): ListedTroop => {
    const { count, ids, bghq, name, ...value } = stand as Listed & Record<'count' | 'ids' | 'bghq', unknown>;
    const plain = face.plainName({ ...stand, class: words.classOf(stand.subClass) });
    const codes = `${stand.subClass} ${stand.posture} ${stand.mode}`;
    return {
      label: `${plain.name} (${codes}${stand.jungleTrained ? ', jungle' : ''})`,
      also: [
        plain.sort ?? '',
        words.SUB_CLASSES[stand.subClass],
        words.POSTURES[stand.posture],
        words.nicknamesOf?.(plain.name),
      ].join(' '),
      value: { ...value, grade },
    };
  };
  const sectionOf = ({ name, stands }: Group, grade: string) => ({
    title: name,
    troops: [...new Map(stands.map(stand => troopOf(stand, grade)).map(troop => [troop.label, troop])).values()],
  });
  const nations = NATIONS.map(({ nation, grade }) => {
    const styles = Object.keys(STYLES).filter(style => STYLE_NATIONS?.[style]?.includes(nation) ?? true);
    const groups = new Set(styles.flatMap(style => STYLES[style]!));
    const taken = SAMPLE_GROUPS.filter(({ name }) => groups.has(name));
    return { title: nation, sections: taken.map(group => sectionOf(group, grade)) };
  });
  const sides = scenarios.flatMap(({ title, data }) => {
    const { sides: placed = {} } = data as { readonly sides?: Readonly<Record<string, Placed>> };
    return Object.values(placed).map(({ name, grade, groups }) => ({
      title: `${name} (${title})`,
      sections: groups.map(group => sectionOf(group, grade)),
    }));
  });
  return [...nations, ...sides];
}
