import { Coin } from '@umpire/board';
import type { MenuItem, Scene } from '@umpire/engine';
import { useTableParts } from '../model/context.js';

/** A coin on everybody who can be paid for. */
export function Coins() {
  const { menu, scene } = useTableParts().battleView;
  return pricedIn(menu, scene).map(({ stand, price, paid, closed }) => (
    <Coin key={stand} piece={stand!} price={price!} state={paid ? 'paid' : closed ? 'dear' : 'open'} />
  ));
}

/** What is paid for, once for those who act as one: on the last of them. */
function pricedIn(menu: readonly MenuItem[], { pieces }: Scene): readonly MenuItem[] {
  const links = new Map(pieces.map(piece => [piece.id, piece.link ?? piece.id]));
  const last = new Map(menu.filter(({ price }) => price !== undefined).map(item => [links.get(item.stand!), item]));
  return [...last.values()];
}
