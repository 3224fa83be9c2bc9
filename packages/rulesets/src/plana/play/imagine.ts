import { otherSide, type Random, type Side } from '@umpire/engine';
import { unitOf } from '../tables/units.js';
import { EMPTY_DESK } from './desk.js';
import { NO_LEDGER } from './ledger.js';
import type { Base, Company, State } from './state.js';
import type { View } from './view.js';

/** Some full state that agrees with a view: the enemy is what the side believes him to be, in one company that holds. */
export function imagine(view: View, side: Side, _chance: Random): State {
  if (view.truth) return view.truth;
  const enemy = otherSide(side);
  const company: Company = {
    ...view.companies[0]!,
    id: `${enemy}-unknown-company`,
    name: 'Unknown',
    side: enemy,
    battalion: `${enemy}-unknown`,
    quality: 'average',
    order: { ...view.companies[0]!.order, kind: 'hold', offsets: {} },
    located: [],
  };
  const model = view.bases[0]!;
  const enemies = view.contacts
    .filter(c => c.status === 'current')
    .map((c): Base => {
      const type = c.type === 'vehicles' ? 'tracked-tank-platoon' : c.type === 'infantry' ? 'regular-platoon' : c.type;
      const { sp } = unitOf(type);
      return {
        ...model,
        id: `imagined-${c.no}`,
        type,
        side: enemy,
        home: company.id,
        company: company.id,
        battalion: company.battalion,
        where: 'table',
        fate: null,
        carrier: null,
        x: c.x,
        y: c.y,
        facing: c.facing,
        width: c.width,
        depth: c.depth,
        sp,
        fullSp: sp,
        startSp: sp,
        state: 'ok',
        dug: c.dug ? 'dug-in' : 'none',
        dig: null,
        work: null,
        limbered: false,
        closedUp: false,
        lastMove: c.moved ? 'tactical' : 'none',
        moveSpent: 0,
        underFire: 0,
        fired: c.firing ? [{ turn: view.turn - 1, x: c.x, y: c.y }] : [],
        shots: null,
        allocated: null,
        assault: null,
        forced: null,
        swept: [],
        spWhenNear: null,
      };
    });
  const bases = [...view.bases, ...enemies];
  const companies = [...view.companies, company];
  const battalions = [...view.battalions, { ...view.battalions[0]!, id: company.battalion, side: enemy, hq: null }];
  const ids: Record<string, number> = {};
  for (const list of [bases, companies, battalions, view.commanders, view.assets])
    for (const [at, { id }] of list.entries()) ids[id] = at;
  const kept = view.contacts.map(c => ({
    ...c,
    base: c.status === 'current' ? `imagined-${c.no}` : null,
    heldUntil: null,
  }));
  const own = view.own!;
  return {
    title: view.title,
    limit: view.limit,
    start: view.start,
    turn: view.turn,
    stage: view.stage,
    seats: { a: ['a'], b: ['b'] },
    ready: view.ready,
    sheets: { a: [], b: [], [side]: view.sheet },
    table: view.table,
    zones: { a: view.zone, b: view.zone },
    terrain: view.terrain,
    clouds: view.clouds.map(cloud => ({ ...cloud, seenBy: [side] })),
    weather: view.weather,
    objectives: [...view.objectives],
    sides: {
      a: own,
      b: own,
      [side]: own,
      [enemy]: { ...own, ...view.sides[enemy], lostSp: 0, leftSp: 0 },
    } as State['sides'],
    regiments: [...view.regiments],
    battalions,
    companies,
    bases,
    commanders: [...view.commanders],
    assets: [...view.assets],
    toThrow: [],
    commands: view.commands,
    away: view.away,
    silent: { a: 0, b: 0 },
    tables: { apart: false, asReported: false },
    pictures: {},
    packages: [...view.packages],
    calls: [...view.calls],
    lookup: { ids },
    ledgers: {
      a: NO_LEDGER,
      b: NO_LEDGER,
      [side]: {
        ...NO_LEDGER,
        next: Math.max(0, ...kept.map(c => c.no)) + 1,
        contacts: kept,
        bearings: view.bearings,
        tracks: view.tracks,
        reports: view.reports,
        features: learntBy(view, side),
      },
    },
    rulings: { sight: [], stops: [], waived: view.rulings.waived },
    desk: EMPTY_DESK,
    wire: view.wire,
    airFought: view.airFought,
    airFight: view.airFight,
    sorties: view.sorties,
    sortieEvery: view.sortieEvery,
    lowOrbitMinutes: view.lowOrbitMinutes,
    lift: view.lift,
    startAboard: view.startAboard,
    exits: view.exits,
    bonuses: [],
    ...(view.firing && { firing: view.firing }),
    over: view.over,
  };
}

/** What it has learnt of the ground, it goes on knowing. */
const learntBy = ({ terrain, turn }: View, side: Side): State['ledgers'][Side]['features'] =>
  Object.fromEntries(
    terrain.now
      .filter(({ hiddenFrom, down }) => down || hiddenFrom.includes(side))
      .map(({ id, down }) => [id, { turn, down }]),
  );
