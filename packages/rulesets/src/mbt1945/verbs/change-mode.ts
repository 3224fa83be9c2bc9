import { forbid, type GestureChoice, isRefusal, type Options, type OutlookWarning, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../common/book/verbs.js';
import { standOf } from '../../common/mbt/play/stands.js';
import type * as family from '../../common/mbt/play/state.js';
import type { Needs } from '../../common/mbt/verbs/index.js';
import { id, verb } from '../../common/mbt/verbs/verb.js';
import type { Stand } from '../nature.js';
import { isUnit, MODES, type Mode } from '../pieces.js';
import { modeChange } from '../rules/mode-change.js';
import { DISTANCES } from '../tables/distances.js';

/** MBT45-R-184: whether a stand may change its mode in this round at all. */
function changeRefusal(stand: Stand, turn: number): Refusal | undefined {
  if (stand.nature!.fake) return forbid('MBT45-R-171', 'a fake never changes its mode');
  if (stand.modeChanged) return forbid('MBT45-R-151', 'it has changed its mode in this round');
  if (stand.moved !== 'none') return forbid('MBT45-R-117', 'a stand changes its mode before it moves');
  return stand.entered === turn ? forbid('MBT45-R-184', 'it came on in this turn') : undefined;
}

/** MBT45-MOD-15: whoever is dug in for good is not asked to what. */
function heldRefusal({ nature }: Stand, options: Options): Refusal | undefined {
  const change = nature!.mode === 'STATIC' ? modeChange(nature!, 'MOBILE', options) : undefined;
  return change && isRefusal(change) ? change : undefined;
}

const PINNED = forbid('MBT45-R-117', 'a Pinned stand may not become FAST');

/** MBT45-MOD-12, MBT45-MOD-15, MBT45-R-117: a stand of the selected Battle Group changes between MOBILE and FAST, or digs in for good. */
export function changeModeVerb(book: Needs) {
  const { notNow, notOnTable, notSelected, ownStand } = book.turns;

  function mayChange(
    view: Parameters<typeof notNow>[0],
    by: family.Stand['side'],
    options: Options,
    id: string,
  ): Stand | Refusal {
    const stand = notNow(view, by, 6, 'MBT45-R-117') ?? ownStand(view, by, id);
    if (isRefusal(stand)) return stand;
    const own = stand as Stand;
    const refused = notOnTable(own, 'MBT45-R-184') ?? notSelected(view, own) ?? changeRefusal(own, view.turn);
    return refused ?? heldRefusal(own, options) ?? own;
  }

  return verb({
    order: { stand: id, mode: z.enum(MODES) },
    label: 'Change mode',
    text: 'MOBILE or FAST for now, or STATIC for good',
    key: 'h',
    use: 'act',
    on: ({ piece }) => (isUnit((piece as Stand).nature!) && piece.place === 'table' ? SHOWN : undefined),
    may: ({ view, by, options }, { id }) => mayChange(view, by, options, id),
    fields: {
      mode: {
        choose: ({ piece: { id: stand }, refusalOf }) =>
          OFFERED.map(mode => closable({ value: mode, label: mode, ...SAID[mode] }, refusalOf({ stand, mode }))),
      },
    },
    plan({ options }, { mode }, stand) {
      const change = modeChange(stand.nature!, mode, options);
      if (isRefusal(change)) return change;
      if (!change.result.changed) return forbid('MBT45-R-151', `it is ${mode} already`);
      return mode === 'FAST' && stand.status === 'pinned' ? PINNED : digging(stand, mode);
    },
    preview: warnings => ({ because: [], warnings }),
    act(game, side, { stand, mode }) {
      const rule = mode === 'STATIC' ? 'MBT45-MOD-15' : 'MBT45-MOD-12';
      const because = [{ rule, text: SAID[mode].text }];
      game.happen({ kind: 'modeChanged', stand, side, mode, blank: !standOf(game.state, stand)!.revealed, because });
    },
  });
}

/** Whoever takes the first that is open takes none that is for good. */
const OFFERED: readonly Mode[] = ['MOBILE', 'FAST', 'STATIC'];

/** MBT45-R-184: what STATIC means for it, before it is taken; and for its Battle Group, which keeps to its BGHQ. */
function digging({ id, nature }: Stand, mode: Mode): OutlookWarning[] {
  if (mode !== 'STATIC') return [];
  const stays = {
    rule: 'MBT45-MOD-15',
    text: 'stays here for the rest of the battle, unless it falls back',
    about: [id],
  };
  const binds = `is the BGHQ: its Battle Group keeps within ${DISTANCES.toBghq}" of this place for good`;
  return nature!.bghq ? [stays, { rule: 'MBT45-ORG-08', text: binds, about: [id] }] : [stays];
}

/** MBT45-MOD-08 to MBT45-MOD-10, MBT45-MOD-15. */
const SAID: Readonly<Record<Mode, Pick<GestureChoice, 'text' | 'forGood'> & { readonly text: string }>> = {
  STATIC: { text: 'dug in, for good: it never moves again', forGood: true },
  MOBILE: { text: 'moves as usual' },
  FAST: { text: 'must go at least half a move; off-table fire cannot strike it' },
};
