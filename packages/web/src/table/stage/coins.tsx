import { Coin } from '@umpire/board';
import { useTableParts } from '../model/context.js';
import { unitsIn } from '../panel/prices.js';

/** A coin on everybody who can be paid for. */
export function Coins() {
  const { menu, scene } = useTableParts().battleView;
  const priced = menu.filter(({ price }) => price !== undefined);
  return unitsIn(priced, scene.pieces).map(({ stand, price, paid, closed }) => (
    <Coin key={stand} piece={stand!} price={price!} state={paid ? 'paid' : closed ? 'dear' : 'open'} />
  ));
}
