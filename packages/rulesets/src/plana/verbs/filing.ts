import { forbid, type Preview, type Refusal, type Side } from '@umpire/engine';
import { type Fields, type Opening, SHOWN, type Verb, verbsOf } from '../../common/book/verbs.js';
import { ACTION_FIELDS, type Action, type ActionName, type ActionOf } from '../play/actions.js';
import { WINDOWS_OF, withLine } from '../play/sheet.js';
import { STAGE_WORDS } from '../play/stages.js';
import type { Base } from '../play/state.js';
import { happens, type Play, type Seat, type Types } from '../play/types.js';
import { foreignAsset, foreignBase } from './own.js';

export const verb = verbsOf<Types, Base>();

/** PLA-WIN-02. */
export const alreadyReady = (): Refusal => forbid('PLA-WIN-02', 'you are ready: take that back first');

/** PLA-WIN-07: what closes a verb is something that its side knows: that this is not its window, or that it is ready. */
export function notNow({ view, seat }: Seat, name: ActionName): Refusal | undefined {
  const { stage } = view;
  if (!(WINDOWS_OF[name] as readonly string[]).includes(stage)) {
    const { rule, text } = STAGE_WORDS[stage];
    return forbid(rule, `not now: ${text}`);
  }
  return seat && view.ready[seat.id] ? alreadyReady() : undefined;
}
export const isOpen = ({ view }: Pick<Seat, 'view'>, name: ActionName): boolean =>
  (WINDOWS_OF[name] as readonly string[]).includes(view.stage);

/** A line comes on the sheet of a side; nobody else hears of it. */
export function file(game: Play, by: Side, action: Action): void {
  const { sheets, turn } = game.state;
  const silent = { ...game.state.silent, [by]: 0 };
  happens(game, 'filed', { sheets: { ...sheets, [by]: withLine(sheets[by], action, turn === 0) }, silent });
}

interface Rules<Name extends ActionName> {
  readonly label: string;
  readonly text: string;
  readonly key?: string;
  readonly use?: 'move' | 'fire' | 'charge' | 'act';
  /** On which bases the menu has it, and how; on all, if nothing is said. */
  on?(seat: Seat, base: Base): boolean | Opening;
  /** What is wrong with a line, by what its side knows. */
  check(seat: Seat, order: ActionOf<Name>): Refusal | undefined;
  preview?(seat: Seat, order: ActionOf<Name>): Preview;
  readonly fields?: NonNullable<Filing<Name>['fields']>;
}
type Filing<Name extends ActionName> = Verb<
  Types,
  Base,
  (typeof ACTION_FIELDS)[Name],
  undefined,
  { readonly order: object }
>;

/** A verb that writes on the sheet of its side: everything but what it checks is the same for all. */
export function filing<const Name extends ActionName>(name: Name, rules: Rules<Name>): Filing<Name> {
  const { label, text, key, use, on, check, preview, fields = {} } = rules;
  const written = (order: object) => ({ verb: name, ...order }) as ActionOf<Name>;
  const filed: Verb<Types, Base, Fields, undefined, { readonly order: object }> = {
    order: ACTION_FIELDS[name],
    label,
    text,
    ...(key !== undefined && { key }),
    ...(use && { use }),
    on: ({ seat, piece }) => {
      const shown = isOpen(seat, name) && (!on || on(seat, piece as Base));
      return shown === true ? SHOWN : shown || undefined;
    },
    fields: fields as NonNullable<Verb<Types, Base, Fields, undefined, undefined>['fields']>,
    plan: (seat, order) =>
      notNow(seat, name) ??
      foreignBase(seat, order) ??
      foreignAsset(seat, order) ??
      check(seat, written(order)) ?? { order },
    ...(preview && { preview: (_plan: unknown, seat: Seat, order: object) => preview(seat, written(order)) }),
    act: (game, by, order) => file(game, by, { verb: name, ...order } as Action),
  };
  // the shape of an order is that of its name, which TypeScript cannot follow through the table
  return filed as unknown as Filing<Name>;
}
