import type { BattleView } from '@umpire/desk';
import type { MenuItem, OrderBase, Piece, Point, Push, Pushed, Refusal, SeatId } from '@umpire/engine';
import { useEffect, useMemo, useState } from 'react';
import { say } from '../../ui/toast.js';
import { sideOf } from '../session/seating.js';
import type { Session } from '../session/session.js';
import { goesAway } from '../stage/grab.js';
import { abreast } from './abreast.js';

/** Several pieces in one hand. */
export interface Company {
  /** None: at most one piece is held. */
  readonly stands: readonly string[];
  /** One more, or one less. */
  toggle(piece: string): void;
  gather(pieces: readonly string[]): void;
  /** Who could be pushed forward together now. */
  readonly movers: readonly string[];
  /** Everybody whom a player would push forward with the piece that is held; where none is, all who can go. */
  gatherFormation(): Promise<boolean>;
  disband(): void;
  /** What it comes to if they all go forward as far as they can; undefined until that is known. */
  readonly ahead: readonly Pushed[] | undefined;
  /** What a push of all of them comes to. */
  push(by: Point): Promise<readonly Pushed[]>;
  /** The push in earnest: one order after the other, taken back as one. */
  go(pushed: readonly Pushed[]): Promise<Refusal | undefined>;
}

const NOT_FETCHED = 'How far they get together could not be fetched. Drag one of them and all go, or reload the page.';
const NOBODY: readonly string[] = [];

export function useCompany(
  session: Session,
  battleView: BattleView,
  by: SeatId | undefined,
  selected: string | undefined,
): Company {
  const [{ held, until }, setHeldUntil] = useState({ held: NOBODY, until: '' });
  const { menu, scene, pushes } = battleView;
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
  const movers = useMemo(
    () => (by === undefined || !pushes ? NOBODY : moversIn(menu, scene.pieces)),
    [by, pushes, menu, scene],
  );
  const ahead = useAhead(session, by, verb, stands, scene);
  return {
    stands,
    movers,
    ahead,
    toggle(piece) {
      const before = stands.length > 0 || selected === undefined ? stands : [selected];
      setHeld(before.includes(piece) ? before.filter(id => id !== piece) : [...before, piece]);
    },
    gather: pieces => setHeld(pieces.length > 1 ? pieces : NOBODY),
    async gatherFormation() {
      if (by !== undefined && selected === undefined) setHeld(movers);
      if (by === undefined || selected === undefined) return movers.length > 0;
      const formations = await session.desk().formations(by);
      const wider = formations.filter(
        one =>
          one.stands.includes(selected) &&
          one.stands.length > stands.length &&
          one.stands.filter(stand => canGo(battleView.menu, stand)).length > 1,
      );
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

const canGo = (menu: readonly MenuItem[], id: string): boolean =>
  menu.some(item => item.stand === id && !item.closed && goesAway(item));

/** Who goes forward by the same verb and looks the same way; fewer than two are no company. */
function moversIn(menu: readonly MenuItem[], pieces: readonly Piece[]): readonly string[] {
  // whoever must be chosen first is nobody's next
  const now = menu.filter(({ after }) => !after);
  const able = pieces.filter(({ id, where }) => where === 'table' && canGo(now, id));
  const found = abreast(able);
  return found.length > 1 ? found.map(({ id }) => id) : NOBODY;
}

/** What a push of all of them straight forward comes to: it is asked for as soon as they are held. */
function useAhead(
  session: Session,
  by: SeatId | undefined,
  verb: string | undefined,
  stands: readonly string[],
  scene: BattleView['scene'],
): readonly Pushed[] | undefined {
  const [found, setFound] = useState<{ readonly of: readonly string[]; readonly pushed: readonly Pushed[] }>();
  useEffect(() => {
    if (by === undefined || verb === undefined || stands.length < 2) return;
    let wanted = true;
    const held = scene.pieces.filter(({ id }) => stands.includes(id));
    const ask = async ({ forward }: typeof import('./forward.js')) =>
      forward(session.desk(), by, verb, held, scene).then(
        pushed => wanted && setFound({ of: stands, pushed }),
        () => undefined, // the session says what is broken
      );
    import('./forward.js').then(ask, () => wanted && say(NOT_FETCHED, { kind: 'warning' }));
    return () => {
      wanted = false;
    };
  }, [session, by, verb, stands, scene]);
  return found?.of === stands ? found.pushed : undefined;
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
  const ways = menu.filter(goesAway);
  const goes = ways.find(({ stand, closed }) => !closed && stand !== undefined && stands.includes(stand));
  return (goes ?? ways[0])?.verb;
}
