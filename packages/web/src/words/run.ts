import type { BattleView } from '@umpire/desk';
import {
  type Briefing,
  beginDraft,
  draftedOrder,
  draftSoFar,
  isRefusal,
  type MenuItem,
  type Piece,
  type Refusal,
  type SeatId,
  type Side,
  withValue,
} from '@umpire/engine';
import type { Desk } from '../desk/client.js';
import { pathOfWay } from '../table/draft/path.js';
import { asksFirst, type Ready, wastedIn } from '../table/model/readiness.js';
import { answerFrom } from './answers.js';
import { type Command, chunksOf, parseCommand, type Report } from './command.js';
import {
  capital,
  effectWords,
  groupsOf,
  leftWords,
  metersWords,
  nameWords,
  nearLines,
  nowWords,
  previewWords,
  refusalWords,
  sentence,
  sideName,
  standWords,
  terrainLines,
} from './describe.js';
import { fieldValue } from './fields.js';
import { helpFor } from './help.js';
import { isWrong, type WayFinder } from './legs.js';
import { logLines } from './log.js';
import { relation, relationWords } from './place.js';

export type Order = { readonly verb: string; readonly [field: string]: unknown };

type OrderLine = Extract<Command, { kind: 'order' }>;

/** A line that was answered with a question. */
export interface Unfinished {
  /** As far as it was understood. */
  readonly order: OrderLine;
  /** What the next field is, or whether it is meant: yes, or the same again. */
  readonly asks: 'field' | 'whether';
}

/** What the command line works on. */
export interface Teller {
  readonly battleView: BattleView;
  readonly desk: Pick<Desk, 'gesture' | 'preview' | 'inspect' | 'reach' | 'wayTo' | 'briefing'>;
  readonly by: Side;
  readonly chosen: Piece | undefined;
  /** Who can still act in this step. */
  readonly ready: Ready;
  /** What the last line left open in this position. */
  readonly open: Unfinished | undefined;
  /** The dice and hands of a real table are typed in. */
  readonly typed: boolean;
  onOrder(order: Order): Promise<Refusal | undefined>;
  onAnswer(value: unknown): Promise<Refusal | undefined>;
}

/** What is said in answer, what was chosen, and whether anything was done. */
export interface Reply {
  readonly said: readonly string[];
  readonly choose?: string;
  readonly done?: boolean;
  readonly open?: Unfinished;
}

/** Reads one line and does what it says. */
export async function runCommand(line: string, teller: Teller): Promise<Reply> {
  const { battleView, by, chosen, open } = teller;
  const asked = isAsked(battleView) ? battleView.asked!.ask : undefined;
  const command = parseCommand(line, { scene: battleView.scene, menu: battleView.menu, by, chosen, asked });
  if (open?.asks === 'whether' && means(line, command, open.order)) return giveOrder(open.order, teller, true);
  // what is no order of its own is what the one before it lacks
  if (open?.asks === 'field' && (command.kind === 'wrong' || command.kind === 'choose') && line.trim() !== '')
    return giveOrder({ ...open.order, fields: [...open.order.fields, ...chunksOf(line)] }, teller);
  switch (command.kind) {
    case 'wrong':
      return { said: [command.message] };
    case 'choose':
      return { said: [capital(standWords(command.piece, battleView.scene))], choose: command.piece.id };
    case 'range':
      return { said: [rangeWords(command, battleView)] };
    case 'say':
      return { said: await report(command.what, command.piece, teller) };
    case 'answer':
      return giveAnswer(command.text, teller);
    case 'order':
      return giveOrder(command, teller);
  }
}

const YES = /^(y|yes|all the same)$/i;

const means = (line: string, command: Command, { item, fields }: OrderLine): boolean =>
  YES.test(line.trim()) ||
  (command.kind === 'order' &&
    command.item.verb === item.verb &&
    command.item.stand === item.stand &&
    command.fields.join() === fields.join());

/** Whether the open ask waits for an answer of this side. */
export function isAsked({ asked, turn, at }: BattleView): boolean {
  return asked !== undefined && asked.own === undefined && 'waiting' in turn && turn.waiting.includes(at);
}

const rangeWords = ({ from, to }: Extract<Command, { kind: 'range' }>, { scene }: BattleView): string =>
  `${capital(nameWords(to))}, from ${from.label}: ${relationWords(relation(from, to), scene)}.`;

async function giveAnswer(text: string, { battleView, typed, onAnswer }: Teller): Promise<Reply> {
  const value = answerFrom(text, battleView.asked!.ask, typed);
  if (isWrong(value)) return { said: [capital(value.wrong)] };
  const refused = await onAnswer(value);
  return refused ? { said: [refusalWords(refused)] } : { said: ['Answered.'], done: true };
}

/** Finds ways with the verb and stand of an order. */
export function wayFinder(
  desk: Pick<Desk, 'reach' | 'wayTo'>,
  by: SeatId,
  verb: string,
  stand: string | undefined,
): WayFinder {
  return async to => {
    if (stand === undefined || isRefusal(await desk.reach(by, verb, stand))) return undefined;
    const way = await desk.wayTo(to);
    return way && way.length > 1 ? pathOfWay(way) : undefined;
  };
}

async function giveOrder(given: OrderLine, teller: Teller, isMeant = false): Promise<Reply> {
  const { item, fields, only } = given;
  const { desk, battleView } = teller;
  const { at: by } = battleView;
  const way = wayFinder(desk, by, item.verb, item.stand);
  let draft = beginDraft(item);
  let at = 0;
  const said: string[] = [];
  for (const { name } of item.fields) {
    const gesture = await desk.gesture(by, name, draftSoFar(draft, name));
    if (isRefusal(gesture)) return { said: [refusalWords(gesture)] };
    let text = fields[at++];
    if (gesture.kind === 'place' && /^fac/i.test(fields[at] ?? '')) text = `${text ?? ''} ${fields[at++]}`.trim();
    const value = await fieldValue(text, gesture, { scene: battleView.scene, sofar: draft.values, way });
    if (isWrong(value))
      return {
        said: [sentence(`${item.label}: ${value.wrong}`)],
        open: { order: { ...given, fields: said }, asks: 'field' },
      };
    said.push(text ?? '');
    draft = withValue(draft, name, value);
  }
  const order = draftedOrder(draft)!;
  if (at < fields.length) return { said: [`${item.label} does not need “${fields.slice(at).join('; ')}”.`] };
  const preview = await desk.preview(by, order);
  const words = previewWords(preview, battleView.scene);
  if (only || isRefusal(preview) || preview.refusal) return { said: [`${item.label}: ${words}`] };
  const lost = isMeant ? undefined : lostBy(item, teller);
  if (lost) return { said: lost, open: { order: given, asks: 'whether' } };
  const refused = await teller.onOrder(order);
  if (refused) return { said: [refusalWords(refused)] };
  return { said: [`${item.label}: done. ${effectWords(preview)}`.trim()], done: true };
}

/** What an order gives away, and what says that it is meant; undefined: nothing. */
function lostBy(item: MenuItem, { battleView, ready }: Teller): readonly string[] | undefined {
  const { menu, scene, roster } = battleView;
  const asks = `${item.label} all the same? Say yes.`;
  if (item.ends === 'battle') return [sentence(item.text), asks];
  if (roster || !asksFirst(item, ready, menu)) return undefined;
  return [...wastedIn(ready, menu).map(able => leftWords(able, scene)), asks];
}

async function report(
  what: Report,
  piece: Piece | undefined,
  { battleView, desk, by }: Teller,
): Promise<readonly string[]> {
  const { scene } = battleView;
  const stands = (side: Side, where?: 'off-table') =>
    groupsOf(scene, side, where).flatMap(g => [`${g.name}:`, ...g.pieces.map(p => standWords(p, scene))]);
  const enemy: Side = by === 'a' ? 'b' : 'a';
  switch (what) {
    case 'help':
      return helpFor(scene);
    case 'now':
      return [...nowWords(battleView), ...metersWords(battleView)];
    case 'briefing':
      return briefingLines(await desk.briefing(by));
    case 'stands':
      return [...stands(by), ...some(stands(by, 'off-table'), 'Off the table:')];
    case 'enemy':
      return some(stands(enemy), `${sideName(scene, enemy)}:`, 'No enemy is on the table.');
    case 'off':
      return some(
        [...stands(by, 'off-table'), ...stands(enemy, 'off-table')],
        'Off the table:',
        'Nobody is off the table.',
      );
    case 'terrain':
      return terrainLines(scene);
    case 'log':
      return logLines(battleView.log, 8);
    case 'menu':
      return menuLines(battleView, piece);
    case 'look':
    case 'near': {
      const { card, sight } = await desk.inspect(battleView.at, piece!.id);
      const near = nearLines(scene, piece!, sight).map(n => `${capital(nameWords(n.piece))}: ${n.text}`);
      if (what === 'near') return near;
      return [
        standWords(piece!, scene),
        ...(card?.rows.map(row => `${row.label}: ${row.value}`) ?? []),
        ...near.slice(0, 5),
      ];
    }
  }
}

const briefingLines = (briefing: Briefing | undefined): readonly string[] =>
  briefing
    ? [briefing.situation, ...edgeLine(briefing), ...briefing.aims, ...briefing.forces]
    : ['There is no briefing for this battle.'];
/** Words go by the compass, however the table is turned on a screen. */
const edgeLine = ({ edge }: Briefing): readonly string[] => (edge ? [`Your edge is the ${edge} one.`] : []);

const some = (lines: readonly string[], head: string, none?: string): readonly string[] =>
  lines.length > 0 ? [head, ...lines] : none === undefined ? [] : [none];

/** What can be done: by the whole side, or with one stand. */
export function menuLines({ menu }: BattleView, piece?: Piece): readonly string[] {
  const items = menu.filter(item => item.stand === undefined || item.stand === piece?.id);
  if (items.length === 0) return ['Nothing can be done now.'];
  return items.map(({ label, key, text, closed }) => {
    const name = key ? `${label} (${key})` : label;
    return closed ? `${name}: closed. ${refusalWords(closed)}` : `${name}: ${text}.`;
  });
}
