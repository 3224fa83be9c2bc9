import { forbid, isRefusal, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { id, path } from '../../common/book/order-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import type { ActionOf } from '../play/actions.js';
import { orderRefusal } from '../play/packages.js';
import { mean } from '../play/places.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { file, isOpen, notNow, verb } from './filing.js';
import { KINDS, orderPreview } from './orders.js';
import { choices, foreignBase, ownBase, sizeOf } from './own.js';

/** PLA-GEN-03: the company is what a player touches. Whichever of its bases he takes up, the order comes from the HQ of its battalion. */
const GOING = ['attack', 'move', 'withdraw', 'defend', 'opportunity'] as const;
const STAYING = ['hold', 'defend'] as const;

interface Told {
  readonly stand: string;
  readonly kind: ActionOf<'order'>['kind'];
  readonly route?: ActionOf<'order'>['route'] | undefined;
}
/** The line of the sheet that orders the company of a base. */
function lineFor({ view }: Seat, { stand, kind, route = [] }: Told): ActionOf<'order'> | Refusal {
  const base = ownBase(view, stand);
  if (isRefusal(base)) return base;
  const hq = view.battalions.find(battalion => battalion.id === base.battalion)?.hq;
  if (!hq) return forbid('PLA-OM-05', 'its battalion has no HQ to order it');
  const usual = { mode: 'tactical', notBefore: 0, onContact: null, withdrawIf: 'never', attachments: [] } as const;
  return { verb: 'order', stand: hq, companies: [base.company], kind, route: [...route], ...usual, attachments: [] };
}
function planned(seat: Seat, told: Told): ActionOf<'order'> | Refusal {
  const closed = notNow(seat, 'order') ?? foreignBase(seat, told);
  const line = closed ?? lineFor(seat, told);
  return isRefusal(line) ? line : (orderRefusal(seat.view, line, seat.options) ?? line);
}
const isOrdered = (seat: Seat, base: Base): boolean =>
  isOpen(seat, 'order') && base.where === 'table' && !seat.view.battalions.some(({ hq }) => hq === base.id);
const companyOf = ({ view }: Seat, base: Base) => view.companies.find(company => company.id === base.company);

export const orderCompany = verb({
  order: { stand: id, route: path, kind: z.enum(GOING) },
  label: 'Order the company',
  text: 'Draw its way, and say what it is to do there; issuing it takes time',
  key: 'o',
  use: 'act',
  on: ({ seat, piece }) =>
    isOrdered(seat, piece) ? { label: `Order ${companyOf(seat, piece)?.name ?? 'the company'}` } : undefined,
  fields: {
    route: {
      path: ({ seat: { view }, piece }) => {
        const bases = view.bases.filter(base => base.company === piece.company && base.where === 'table');
        return { from: { ...mean(bases), facing: 0 }, size: sizeOf(piece) };
      },
    },
    kind: {
      choose: ({ seat, sofar, piece, refusalOf }) =>
        choices(KINDS)
          .filter(({ value }) => (GOING as readonly unknown[]).includes(value))
          .map(choice => {
            const kind = choice.value as (typeof GOING)[number];
            const closed = sofar.route && refusalOf({ stand: piece.id, route: sofar.route, kind });
            const line = lineFor(seat, { stand: piece.id, kind, route: sofar.route });
            const text = isRefusal(line) || closed ? undefined : orderPreview(seat, line).cost;
            return { ...choice, ...(closed && { closed }), ...(text !== undefined && { text }) };
          }),
    },
  },
  plan: (seat, order) => planned(seat, order),
  preview: (line, seat) => orderPreview(seat, line),
  act: (game, by, _order, line) => file(game, by, line),
});

/** 5.3: `hold` acts at once; to defend where it stands takes as long as other orders. */
export const standFast = verb({
  order: { stand: id, kind: z.enum(STAYING) },
  label: 'Stay where you are',
  text: 'Hold, or defend the place',
  key: 's',
  on: ({ seat, piece }) => (isOrdered(seat, piece) ? SHOWN : undefined),
  fields: {
    kind: { choose: () => choices({ hold: 'Hold: at once', defend: 'Defend the place: dig in and keep it' }) },
  },
  plan: (seat, order) => planned(seat, order),
  preview: (line, seat) => orderPreview(seat, line),
  act: (game, by, _order, line) => file(game, by, line),
});
