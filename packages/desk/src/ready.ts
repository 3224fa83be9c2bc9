import {
  type BookTypes,
  bareOrder,
  isRefusal,
  type MenuItem,
  type Readiness,
  type Ruleset,
  readinessOf,
  type Seat,
} from '@umpire/engine';

type Book = Ruleset<BookTypes>;

/**
 * Who can still act. A menu has a verb open that strikes at somebody as long as its piece may strike at all; here it counts only where
 * there is somebody to strike, and one that needs another order before it only when that is given.
 */
export const readyOf = (rules: Book, seat: Seat<BookTypes>, menu: readonly MenuItem[]): readonly Readiness[] => [
  ...readinessOf(
    menu.map(item => (item.vain || item.after || findsNobody(rules, seat, item) ? { ...item, closed: NOBODY } : item)),
  ).values(),
];

/** The menu of a step that could be passed over: what strikes nobody there is no reason to stay in it. */
export const passable = (rules: Book, seat: Seat<BookTypes>, menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.some(({ ends, closed }) => ends === 'step' && !closed)
    ? menu.map(item => (findsNobody(rules, seat, item) ? { ...item, vain: true as const } : item))
    : menu;

const NOBODY = { message: 'there is nobody in reach' };

function findsNobody(rules: Book, seat: Seat<BookTypes>, item: MenuItem): boolean {
  const [first] = item.fields;
  if (item.closed || item.use === undefined || item.stand === undefined || first?.gesture !== 'target') return false;
  const found = rules.face.gesture(seat, first.name, bareOrder(item));
  return isRefusal(found) || (found.kind === 'target' && found.targets.every(target => target.closed));
}
