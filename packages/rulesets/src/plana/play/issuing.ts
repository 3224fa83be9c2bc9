import { type Citation, isRefusal, type Procedure, type Refusal, SIDES } from '@umpire/engine';
import { type ActionOf, contactNo } from './actions.js';
import { baseOf, baseOnTable, companyOf, type Forces } from './bases.js';
import { carryOutCalls } from './calling.js';
import { toSide } from './change.js';
import { held } from './desk.js';
import { isLiaison, liaison } from './flights.js';
import { companyLinked } from './links.js';
import { commanderLost } from './losses.js';
import { actsAtOnce, briefedNow, inForce, orderRefusal, packageTime, textOf } from './packages.js';
import { isWithin } from './places.js';
import { written } from './sheet.js';
import { type Base, CM, type Commander, type Company, type OrderText, type Package, type State } from './state.js';
import { happens, type Play } from './types.js';

/** Steps 2 and 3: packages go on, new ones are begun, fire and aircraft are called (PLA-SEQ-02, PLA-SEQ-03). */
export function* issueOrders(game: Play): Procedure<void> {
  for (const side of SIDES) {
    for (const { stand } of written(game.state, side, 'cancel-order')) cancel(game, stand);
    for (const action of written(game.state, side, 'drop-company')) drop(game, action);
    for (const { stand } of written(game.state, side, 'stop-work')) stopWork(game, stand);
    for (const action of written(game.state, side, 'place-commander')) yield* place(game, action);
  }
  if (game.state.turn > 0) advance(game);
  for (const side of SIDES) for (const action of written(game.state, side, 'order')) yield* begin(game, action);
  for (const side of SIDES) carryOutCalls(game, side);
}

function cancel(game: Play, hq: string): void {
  happens(game, 'ordered', { packages: game.state.packages.filter(one => one.hq !== hq) });
}
/** PLA-WIN-05, PLA-R-135. */
function drop(game: Play, { stand: hq, company }: ActionOf<'drop-company'>): void {
  const packages = game.state.packages.map(one =>
    one.hq === hq ? { ...one, companies: one.companies.filter(c => c.id !== company) } : one,
  );
  happens(game, 'ordered', { packages: packages.filter(one => one.companies.length > 0) });
}

/** PLA-CMD-01: he goes to a company, or back to his HQ, and steps in where his player says so. */
function* place(game: Play, { commander: id, company, intervene }: ActionOf<'place-commander'>): Procedure<void> {
  const { state } = game;
  const commander = state.commanders.find(one => one.id === id);
  if (!commander || commander.base === null) return;
  const battalion = state.battalions.find(one => one.id === commander.battalion)!;
  const base = company === null ? battalion.hq : (leadBase(state, company)?.id ?? null);
  const to = base === null ? undefined : baseOf(state, base);
  if (!to || !(yield* reaches(game, commander, to))) return;
  happens(game, 'ordered', { commanders: [{ ...commander, company, base: to.id, intervene }] });
}
/** PLA-CMD-01, PLA-R-207: within 20 cm by himself; farther off a light airtrans takes him, and he is lost with it. */
function* reaches(game: Play, { id, base, side }: Commander, to: Base): Procedure<boolean> {
  const from = baseOf(game.state, base!);
  if (!from || isWithin(from, to, COMMANDER_REACH)) return true;
  const lift = game.state.assets.find(asset => asset.side === side && isLiaison(asset));
  if (!lift || game.state.turn === 0) return true;
  const came = yield* liaison(game, lift, to);
  if (came === 'lost') commanderLost(game, id);
  return came === 'there';
}
/** PLA-CMD-01: so far a commander goes by himself. */
export const COMMANDER_REACH = 20 * CM;
/** The HQ base of a company, else its first. */
export const leadBase = (state: Pick<Forces, 'bases'>, company: string) => {
  const bases = baseOnTable(state, company);
  return bases.find(({ type }) => type === 'gf-coy-hq' || type === 'infantry-hq') ?? bases[0];
};

/** PLA-OM-04: work begins now; what acts at once acts at once. */
function* begin(game: Play, action: ActionOf<'order'>): Procedure<void> {
  const { state, options } = game;
  const hq = baseOf(state, action.stand);
  const refused = yield* judged(game, action, orderRefusal(state, action, options));
  if (!hq || refused) {
    const why = refused ?? { rule: 'PLA-OM-05', message: 'its HQ is lost' };
    const side = hq?.side ?? companyOf(state, action.companies[0]!)?.side;
    const because: Citation[] = [{ rule: why.rule ?? 'PLA-ORD-12', text: why.message }];
    if (side) happens(game, 'ordered', {}, toSide(side, `An order is not issued: ${why.message}`, because));
    return;
  }
  const companies = action.companies.map(id => companyOf(state, id)!);
  const text = textOf(action);
  if (state.turn === 0 || actsAtOnce(action, companies)) {
    for (const company of companies) comesIntoForce(game, company, text);
    return attach(game, action.attachments);
  }
  const time = packageTime(state, hq, action, options);
  if (isRefusal(time)) return;
  const { minutes, readyTurns } = time.result;
  const pack: Package = {
    // 5.8: by HQ and turn, so that no number tells how much the other side issues
    id: `order-${state.turn}-${hq.id}`,
    hq: hq.id,
    side: hq.side,
    text,
    companies: companies.map((company, at) => ({
      id: company.id,
      ready: readyTurns[indexFor(companies, at, readyTurns.length)]!,
    })),
    attachments: action.attachments,
    submitted: state.turn,
    progress: 0,
    minutes,
  };
  happens(
    game,
    'ordered',
    { packages: [...state.packages, pack] },
    toSide(hq.side, `${hq.id} issues an order: ${minutes} minutes`, time.because, hq.id),
  );
}
/** PLA-UMP-26, -43: the umpire may let an order go out that a rule refuses. */
function* judged(
  game: Play,
  { stand }: ActionOf<'order'>,
  refused: Refusal | undefined,
): Procedure<Refusal | undefined> {
  if (!refused) return undefined;
  yield* held(game, 'refused', {
    rule: refused.rule ?? 'PLA-ORD-12',
    title: `An order of ${stand} is refused`,
    proposal: refused.message,
    about: [stand],
  });
  return game.state.rulings.waived.includes(stand) ? undefined : refused;
}

/** Movement orders count battalions, others companies. */
function indexFor(companies: readonly Company[], at: number, length: number): number {
  if (length === companies.length) return at;
  const battalions = [...new Set(companies.map(c => c.battalion))];
  return battalions.indexOf(companies[at]!.battalion);
}

/** PLA-OM-15: each package under way goes on by a turn, if whoever is being briefed can be reached. */
function advance(game: Play): void {
  for (const { id } of game.state.packages) {
    const pack = withoutLost(game.state, game.state.packages.find(one => one.id === id)!);
    const hq = baseOf(game.state, pack.hq);
    if (!hq || pack.companies.length === 0) {
      happens(game, 'ordered', { packages: game.state.packages.filter(one => one.id !== id) });
      continue;
    }
    const briefed = briefedNow(game.state, pack, hq, game.options);
    if (briefed.length > 0) goOn(game, pack);
    else replace(game, pack);
  }
}
/** PLA-R-134: nobody briefs the dead; what of their share is not spent yet, those behind them need not wait for. */
function withoutLost(state: State, pack: Package): Package {
  const left = pack.companies.filter(({ id }) => canBeBriefed(state, id));
  if (left.length === pack.companies.length) return pack;
  const ends = [...new Set(pack.companies.map(({ ready }) => ready))].sort((p, q) => p - q);
  const saved = (ready: number): number =>
    ends.reduce((sum, end, at) => {
      if (end >= ready || left.some(one => one.ready === end)) return sum;
      return sum + Math.max(0, end - Math.max(ends[at - 1] ?? 0, pack.progress));
    }, 0);
  return { ...pack, companies: left.map(one => ({ ...one, ready: one.ready - saved(one.ready) })) };
}
const canBeBriefed = (state: State, id: string): boolean =>
  !companyOf(state, id)!.demoralised &&
  state.bases.some(base => base.company === id && (base.where === 'table' || base.where === 'mounted'));
const replace = (game: Play, pack: Package): void =>
  happens(game, 'ordered', { packages: game.state.packages.map(one => (one.id === pack.id ? pack : one)) });

function goOn(game: Play, pack: Package): void {
  const progress = pack.progress + 1;
  const ready = pack.companies.filter(company => company.ready <= progress && isReached(game, pack, company.id));
  const left = pack.companies.filter(company => !ready.includes(company));
  for (const { id } of ready) comesIntoForce(game, companyOf(game.state, id)!, pack.text);
  const rest = { ...pack, progress, companies: left };
  const packages = game.state.packages.flatMap(one => (one.id !== pack.id ? [one] : left.length > 0 ? [rest] : []));
  happens(game, 'ordered', { packages });
  if (left.length === 0) attach(game, pack.attachments);
}
const isReached = ({ state, options }: Play, pack: Package, company: string): boolean =>
  companyLinked(state, company, baseOf(state, pack.hq)!, 'order', options);

export function comesIntoForce(game: Play, company: Company, text: OrderText): void {
  const { state } = game;
  const order = inForce(text, baseOnTable(state, company.id), state.turn);
  const because: Citation[] = [{ rule: 'PLA-OM-16', text: 'the new order stands until another comes into force' }];
  const words = text.objective
    ? `${text.kind}, objective (${cm(text.objective.x)}, ${cm(text.objective.y)})`
    : text.kind;
  happens(
    game,
    'ordered',
    { companies: [{ ...company, order, mayWithdraw: false }] },
    toSide(
      company.side,
      `${company.name} has its order: ${words}`,
      because,
      ...baseOnTable(state, company.id).map(b => b.id),
    ),
  );
}
const cm = (length: number): number => Math.round(length / 10) / 10;

/** PLA-OM-21: bases change company with the combat order that names them. */
function attach(game: Play, attachments: Package['attachments']): void {
  const bases = attachments.flatMap(({ base, company }) => {
    const found = baseOf(game.state, base);
    return found && companyOf(game.state, company) ? [{ ...found, company }] : [];
  });
  if (bases.length > 0) happens(game, 'ordered', { bases });
}

/** PLA-WIN-05: engineers and diggers are called off with the orders, too. */
function stopWork(game: Play, id: string): void {
  const base = baseOf(game.state, id);
  if (base) happens(game, 'ordered', { bases: [{ ...base, work: null, dig: null }] });
}

/** PLA-SOP-01: what companies are told to do by themselves, in whichever window. */
export function instructAll(game: Play): void {
  for (const side of SIDES) {
    for (const action of written(game.state, side, 'instruct')) instruct(game, action);
    for (const action of written(game.state, side, 'standing-call')) standingCall(game, action);
  }
}
function instruct(game: Play, { companies, verb: _, ...told }: ActionOf<'instruct'>): void {
  const changed = companies.flatMap(id => {
    const company = companyOf(game.state, id);
    return company ? [{ ...company, instructions: { ...company.instructions, ...told } }] : [];
  });
  happens(game, 'ordered', { companies: changed });
}
function standingCall(game: Play, { company: id, battery, at, turns, contact }: ActionOf<'standing-call'>): void {
  const company = companyOf(game.state, id);
  if (!company) return;
  // on a contact it follows its marker (PLA-SOP-05)
  const where = contact ? { contact: contactNo(contact) } : at;
  const calls = turns === 0 ? null : { batteries: [battery], at: where, turns };
  happens(game, 'ordered', { companies: [{ ...company, instructions: { ...company.instructions, calls } }] });
}
