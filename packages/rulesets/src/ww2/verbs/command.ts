import { forbid, isRefusal, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { notNow, ownStand } from '../play/permission.js';
import { successors } from '../play/sequence.js';
import { groupOf, inPlay } from '../play/stands.js';
import { FIRE_POLICIES, REPULSE_POLICIES, type Stand } from '../play/state.js';
import { afterHqLoss } from '../rules/readings.js';
import { id, verb } from './verb.js';

/** WW2-R-35: at the start of a turn the owner names who leads a group that lost its headquarters. */
export const nameHq = verb({
  order: { stand: id },
  label: 'Name as headquarters',
  text: 'It leads its battle group from now on',
  key: 'q',
  use: 'act',
  on: ({ seat: { view, by }, piece }) =>
    view.phase === 'start' && view.active === by && groupOf(view, piece).hq === null ? {} : undefined,
  may: ({ view, by }, piece): Stand | Refusal => {
    const refused = notNow(view, by, 'start', 'WW2-R-35');
    if (refused) return refused;
    const group = groupOf(view, piece);
    if (group.hq !== null) return forbid('WW2-R-35', 'its group has a headquarters');
    return successors(view, group).some(one => one.id === piece.id)
      ? piece
      : forbid('WW2-R-144', 'it cannot lead its group');
  },
  plan: (_seat, _order, stand) => stand,
  act(game, _by, _order, { id: stand, group }) {
    const { name } = game.state.groups[group]!;
    const late = !afterHqLoss(game.options).throwsAtOnce;
    game.happen({
      kind: 'hqNamed',
      group,
      name,
      stand,
      late,
      because: [{ rule: 'WW2-R-35', text: 'a successor is named' }],
    });
  },
});

const FIRE_WORDS = { shoot: 'Shoot', hold: 'Hold its fire', ask: 'Ask me' } as const;
const REPULSE_WORDS = { ask: 'Ask me', auto: 'Straight back' } as const;

/** WW2-R-154, WW2-R-155: a standing answer of one stand, known to its owner alone. */
export const policy = verb({
  order: { stand: id, fire: z.enum(FIRE_POLICIES), repulse: z.enum(REPULSE_POLICIES) },
  label: 'Standing orders',
  text: 'What it does when it may shoot, and where it falls back to',
  aside: true,
  on: ({ piece }) => (inPlay(piece) ? {} : undefined),
  fields: {
    fire: { choose: () => FIRE_POLICIES.map(value => ({ value, label: FIRE_WORDS[value] })) },
    repulse: { choose: () => REPULSE_POLICIES.map(value => ({ value, label: REPULSE_WORDS[value] })) },
  },
  plan: ({ view, by }, { stand }) => {
    const own = ownStand(view, by, stand);
    return isRefusal(own) ? own : undefined;
  },
  act: (game, by, { stand, fire, repulse }) =>
    game.happen({ kind: 'policySet', side: by, stand, policy: { fire, repulse } }),
});
