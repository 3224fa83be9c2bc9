import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { toSide } from '../play/change.js';
import { happens, type Seat } from '../play/types.js';
import { verb } from './filing.js';

const seatId = z.string().min(1).max(40);
const named = ({ view }: Seat, who: string): Refusal | undefined =>
  view.seats.includes(who) ? undefined : forbid('PLA-R-212', 'nobody of your side sits there');
const fellows = ({ seat: { view } }: { readonly seat: Seat }) => view.seats.map(value => ({ value, label: value }));

/** PLA-R-212: a player is not there: nothing waits for him, and his companies go by themselves; or he is back. */
export const absent = verb({
  order: { who: seatId, away: z.boolean() },
  label: 'A player is away, or back',
  text: 'Nothing waits for an empty chair: his companies do what their orders say',
  aside: true,
  on: ({ seat: { view } }) => (view.seats.length > 1 ? SHOWN : undefined),
  fields: {
    who: { choose: fellows },
    away: {
      choose: () => [
        { value: true, label: 'away' },
        { value: false, label: 'back' },
      ],
    },
  },
  plan: (seat, { who, away }) => {
    const unknown = named(seat, who);
    if (unknown) return unknown;
    if ((seat.view.away[who] !== undefined) === away)
      return forbid('PLA-R-212', away ? 'he is away already' : 'he is there');
    const left = seat.view.seats.filter(one => one !== who && seat.view.away[one] === undefined);
    return away && left.length === 0 ? forbid('PLA-R-212', 'somebody of a side stays at the table') : undefined;
  },
  act(game, by, { who, away }) {
    const { [who]: _, ...others } = game.state.away;
    const text = `${who} is ${away ? 'away' : 'back'}`;
    happens(
      game,
      'filed',
      { away: away ? { ...others, [who]: null } : others },
      toSide(by, text, [{ rule: 'PLA-R-212', text: away ? 'nothing waits for him' : 'he commands his own again' }]),
    );
  },
});

/** PLA-R-212: a player who is there takes the place of one who is not, and gives it back. */
export const takeOver = verb({
  order: { who: seatId, take: z.boolean() },
  label: 'Stand in for a player',
  text: 'Command the battalions of a player who is away, or give them back',
  aside: true,
  on: ({ seat: { view } }) => (view.seats.some(one => view.away[one] !== undefined) ? SHOWN : undefined),
  fields: {
    who: { choose: fellows },
    take: {
      choose: () => [
        { value: true, label: 'take his place' },
        { value: false, label: 'give it back' },
      ],
    },
  },
  plan: (seat, { who }) => {
    const unknown = named(seat, who);
    if (unknown) return unknown;
    return seat.view.away[who] === undefined ? forbid('PLA-R-212', 'he is there') : undefined;
  },
  act(game, by, { who, take }) {
    const own = game.seat?.id ?? by;
    const because = [{ rule: 'PLA-R-212', text: 'until it is given back' }];
    const text = take ? `${own} stands in for ${who}` : `nobody stands in for ${who}`;
    happens(game, 'filed', { away: { ...game.state.away, [who]: take ? own : null } }, toSide(by, text, because));
  },
});
