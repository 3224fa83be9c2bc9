import { forbid, isRefusal, type Preview, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { id, point } from '../../common/book/order-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import type { Action, ActionOf } from '../play/actions.js';
import { isHq, orderRefusal } from '../play/packages.js';
import { linesOf, TEMPLATES, type Template } from '../play/templates.js';
import type { Seat } from '../play/types.js';
import { file, isOpen, notNow, verb } from './filing.js';
import { orderPreview } from './orders.js';
import { choices, foreignBase, ownBase, poseOf, wholeTable } from './own.js';

const isOrder = (line: Action): line is ActionOf<'order'> => line.verb === 'order';

/** The lines of a plan, or what is wrong with it: after the first turn an HQ issues one order at a time. */
function planned(
  seat: Seat,
  told: { stand: string; template: Template; at: { x: number; y: number } },
): Refusal | readonly Action[] {
  const closed = notNow(seat, 'order') ?? foreignBase(seat, told);
  if (closed) return closed;
  const hq = ownBase(seat.view, told.stand);
  if (isRefusal(hq)) return hq;
  if (!isHq(seat.view, hq)) return forbid('PLA-OM-05', 'only an HQ plans for its battalion');
  const lines = linesOf(seat.view, hq, told.template, told.at);
  const orders = lines.filter(isOrder);
  if (orders.length === 0) return forbid('PLA-SOP-10', 'it has no company to order');
  if (seat.view.turn > 0 && orders.length > 1)
    return forbid('PLA-OM-04', 'that plan has several orders, and this HQ issues one at a time');
  for (const order of orders) {
    const refused = orderRefusal(seat.view, order, seat.options);
    if (refused) return refused;
  }
  return lines;
}

/** PLA-SOP-10: a plan for a battalion, made into orders that can be changed. */
export const template = verb({
  order: { stand: id, template: z.enum(Object.keys(TEMPLATES) as [Template, ...Template[]]), at: point },
  label: 'Plan for the battalion',
  text: 'A plan becomes the orders of its companies; the time that they take is shown',
  key: 'p',
  use: 'act',
  on: ({ seat, piece }) => (isOpen(seat, 'order') && isHq(seat.view, piece) ? SHOWN : undefined),
  fields: {
    template: { choose: () => choices(TEMPLATES) },
    at: {
      aim: ({ seat: { view }, piece }) => ({
        from: poseOf(piece),
        shape: { kind: 'disc' as const, diameter: 500 },
        zones: wholeTable(view),
      }),
    },
  },
  plan: (seat, order) => planned(seat, order),
  preview: (lines, seat): Preview => {
    const shown = lines.filter(isOrder).map(order => ({ order, told: orderPreview(seat, order) }));
    const cost = shown
      .map(({ order, told }) => `${order.companies.join(', ')}: ${order.kind}, ${told.cost ?? ''}`)
      .join('; ');
    return { cost, because: shown[0]?.told.because ?? [] };
  },
  act(game, by, _order, lines) {
    for (const line of lines) file(game, by, line);
  },
});
