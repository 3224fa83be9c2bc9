import { forbid, isRefusal, type Refusal, type Seat, type Side } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Army, ArmySchemas } from '../play/army-schema.js';
import type { Mustering } from '../play/muster.js';
import type { SampleArmies } from '../play/samples.js';
import { agreedForce } from '../play/setup.js';
import type { RosterGroup } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { id, verb } from './verb.js';

/** An army that was checked, with its stands told off. */
export interface Mustered {
  readonly army: Army;
  readonly roster: readonly RosterGroup[];
}

/** Each side brings its army: a list of its own, or sample Battle Groups (HSE-11, HSE-12). */
export function armyVerbs(book: PlayBook & ArmySchemas & SampleArmies & Mustering) {
  const { idOf } = book;
  const { NATIONS, STYLES } = book.army;
  const { armySchema, musterOf, sampleArmy } = book.setup;

  function muster({ view, by, options }: Seat<VerbTypes>, army: Army): Mustered | Refusal {
    if (view.phase !== 'armies' || view.rosters[by] !== null)
      return forbid(idOf('ORG-01'), 'no army is asked of you now');
    if (army.battleGroups.length !== view.agreed[by]) return forbid(idOf('ORG-01'), agreedForce(view.agreed[by]));
    const roster = musterOf(army, options);
    return roster.ok ? { army, roster: roster.value } : roster.error;
  }

  function submit(game: Play, side: Side, { army: { name, homeZone }, roster }: Mustered): void {
    const because = [{ rule: idOf('ORG-02'), text: 'twelve stands in every Battle Group' }];
    game.happen({ kind: 'armySubmitted', side, roster, name, homeZone, because });
  }

  /** A whole list comes in from a file; no gesture makes one, so the menu has it not. */
  const submitArmy = verb({
    order: { army: armySchema },
    label: 'Hand in a list',
    text: 'Your own army list, twelve stands in each Battle Group',
    on: () => undefined,
    plan: (seat, { army }) => muster(seat, army),
    act: (game, by, _order, plan) => submit(game, by, plan),
  });

  const raiseArmy = verb({
    order: { nation: id, style: id },
    label: 'Raise an army',
    text: 'Sample Battle Groups of a nation',
    key: 'r',
    on: ({ seat: { view, by } }) => (view.phase === 'armies' && view.rosters[by] === null ? SHOWN : undefined),
    fields: {
      nation: {
        choose: () => NATIONS.map(n => ({ value: n.nation, label: n.nation, text: `${n.grade}, ${n.homeZone}` })),
      },
      style: {
        choose: () =>
          Object.entries(STYLES).map(([value, groups]) => ({ value, label: value, text: groups.join(', ') })),
      },
    },
    plan(seat, { nation, style }) {
      const army = sampleArmy(nation, style, seat.view.agreed[seat.by]);
      return isRefusal(army) ? army : muster(seat, army);
    },
    act: (game, by, _order, plan) => submit(game, by, plan),
  });

  return { submitArmy, raiseArmy };
}
