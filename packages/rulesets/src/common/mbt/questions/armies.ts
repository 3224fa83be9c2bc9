import type { ListedArmy, ListedTroop } from '../../book/listed-army.js';
import type { ListedStand, SampleGroup } from '../book/lists.js';
import type { PlayGifts } from '../book.js';
import type { Rules } from '../rules.js';

/** What a book gives so that its stands can be picked from its nations' groups. */
export interface ListBook {
  readonly army: Pick<PlayGifts['army'], 'NATIONS' | 'SAMPLE_GROUPS' | 'STYLES' | 'STYLE_NATIONS'>;
  readonly face: Pick<PlayGifts['face'], 'plainName'>;
  readonly words: Pick<Rules['words'], 'classOf'>;
}

/** HSE-11, HSE-12: every nation with the stands of the sample Battle Groups that it may take, of its own grade. */
export function listedArmies({ army, face, words }: ListBook): readonly ListedArmy[] {
  const { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS } = army;
  const troopOf = (stand: ListedStand, grade: string): ListedTroop => {
    const { count, bghq, name, ...value } = stand;
    const plain = face.plainName({ ...stand, class: words.classOf(stand.subClass) });
    const codes = `${stand.subClass} ${stand.posture} ${stand.mode}`;
    return { label: `${plain.name} (${codes}${stand.jungleTrained ? ', jungle' : ''})`, value: { ...value, grade } };
  };
  const sectionOf = ({ name, stands }: SampleGroup, grade: string) => ({
    title: name,
    troops: [...new Map(stands.map(stand => troopOf(stand, grade)).map(troop => [troop.label, troop])).values()],
  });
  return NATIONS.map(({ nation, grade }) => {
    const styles = Object.keys(STYLES).filter(style => STYLE_NATIONS?.[style]?.includes(nation) ?? true);
    const groups = new Set(styles.flatMap(style => STYLES[style]!));
    const taken = SAMPLE_GROUPS.filter(({ name }) => groups.has(name));
    return { title: nation, sections: taken.map(group => sectionOf(group, grade)) };
  });
}
