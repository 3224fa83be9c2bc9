import { type Citation, type Line, type Procedure, SIDES, type Side } from '@umpire/engine';
import { jamming } from '../rules/comms.js';
import { leadership } from '../rules/leadership.js';
import { recovery } from '../rules/morale.js';
import { ecmJams, footRecovers } from '../rules/readings.js';
import { weather as weatherThrow } from '../rules/sight.js';
import { arrive } from './arriving.js';
import { basesIn, battalionOf, companyOf, isInPlay, isOnTable, onTable } from './bases.js';
import { line, toAll, toSide } from './change.js';
import { afterTurn } from './desk.js';
import { isSafe } from './forced.js';
import { jammersOf, wireOf } from './links.js';
import { isFlying, MISSION_TURNS } from './recce.js';
import { COMPASS } from './scenario.js';
import { windOf } from './setup.js';
import { withoutOldNews, withReleased } from './sightings.js';
import { isAirDay } from './stages.js';
import { type Base, CM, type Commander, type Company, MINUTES, type State, type Weather } from './state.js';
import { happens, type Play } from './types.js';

/** The hour of a turn, as clocks show it. */
export function hourOf({ start, turn }: Pick<State, 'start' | 'turn'>): string {
  const minutes = (start + Math.max(0, turn - 1) * MINUTES) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Step 1: a new turn, and its throws in the order of PLA-AM-08. */
export function* beginTurn(game: Play): Procedure<void> {
  const { state } = game;
  const turn = state.turn + 1;
  const ledgers = { a: newLedger(state, 'a', turn), b: newLedger(state, 'b', turn) };
  const clouds = state.clouds.filter(cloud => turn - cloud.turn <= (cloud.source === 'canister' ? 3 : 1));
  const rulings = { ...state.rulings, sight: [], waived: [] };
  const sides = { a: { ...state.sides.a, offers: false }, b: { ...state.sides.b, offers: false } };
  const text = `Turn ${turn}, ${hourOf({ start: state.start, turn })}`;
  const begins: Line = { ...line(text, [{ rule: 'PLA-SCL-01', text: 'ten minutes' }]), begins: true };
  happens(
    game,
    'began',
    {
      turn,
      ledgers,
      clouds,
      rulings,
      sides,
      assets: assetsOf(state, turn),
      desk: afterTurn(state.desk),
      ...(turn === 1 && { wire: wireOf(state, game.options) }),
    },
    { umpire: begins, a: begins, b: begins },
  );
  arrive(game);
  yield* newWeather(game);
  yield* recoveries(game);
  yield* newCommanders(game);
  newHqs(game);
  // PLA-AM-08: where the air is fought for, jamming is thrown for after it
  if (!isAirDay(game.state)) yield* jam(game);
}

/** PLA-AIR-10, PLA-AM-01: at midnight whoever was damaged may fly again; reconnaissance and ECM are over after three turns. */
function assetsOf({ assets, start }: State, turn: number): State['assets'] {
  const isNewDay = (start + (turn - 1) * MINUTES) % 1440 < MINUTES;
  return assets.flatMap(asset => {
    const mission = asset.mission && turn > asset.mission.called + MISSION_TURNS ? null : asset.mission;
    const damagedToday = asset.damagedToday && !isNewDay;
    return mission === asset.mission && damagedToday === asset.damagedToday
      ? []
      : [{ ...asset, mission, damagedToday }];
  });
}

/** PLA-UMP-28: and what the umpire kept back until now goes out. */
const newLedger = (state: State, side: Side, turn: number) =>
  withReleased(withoutOldNews(state.ledgers[side], turn), turn);

/** PLA-WX-05: visibility and sky every 36 turns, wind every 6. */
function* newWeather(game: Play): Procedure<void> {
  const { turn } = game.state;
  if (turn <= 1) return;
  if ((turn - 1) % 36 === 0) {
    yield* throwWeather(game, 'visibility');
    yield* throwWeather(game, 'sky');
  }
  if ((turn - 1) % 6 === 0) yield* throwWeather(game, 'wind');
}
const FIELD_OF = { visibility: 'visibility', 'close-country': 'closeLimit', sky: 'denseCloud', wind: 'wind' } as const;
export type WeatherTable = keyof typeof FIELD_OF;

/** One throw for the weather; what the scenario or the umpire has settled stays. */
export function* throwWeather(game: Play, table: WeatherTable): Procedure<void> {
  const { state } = game;
  const fixed = state.weather.fixed[FIELD_OF[table]];
  if (fixed === true || (fixed !== undefined && fixed >= state.turn)) return;
  const { result, because } = yield* weatherThrow(table, COMPASS[state.weather.prevailing / 450]!);
  const weather = { ...state.weather, ...found(result) };
  happens(game, 'thrown', { weather }, toAll(`The weather: ${weatherWords(weather)}`, because));
}
function found(thrown: object): Partial<Weather> {
  if ('visibilityMetres' in thrown) return { visibility: ((thrown.visibilityMetres as number) / 100) * CM };
  if ('closeLimitMetres' in thrown) return { closeLimit: ((thrown.closeLimitMetres as number) / 100) * CM };
  if ('denseCloud' in thrown) return { denseCloud: thrown.denseCloud as boolean };
  return { wind: windOf((thrown as { blowsToward: (typeof COMPASS)[number] }).blowsToward) };
}
export const weatherWords = ({ visibility, denseCloud, wind }: Weather): string =>
  `visibility ${visibility} m, ${denseCloud ? 'dense cloud' : 'clear sky'}, wind to the ${COMPASS[wind / 450]}`;

/** PLA-R-198: demoralised armour throws once all its bases are safe, and is back when its hours are over. */
function* recoveries(game: Play): Procedure<void> {
  for (const { id } of game.state.companies) {
    const company = companyOf(game.state, id)!;
    if (!company.demoralised) continue;
    if (company.recoversAt === null && mayRecover(game, company) && isOutOfIt(game, company)) {
      const { result, because } = yield* recovery();
      const text = `${company.name} will recover in ${result.hours} hours`;
      const recoversAt = game.state.turn + result.turns;
      happens(game, 'tested', { companies: [{ ...company, recoversAt }] }, toSide(company.side, text, because));
    } else if (company.recoversAt !== null && company.recoversAt <= game.state.turn) recover(game, company);
  }
}
/** PLA-MOR-39, PLA-R-197: armour, and foot where the players say so. */
const mayRecover = ({ state, options }: Play, company: Company): boolean =>
  footRecovers(options) || isArmour(state, company);
const isArmour = (state: State, { id }: Company): boolean =>
  basesIn(state, id).some(base => base.state === 'suppressed' && base.where === 'table');
const isOutOfIt = ({ state, options }: Play, { id }: Company): boolean =>
  basesIn(state, id)
    .filter(isOnTable)
    .every(base => base.forced === null && isSafe(state, base, base, options));
function recover(game: Play, company: Company): void {
  const bases = basesIn(game.state, company.id).map((base): Base => ({ ...base, state: 'pinned' }));
  const because: Citation[] = [{ rule: 'PLA-MOR-39', text: 'it has recovered' }];
  const back = { ...company, demoralised: false, shaken: true, recoversAt: null };
  happens(game, 'rallied', { bases, companies: [back] }, toSide(company.side, `${company.name} is back`, because));
}

/** PLA-CMD-04, PLA-LDR-12: three turns after the old one, on the HQ base. */
function* newCommanders(game: Play): Procedure<void> {
  for (const { id } of game.state.commanders) {
    const commander = game.state.commanders.find(one => one.id === id)!;
    const hq = battalionOf(game.state, commander.battalion)?.hq ?? null;
    if (commander.newAt === null || commander.newAt > game.state.turn || hq === null) continue;
    const score = yield* throwLeadership(isGfBattalion(game.state, commander.battalion));
    named(game, { ...commander, base: hq, newAt: null, leadership: score });
  }
}
export function* throwLeadership(gfOrMarine: boolean): Procedure<number> {
  const { result } = yield* leadership(gfOrMarine);
  return result.leadership;
}
const isGfBattalion = (state: State, id: string): boolean =>
  state.companies.some(({ battalion, troop }) => battalion === id && (troop === 'gf' || troop === 'marine'));
function named(game: Play, commander: Commander): void {
  const because = [{ rule: 'PLA-LDR-12', text: 'a new commander', effect: `${commander.leadership}` }];
  happens(
    game,
    'thrown',
    { commanders: [commander] },
    toSide(commander.side, `${commander.battalion} has a new commander`, because),
  );
}

/** PLA-OM-05, PLA-R-137: who takes over as HQ, where there is anybody. */
function newHqs(game: Play): void {
  const { state } = game;
  for (const battalion of state.battalions) {
    if (battalion.hq !== null || battalion.hqAt === null || battalion.hqAt > state.turn) continue;
    const hq = successor(state, battalion.id);
    if (!hq) continue;
    const because = [{ rule: 'PLA-R-137', text: 'it takes over where it is' }];
    happens(
      game,
      'ordered',
      { battalions: [{ ...battalion, hq: hq.id, hqAt: null }] },
      toSide(battalion.side, `${hq.id} is now the HQ of ${battalion.name}`, because, hq.id),
    );
  }
}
function successor(state: State, battalion: string): Base | undefined {
  const fit = onTable(state).filter(
    base => base.battalion === battalion && isInPlay(base) && !companyOf(state, base.company)!.demoralised,
  );
  const rank = (base: Base): number =>
    base.type === 'gf-coy-hq' || base.type === 'infantry-hq'
      ? 0
      : companyOf(state, base.company)!.troop === 'hq'
        ? 1
        : 2;
  return fit.sort(
    (p, q) => rank(p) - rank(q) || (p.company < q.company ? -1 : p.company > q.company ? 1 : p.id < q.id ? -1 : 1),
  )[0];
}

/** PLA-COM-03, PLA-COM-04: both hear at once who is jammed; nobody the die. */
export function* jam(game: Play): Procedure<void> {
  for (const side of SIDES) {
    const jammers = jammersOf(game.state, side, game.options).length + ecmOf(game, side);
    const { result, because } = jammers > 0 ? yield* jamming(jammers, game.options) : NOBODY;
    const before = game.state.sides[side];
    const text = `${game.state.sides[side].name} jams the enemy’s radio`;
    const news = result.jammed ? toAll(text, because) : {};
    happens(game, 'jammed', { sides: { ...game.state.sides, [side]: { ...before, jams: result.jammed } } }, news);
  }
}
/** PLA-R-115: an ECM mission in flight may count as a jammer. */
const ecmOf = ({ state, options }: Play, side: Side): number =>
  ecmJams(options)
    ? state.assets.filter(one => one.side === side && one.mission?.kind === 'ecm' && isFlying(one, state.turn)).length
    : 0;
const NOBODY = { result: { jammed: false }, because: [] as Citation[] };
