import { type Fellow, forbid, type Refusal, type Roster, type RosterRow, type SheetLine } from '@umpire/engine';
import type { Action } from '../play/actions.js';
import { homeBases, spOf } from '../play/bases.js';
import { companyLinked } from '../play/links.js';
import { whyStill } from '../play/standing-still.js';
import { CM, type Company, type OrderText } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { isOpen } from '../verbs/filing.js';
import { commands, foreignLine } from '../verbs/own.js';
import { symbolOf } from './words.js';

/** What a place is called: by the objective near it, or where it lies. */
export function placeName(view: Pick<View, 'objectives'>, at: { readonly x: number; readonly y: number }): string {
  const near = view.objectives.find(o => (o.at.x - at.x) ** 2 + (o.at.y - at.y) ** 2 <= (5 * CM) ** 2);
  return near?.name ?? `(${Math.round(at.x / CM)}, ${Math.round(at.y / CM)})`;
}
const told = (view: View, { kind, route }: Pick<OrderText, 'kind' | 'route'>): string =>
  route.length > 0 ? `${kind}, ${placeName(view, route.at(-1)!)}` : kind;

function linesFor(view: View, company: Company): readonly Action[] {
  const own = new Set(view.bases.filter(base => base.company === company.id).map(({ id }) => id));
  return view.sheet.filter(line =>
    'companies' in line ? line.companies.includes(company.id) : 'stand' in line && own.has(line.stand),
  );
}

function rowOf({ view, options }: Seat, company: Company): RosterRow {
  const bases = view.bases.filter(base => base.company === company.id && base.where === 'table');
  const battalion = view.battalions.find(({ id }) => id === company.battalion);
  const hq = view.bases.find(base => base.id === battalion?.hq && base.where === 'table');
  const lines = linesFor(view, company);
  const order = lines.findLast(line => line.verb === 'order');
  const coming = view.packages.find(({ companies }) => companies.some(({ id }) => id === company.id));
  const still = whyStill(view, company, options);
  const isHeard = !hq || view.turn === 0 || companyLinked(view, company.id, hq, 'order', options);
  return {
    id: company.id,
    name: company.name,
    ...(battalion && { group: battalion.name }),
    symbol: symbolOf(bases[0]?.type ?? 'infantry'),
    pieces: bases.map(({ id }) => id),
    does: doesWords(view, company, lines, order ?? coming?.text ?? company.order),
    text: [
      order ? 'on your sheet' : coming ? comingWords(view, company.id) : 'in force',
      ...faring(view, company),
      ...(still ? [`stays: ${still.text}`] : []),
    ].join(' · '),
    state: lines.length > 0 ? 'new' : waits(company) || company.order.kind !== 'hold' || coming ? 'as before' : 'none',
    ...(!isHeard && { cut: outOfReach(company) }),
  };
}
/** HQs and batteries wait until they are needed: that is their order. */
const waits = ({ troop }: Company): boolean => troop === 'hq' || troop === 'battery';
function doesWords(
  view: View,
  company: Company,
  lines: readonly Action[],
  text: Pick<OrderText, 'kind' | 'route'>,
): string {
  const call = lines.find(line => line.verb === 'call-support');
  if (call) return `call on ${placeName(view, call.at)}`;
  return company.troop === 'battery' && text.kind === 'hold' ? 'waits for calls' : told(view, text);
}
const outOfReach = ({ name }: Company): Refusal =>
  forbid('PLA-COM-03', `${name} does not hear you: it is jammed and out of sight, or suppressed`);
function comingWords(view: View, company: string): string {
  const pack = view.packages.find(({ companies }) => companies.some(({ id }) => id === company))!;
  const { ready } = pack.companies.find(({ id }) => id === company)!;
  return `in force ${hourOf({ ...view, turn: view.turn + ready - pack.progress })}`;
}
function faring(view: View, company: Company): string[] {
  const down = homeBases(view, company.id).filter(({ state }) => state !== 'ok').length;
  return [
    `${spOf(view, company.id)} of ${company.startSp} strong`,
    ...(down > 0 ? [`${down} pinned or suppressed`] : []),
    ...(company.demoralised ? ['demoralised'] : company.shaken ? ['shaken'] : []),
  ];
}

const WORDS: Readonly<Partial<Record<Action['verb'], string>>> = {
  'call-support': 'calls fire',
  'air-mission': 'flies a mission',
  'orbital-call': 'fires from orbit',
  'fire-speculative': 'fires where somebody may be',
  'hold-fire': 'holds its fire',
  'close-support': 'gives close support',
  instruct: 'standing instructions',
};
/** What a line of the sheet says, in words. */
function lineWords(view: View, line: Action): string {
  const what = WORDS[line.verb] ?? line.verb.replaceAll('-', ' ');
  if (line.verb === 'order') return `${namesOf(view, line.companies)}: ${told(view, line)}`;
  if (line.verb === 'instruct') return `${namesOf(view, line.companies)}: ${what}`;
  const who = 'stand' in line ? line.stand : 'unit' in line ? line.unit : 'asset' in line ? line.asset : '';
  const where = 'at' in line ? ` at ${placeName(view, line.at)}` : '';
  const whom = 'target' in line ? ` at C${line.target.replace('contact-', '')}` : '';
  return [who, `${what}${where}${whom}`].filter(Boolean).join(': ');
}
const namesOf = (view: View, ids: readonly string[]): string =>
  ids.map(id => view.companies.find(company => company.id === id)?.name ?? id).join(', ');

/** PLA-GEN-03: players think and order by company; of several players of a side each by his own (PLA-R-211). */
export function roster(seat: Seat): Roster {
  const { view } = seat;
  const inPlay = view.companies.filter(
    ({ id, battalion }) =>
      commands(seat, battalion) &&
      view.bases.some(base => base.company === id && (base.where === 'table' || base.where === 'off-table')),
  );
  return {
    title: 'Your companies',
    rows: inPlay.map(company => rowOf(seat, company)),
    ...(isOpen(seat, 'order') && { plans: plansFor(seat) }),
    ...(view.seats.length > 1 && { fellows: view.seats.map(who => fellowOf(seat, who)) }),
    sheet: view.sheet.flatMap((line, at): SheetLine[] =>
      foreignLine(seat, line)
        ? []
        : [
            {
              text: lineWords(view, line),
              pieces: 'stand' in line ? [line.stand] : [],
              strike: { verb: 'strike', line: at } as SheetLine['strike'],
            },
          ],
    ),
  };
}

/** PLA-SOP-10: an HQ on the table plans for its battalion. */
const plansFor = (seat: Seat): NonNullable<Roster['plans']> =>
  seat.view.battalions.flatMap(({ id, name, hq }) =>
    hq !== null && commands(seat, id) && seat.view.bases.some(base => base.id === hq && base.where === 'table')
      ? [{ group: name, verb: 'template', stand: hq }]
      : [],
  );

/** PLA-R-212: who is there, who stands in for whom, and what can be said about it. */
function fellowOf({ view, seat }: Seat, who: string): Fellow {
  const standIn = view.away[who];
  const isOwn = who === seat?.id;
  const says = (label: string, order: object) => ({ label, order: order as Fellow['acts'][number]['order'] });
  const back = says(isOwn ? 'I am back' : 'Is back', { verb: 'absent', who, away: false });
  if (standIn === undefined) {
    const isLast = view.seats.every(one => one === who || view.away[one] !== undefined);
    const gone = says(isOwn ? 'I must go' : 'Is away', { verb: 'absent', who, away: true });
    return { seat: who, text: isOwn ? 'you' : 'at the table', acts: isLast ? [] : [gone] };
  }
  if (standIn === null)
    return {
      seat: who,
      text: 'away: his companies go by their orders',
      acts: isOwn ? [back] : [says('Stand in', { verb: 'take-over', who, take: true }), back],
    };
  const isMine = standIn === seat?.id;
  const given = says('Give it back', { verb: 'take-over', who, take: false });
  return {
    seat: who,
    text: `away: ${isMine ? 'you stand' : `${standIn} stands`} in for him`,
    acts: isMine ? [given, back] : [back],
  };
}
