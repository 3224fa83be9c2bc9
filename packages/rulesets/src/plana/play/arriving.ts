import type { Point } from '@umpire/engine';
import { toSide } from './change.js';
import type { Arrival } from './desk.js';
import { inForce } from './packages.js';
import { nearestFree, settle } from './setting-down.js';
import { type Base, CM, type Company, type State } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-UMP-38: companies that the umpire sends come in step 1 of their turn, about a point. */
export function arrive(game: Play): void {
  for (const arrival of game.state.desk.arrivals.filter(one => one.turn <= game.state.turn)) {
    const { desk } = game.state;
    happens(game, 'noted', { desk: { ...desk, arrivals: desk.arrivals.filter(one => one !== arrival) } });
    bringOn(game, arrival);
  }
}

/** A company as another one was at the start: fresh, without orders, in the same battalion. */
export function bringOn(game: Play, { company: like, at }: Pick<Arrival, 'company' | 'at'>): void {
  const model = game.state.companies.find(one => one.id === like)!;
  const before = game.state.companies.filter(({ id }) => id.startsWith(`${like}-r`)).length;
  const mark = `r${before + 1}`;
  const members = game.state.bases.filter(base => base.home === like && base.where !== 'aboard');
  const bases: Base[] = [];
  for (const [place, base] of members.entries()) {
    const fresh = freshBase(base, `${base.id}-${mark}`, `${like}-${mark}`, beside(at, place));
    const free = nearestFree({ ...game.state, bases: [...game.state.bases, ...bases] }, fresh);
    bases.push(free ?? fresh);
  }
  const sp = bases.reduce((sum, base) => sum + base.sp, 0);
  const company = freshCompany(model, `${like}-${mark}`, sp, bases, game.state.turn);
  const side = game.state.sides[model.side];
  happens(
    game,
    'ruled',
    {
      companies: [company],
      bases,
      sides: { ...game.state.sides, [model.side]: { ...side, startSp: side.startSp + sp } },
    },
    toSide(
      model.side,
      `${company.name} has arrived`,
      [{ rule: 'PLA-UMP-38', text: 'reinforcements' }],
      ...bases.map(base => base.id),
    ),
  );
  settle(game);
}

/** Side by side, four abreast. */
const beside = (at: Point, place: number): Point => ({
  x: Math.round(at.x + ((place % 4) - 1.5) * 3 * CM),
  y: Math.round(at.y + Math.floor(place / 4) * 3 * CM),
});

const freshBase = (base: Base, id: string, company: string, at: Point): Base => ({
  ...base,
  ...at,
  id,
  home: company,
  company,
  where: 'table',
  fate: null,
  carrier: null,
  sp: base.startSp,
  state: 'ok',
  dug: 'none',
  dig: null,
  work: null,
  lastMove: 'none',
  moveSpent: 0,
  fired: [],
  underFire: 0,
  allocated: base.allocated,
  assault: null,
  forced: null,
  swept: [],
  spWhenNear: null,
  supplied: 0,
});

function freshCompany(model: Company, id: string, sp: number, bases: readonly Base[], turn: State['turn']): Company {
  const hold = { kind: 'hold', route: [], objective: null, mode: 'tactical', notBefore: 0 } as const;
  return {
    ...model,
    id,
    name: `${model.name}, reinforcements`,
    startSp: sp,
    spTested: sp,
    shaken: false,
    demoralised: false,
    recoversAt: null,
    order: inForce({ ...hold, onContact: 'continue', withdrawIf: 'never' }, bases, turn),
    located: [],
    surprised: 0,
    hadOrbital: false,
    contactSince: null,
    mayWithdraw: false,
  };
}
