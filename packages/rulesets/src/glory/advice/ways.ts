import type { Ground, Vignette } from '../play/state.js';
import { ratesOf } from '../tables/movement.js';
import { type Field, fieldTo, type Grid } from './field.js';
import { goalsOf, hasteOf } from './goals.js';
import { menacesOf } from './menace.js';
import { kindOf, type Picture } from './picture.js';
import { around, groundFor } from './terrain.js';

/** A field, and what its best goal is worth. */
export interface Hunt {
  readonly field: Field;
  readonly most: number;
}

/** The fields of a side, as long as its enemies stand as they did. */
interface Known {
  readonly stamp: string;
  readonly fields: Map<string, Hunt>;
}
const known = new WeakMap<Ground, { a?: Known; b?: Known }>();

function knownOf({ view, by, foes, stakes }: Picture): Known {
  const ground = view.ground.now;
  const both = known.get(ground) ?? {};
  known.set(ground, both);
  const stamps = foes.map(i => {
    const { base, bands, defences, halted } = view.vignettes[i]!;
    return `${i} ${base!.x} ${base!.y} ${base!.facing} ${bands} ${defences} ${halted} ${stakes[i]}`;
  });
  const stamp = `${view.sides[by].turns} ${stamps.join()}`;
  let found = both[by];
  if (found?.stamp !== stamp) {
    found = { stamp, fields: new Map() };
    both[by] = found;
  }
  return found;
}

/** Where troops like this one are drawn, and how they get there: past what cannot be crossed, and out of the fire. */
export function huntOf(picture: Picture, index: number): Hunt {
  const own = picture.view.vignettes[index]!;
  const { fields } = knownOf(picture);
  const key = `${kindOf(own)} ${picture.stakes[index]}`;
  let hunt = fields.get(key);
  if (!hunt) {
    const grid = groundFor(picture, own);
    addFire(picture, grid, own, picture.stakes[index]! / hasteOf(picture, own));
    const { goals, most } = goalsOf(picture, own, index);
    hunt = { field: fieldTo(grid, goals), most };
    fields.set(key, hunt);
  }
  return hunt;
}

/** What it costs to walk where enemies shoot, in turns for each W; `turns`: those that the whole of the troops is worth. */
function addFire(picture: Picture, grid: Grid, own: Vignette, turns: number): void {
  const { view, foes, options } = picture;
  const { good } = ratesOf(own.troop, options);
  for (const foe of foes) {
    const enemy = view.vignettes[foe]!;
    for (const { far, at } of menacesOf(picture, own, enemy))
      around(grid, enemy.base!, far, (node, x, y) => {
        grid.dear[node]! += (turns * at(x, y)) / good;
      });
  }
}
