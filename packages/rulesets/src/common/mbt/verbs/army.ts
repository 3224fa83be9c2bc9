import {
  type ChoiceTroops,
  forbid,
  type GestureStart,
  isRefusal,
  type Refusal,
  type Seat,
  type Side,
} from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { AskedForce } from '../army-form/book.js';
import type { PlayBook } from '../book.js';
import type { Army, ArmySchemas } from '../play/army-schema.js';
import type { Mustering } from '../play/muster.js';
import type { AgreedNations } from '../play/nations.js';
import type { SampleArmies } from '../play/samples.js';
import type { RosterGroup } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { agreedForce } from '../rules/army.js';
import { id, verb } from './verb.js';

/** An army that was checked, with its stands told off. */
export interface Mustered {
  readonly army: Army;
  readonly roster: readonly RosterGroup[];
}

/** Each side brings its army: a list of its own, or sample Battle Groups (HSE-11, HSE-12). */
export function armyVerbs(book: PlayBook & ArmySchemas & SampleArmies & Mustering & AgreedNations) {
  const { idOf } = book;
  const { NATIONS, STYLES } = book.army;
  const { plainName, symbolOf } = book.face;
  const { armySchema, musterOf, otherNation, otherRegions, sampleArmy, stylesOf } = book.setup;

  function muster({ view, by, options }: Seat<VerbTypes>, army: Army): Mustered | Refusal {
    if (view.phase !== 'armies' || view.rosters[by] !== null)
      return forbid(idOf('ORG-01'), 'no army is asked of you now');
    if (army.battleGroups.length !== view.agreed[by]) return forbid(idOf('ORG-01'), agreedForce(view.agreed[by]));
    const foreign = otherRegions(view.sides[by], army);
    if (foreign) return foreign;
    const roster = musterOf(army, options);
    return roster.ok ? { army, roster: roster.value } : roster.error;
  }

  function submit(game: Play, side: Side, { army: { name, homeZone }, roster }: Mustered): void {
    const because = [{ rule: idOf('ORG-02'), text: 'twelve stands in every Battle Group' }];
    game.happen({ kind: 'armySubmitted', side, roster, name, homeZone, because });
    if (game.state.phase === 'armies') return;
    const { agreed, sides } = game.state;
    const named = (of: Side) => ({ name: sides[of].name, groups: agreed[of] });
    const armies = { a: named('a'), b: named('b') };
    game.happen({ kind: 'armiesNamed', armies, because: [{ rule: idOf('ORG-01'), text: 'both army lists are in' }] });
  }

  const isOpen = ({ view, by }: Seat<VerbTypes>): boolean => view.phase === 'armies' && view.rosters[by] === null;

  /** What can be begun with: as many sample Battle Groups as were agreed on, of the nation that was (HSE-25). */
  const samples = ({ view, by, options }: Seat<VerbTypes>): GestureStart<Army>[] =>
    stylesOf(view.sides[by].nation ?? NATIONS[0]!.nation, options).flatMap(style => {
      const army = sampleArmy(view.sides[by].nation ?? NATIONS[0]!.nation, style, view.agreed[by]);
      return isRefusal(army) ? [] : [{ label: style, value: army }];
    });

  /** Who would come: sort by sort, group by group. */
  function troopsOf({ view, by, options }: Seat<VerbTypes>, nation: string, style: string): ChoiceTroops[] {
    const army = sampleArmy(nation, style, view.agreed[by]);
    const roster = isRefusal(army) ? undefined : musterOf(army, options);
    return roster?.ok ? roster.value.flatMap(sortsIn) : [];
  }
  function sortsIn({ name: group, stands }: RosterGroup): ChoiceTroops[] {
    const sorts = new Map<string, ChoiceTroops>();
    for (const { nature } of stands) {
      const name = `${plainName(nature).name}${nature.bghq ? ' (headquarters)' : ''}`;
      const text = [nature.subClass, nature.posture, nature.mode].join(' ');
      const key = `${name} ${text}`;
      sorts.set(key, { group, name, text, symbol: symbolOf(nature), count: (sorts.get(key)?.count ?? 0) + 1 });
    }
    return [...sorts.values()];
  }

  function asked({ view, by }: Seat<VerbTypes>): AskedForce {
    const { nation } = view.sides[by];
    return { groups: [view.agreed[by]], ...(nation !== undefined && { nations: [nation] }) };
  }

  const submitArmy = verb({
    order: { army: armySchema },
    label: 'Hand in your own army',
    text: 'Your own army list, twelve stands in each Battle Group',
    key: 'd',
    on: ({ seat }) => (isOpen(seat) ? SHOWN : undefined),
    fields: {
      army: {
        write: ({ seat }) => ({
          text: agreedForce(seat.view.agreed[seat.by]),
          given: { options: seat.options, asked: asked(seat) },
          starts: samples(seat),
        }),
      },
    },
    plan: (seat, { army }) => muster(seat, army),
    act: (game, by, _order, plan) => submit(game, by, plan),
  });

  const raiseArmy = verb({
    order: { nation: id, style: id },
    label: 'Raise an army',
    text: 'Sample Battle Groups of a nation',
    key: 'r',
    on: ({ seat }) => (isOpen(seat) ? SHOWN : undefined),
    fields: {
      nation: {
        choose: ({ seat: { view, by } }) =>
          NATIONS.filter(n => !otherNation(view.sides[by], n.nation)).map(n => ({
            value: n.nation,
            label: n.nation,
            text: `${n.grade}, ${n.homeZone}`,
          })),
      },
      style: {
        choose: ({ seat, sofar: { nation } }) =>
          (nation === undefined ? Object.keys(STYLES) : stylesOf(nation, seat.options)).map(value => ({
            value,
            label: value,
            text: STYLES[value]!.slice(0, seat.view.agreed[seat.by]).join(', '),
            troops: troopsOf(seat, nation ?? NATIONS[0]!.nation, value),
          })),
      },
    },
    plan(seat, { nation, style }) {
      const army = sampleArmy(nation, style, seat.view.agreed[seat.by]);
      if (isRefusal(army)) return army;
      return otherNation(seat.view.sides[seat.by], nation) ?? muster(seat, army);
    },
    act: (game, by, _order, plan) => submit(game, by, plan),
  });

  return { submitArmy, raiseArmy };
}
