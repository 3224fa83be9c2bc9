import type { BattleView } from '@umpire/desk';
import type { MenuItem, OrderBase, Point, Push, Pushed, Refusal, SeatId } from '@umpire/engine';
import { useMemo, useState } from 'react';
import { sideOf } from '../session/seating.js';
import type { Session } from '../session/session.js';

/** Several pieces in one hand. */
export interface Company {
  /** None: at most one piece is held. */
  readonly stands: readonly string[];
  /** One more, or one less. */
  toggle(piece: string): void;
  gather(pieces: readonly string[]): void;
  /** Everybody whom a player would push forward with the piece that is held. */
  gatherFormation(): Promise<boolean>;
  disband(): void;
  /** What a push of all of them comes to. */
  push(by: Point): Promise<readonly Pushed[]>;
  /** The push in earnest: one order after the other, taken back as one. */
  go(pushed: readonly Pushed[]): Promise<Refusal | undefined>;
}

const NOBODY: readonly string[] = [];

export function useCompany(
  session: Session,
  battleView: BattleView,
  by: SeatId | undefined,
  selected: string | undefined,
): Company {
  const [{ held, until }, setHeldUntil] = useState({ held: NOBODY, until: '' });
  const { menu, scene } = battleView;
  // they are held for a push, and with the step in which they could be pushed that is over
  const step = stepOf(scene);
  const setHeld = (pieces: readonly string[]) => setHeldUntil({ held: pieces, until: step });
  const stands = useMemo(
    () =>
      until === step
        ? held.filter(id => scene.pieces.some(piece => piece.id === id && piece.side === sideOf(battleView.places, by)))
        : NOBODY,
    [held, until, step, scene, by, battleView.places],
  );
  const verb = useMemo(() => pushVerb(menu, stands), [menu, stands]);
  return {
    stands,
    toggle(piece) {
      const before = stands.length > 0 || selected === undefined ? stands : [selected];
      setHeld(before.includes(piece) ? before.filter(id => id !== piece) : [...before, piece]);
    },
    gather: pieces => setHeld(pieces.length > 1 ? pieces : NOBODY),
    async gatherFormation() {
      if (by === undefined || selected === undefined) return false;
      const formations = await session.desk().formations(by);
      const wider = formations.filter(one => one.stands.includes(selected) && one.stands.length > stands.length);
      const next = wider.sort((x, y) => x.stands.length - y.stands.length)[0];
      if (next) setHeld(next.stands);
      return next !== undefined;
    },
    // who holds nobody stays as he is: the table is not drawn again for it
    disband: () => setHeldUntil(now => (now.held === NOBODY ? now : { held: NOBODY, until: step })),
    push: async ({ x, y }) => {
      if (by === undefined || verb === undefined) return [];
      const push: Push = { verb, stands, dx: Math.round(x), dy: Math.round(y), turn: 0 };
      return session.desk().push(by, push);
    },
    go: pushed => session.orders(ordersOf(pushed)),
  };
}

const stepOf = ({ status }: BattleView['scene']): string =>
  `${status.turn} ${status.steps.find(({ current }) => current)?.id ?? ''}`;

/** Those who go as one have one order. */
function ordersOf(pushed: readonly Pushed[]): readonly OrderBase[] {
  const orders = pushed.flatMap(one => ('order' in one ? [one.order] : []));
  return [...new Map(orders.map(order => [JSON.stringify(order), order])).values()];
}

/** The verb with which most of them would go somewhere. */
function pushVerb(menu: readonly MenuItem[], stands: readonly string[]): string | undefined {
  const goes = menu.filter(
    ({ stand, use, fields, closed }) =>
      use === 'move' && !closed && fields[0]?.gesture === 'path' && stand !== undefined && stands.includes(stand),
  );
  return goes[0]?.verb ?? menu.find(({ use, fields }) => use === 'move' && fields[0]?.gesture === 'path')?.verb;
}
