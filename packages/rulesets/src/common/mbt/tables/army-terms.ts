import {
  type AgreedTerm,
  agreedData,
  type ScenarioTerm,
  SIDE_NAMES,
  SIDES,
  type Side,
  type TermChoice,
} from '@umpire/engine';
import { armyTerms as termsOf } from '../../book/army-terms.js';
import { sortsOf } from '../../book/briefing.js';
import type { BookIds } from '../../book/ids.js';
import type { AskedForce } from '../army-form/book.js';
import type { ListedStand, SampleGroup } from '../book/lists.js';
import type { PlayGifts } from '../book.js';
import type { NamedArmy } from '../play/scenario.js';
import type { Rules } from '../rules.js';

/** ORG-01, FAN-01: players bring armies of their own to a battle that the dice make; HSE-22: or take the lists of a nation and its years. */

interface Forces {
  readonly groups: Readonly<Record<Side, number>>;
  readonly nations: Readonly<Partial<Record<Side, string | null>>>;
}

/** How many Battle Groups the sides have, and where they come from (HSE-25), by what was agreed on: an army may be for either. */
function askedForce(usual: Forces['groups'], agreed: readonly AgreedTerm[]): AskedForce {
  const { groups, nations } = agreedData({ groups: usual, nations: {} }, agreed) as Forces;
  const named = SIDES.map(side => nations[side] ?? null).filter(nation => nation !== null);
  return {
    groups: [...new Set(SIDES.map(side => groups[side]))],
    ...(named.length === SIDES.length && { nations: [...new Set(named)] }),
  };
}

/** A book whose nations have armies of their own. */
export interface NationalArmies
  extends Pick<PlayGifts['army'], 'NATIONS' | 'SAMPLE_GROUPS' | 'STYLES'>,
    Required<Pick<PlayGifts['army'], 'STYLE_NATIONS'>>,
    Pick<PlayGifts['face'], 'plainName'>,
    Pick<Rules['words'], 'classOf'> {}

/** `Soviet Union 1944, guns and aircraft` is said `soviet-union-1944-guns-and-aircraft`. */
const wordOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** `Germany 1943-45: Panzer` is, among those of Germany, `Panzer`. */
const withoutYears = (group: string): string => group.replace(/^.*: /, '');

/** Every nation's armies, by nation and year, with the stands that they are made of. */
function nationalArmies(book: NationalArmies, side: Side): readonly TermChoice[] {
  const { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS, plainName, classOf } = book;
  /** `Britain 1944` is of Canada `Canada 1944`; guards, where the nation has another of that year, are told apart. */
  function titleOf({ nation, style }: NamedArmy): string {
    const own = `${nation} ${style.slice(style.search(/\d/))}`;
    return own !== style && own in STYLES ? `${nation}: ${style}` : own;
  }
  const standIn = (stand: ListedStand): string =>
    `${plainName({ ...stand, class: classOf(stand.subClass) }).name} (${stand.subClass}${stand.bghq ? ', headquarters' : ''})`;
  const groupIn = ({ name, stands }: SampleGroup): string =>
    `${name.replace(': ', ', ')}: ${sortsOf(stands.flatMap(stand => Array<string>(stand.count).fill(standIn(stand)))).join(', ')}`;
  return NATIONS.flatMap(({ nation, grade, homeZone }) =>
    Object.keys(STYLE_NATIONS)
      .filter(style => STYLE_NATIONS[style]!.includes(nation))
      .map((style): TermChoice => {
        const value: NamedArmy = { nation, style };
        const groups = [...new Set(STYLES[style]!)];
        const title = titleOf(value);
        return {
          id: wordOf(title),
          label: `${title} (${groups.map(withoutYears).join(', ')}) for ${SIDE_NAMES[side]}`,
          value,
          made: [
            `${nation}, ${grade}, ${homeZone}; as many Battle Groups as were agreed on, taken in turn`,
            ...groups.map(group => groupIn(SAMPLE_GROUPS.find(({ name }) => name === group)!)),
          ],
        };
      }),
  );
}

/** For a scenario that leaves the armies to the players, with the Battle Groups it has by itself. */
export const armyTerms = (
  { idOf }: Pick<BookIds, 'idOf'>,
  groups: Readonly<Record<Side, number>>,
  national?: NationalArmies,
): readonly ScenarioTerm[] =>
  termsOf({
    rules: [idOf('ORG-01'), idOf('R-162'), ...(national ? [idOf('HSE-22')] : [])],
    ownRules: [idOf('ORG-02'), idOf('FAN-01')],
    asked: agreed => askedForce(groups, agreed),
    ...(national && { listed: side => nationalArmies(national, side) }),
  });
