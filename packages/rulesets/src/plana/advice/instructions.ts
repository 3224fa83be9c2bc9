import type { Candidate } from '@umpire/engine';
import { orderNow } from '../play/orders-fit.js';
import type { Company } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import type { Order } from '../verbs/index.js';
import { attacks, basesOf } from './situation.js';

/** PLA-SOP-12: standing instructions, where others than the usual ones are better. */
export function* instructions({ view }: Seat): Iterable<Candidate<Order>> {
  for (const company of view.companies) {
    if (company.demoralised || company.troop === 'battery' || isInstructed(view, company)) continue;
    const { within, target, pace, dig } = company.instructions;
    const fire = isFoundOut(view, company) ? 'free' : company.instructions.fire;
    // who is to attack goes in when he is told to, with all of his company: by themselves some would go before the others
    const assaultWhen = attacks(view, company) ? 'never' : company.instructions.assaultWhen;
    if (fire === company.instructions.fire && assaultWhen === company.instructions.assaultWhen) continue;
    yield {
      order: { verb: 'instruct', companies: [company.id], fire, within, target, pace, assaultWhen, dig },
      worth: 0.5,
    };
  }
}
const isInstructed = ({ sheet }: View, { id }: Company): boolean =>
  sheet.some(line => line.verb === 'instruct' && line.companies.includes(id));
/** Whoever lies in wait and is fired at has nothing left to hide: he fires as far as he can. */
const isFoundOut = (view: View, company: Company): boolean => {
  const kind = orderNow(view, company);
  return (
    (kind === 'defend' || kind === 'hold') &&
    basesOf(view, company.id).some(base => base.underFire > 0 && base.underFire >= view.turn - 1)
  );
};
