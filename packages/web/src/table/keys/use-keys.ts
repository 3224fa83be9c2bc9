import { AS_IT_IS, type Heading, laidOut, neighbourOf } from '@umpire/board';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../../ui/toast.js';
import { patiently } from '../fetch-later.js';
import type { Table } from '../model/use-table.js';
import { isUnpaid, verbByKey } from '../panel/verbs.js';
import type { StageHandle } from '../stage/stage.js';
import { type Command, commandOf, type Tool } from './commands.js';
import { commit } from './press-primary.js';

export interface Elsewhere {
  readonly openHelp: () => void;
  readonly openWords: () => void;
}

/** Gathers a formation, unless it is the key of a verb that is open. */
const FORMATION = 'g';
/** A pan by a key moves the table by so many pixels. */
const PAN = 90;

/** Keys that belong to what has the focus: fields, open menus and dialogs, and Enter on anything that can be pressed. */
function isTaken(event: KeyboardEvent, spent: Element | null): boolean {
  const target = event.target as Element | null;
  // what lies open over the table is put away first, even when a question took the focus meanwhile
  if (event.key === 'Escape' && document.querySelector(':popover-open')) return true;
  if (!target?.closest) return false;
  if (target.closest('dialog, [popover], [role="menu"], select, textarea')) return true;
  const input = target.closest('input');
  if (input && (input.type !== 'radio' || event.key.startsWith('Arrow') || event.key === ' ')) return true;
  const pressable = target.closest('button, a[href], summary, [data-piece]');
  if (pressable !== null && pressable === spent && event.key === 'Enter') return false;
  return pressable !== null && (event.key === 'Enter' || event.key === ' ');
}

/** Whether the keyboard is on the table, or nowhere yet. */
const isOnTable = (target: EventTarget | null): boolean =>
  target === document.body || (target as Element | null)?.closest?.('[data-part=stage-view]') !== null;

export function useKeys(table: Table, stage: RefObject<StageHandle | null>, elsewhere: Elsewhere, off: boolean): void {
  const now = useRef({ table, elsewhere, off });
  useEffect(() => {
    now.current = { table, elsewhere, off };
  });
  useEffect(() => {
    // what was pressed with the pointer has done its work: it keeps the focus, but Enter is for the large button
    let spent: Element | null = null;
    const clicked = (event: MouseEvent) => {
      // the large button that Enter has pressed for us takes nothing from what the hand pressed before
      if (!event.isTrusted) return;
      spent = event.detail > 0 ? ((event.target as Element | null)?.closest?.('button, summary') ?? null) : null;
    };
    const left = () => {
      spent = null;
    };
    const pressed = (event: KeyboardEvent) => {
      const { table: of, off: deaf } = now.current;
      if (deaf || event.defaultPrevented || isTaken(event, spent)) return;
      const gesture = of.ruler === undefined ? of.gesture?.kind : 'ruler';
      const command = commandOf(event, {
        gesture,
        onTable: isOnTable(event.target),
      });
      if (!command || !obey(command, of, stage.current, now.current.elsewhere)) return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    addEventListener('click', clicked, true);
    addEventListener('focusout', left);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('click', clicked, true);
      removeEventListener('focusout', left);
    };
  }, [stage]);
}

/** Nobody needs it before something is in hand. */
const whenHeld = () => patiently(() => import('./changing.js'));

/** Does what a key means; false if there was nothing to do. */
function obey(command: Command, table: Table, stage: StageHandle | null, elsewhere: Elsewhere): boolean {
  switch (command.do) {
    case 'verb':
      return startVerb(table, command.key);
    case 'commit':
      commit(table);
      return true;
    case 'cancel':
      table.cancel();
      return true;
    case 'undo':
    case 'redo':
      void takeBack(table, command.do);
      return true;
    case 'retype':
      if (table.battleView.typed !== undefined) void takeBack(table, 'undo');
      return table.battleView.typed !== undefined;
    case 'zoom':
      stage?.zoomBy(command.by > 0 ? 1.4 : 1 / 1.4);
      return true;
    case 'fit':
      stage?.fit();
      return true;
    case 'turn-table':
      stage?.fit();
      stage?.turnOn();
      return true;
    case 'pan':
      stage?.panBy(-command.dx * PAN, command.dy * PAN);
      return true;
    case 'walk':
      return walk(table, stage, command.dx, command.dy);
    case 'tool':
      return tool(table, command.tool, elsewhere);
    case 'next-ready':
      return takeNext(table, stage, command.by);
    case 'understood':
      if (table.guide?.toRead) table.guide.goOn();
      return table.guide?.toRead === true;
    case 'formation':
      return gather(table);
    default:
      if (table.ruler === undefined && !table.drafting.draft) return false;
      void whenHeld().then(({ change }) => change(command, table, stage));
      return true;
  }
}

/** Somebody is held, or can be pushed forward. */
const canGather = ({ selected, company }: Table): boolean => selected !== undefined || company.movers.length > 0;

/** The order of the one that is held is put down: the large button is about all of them now. */
function gather(table: Table): boolean {
  const { company, drafting } = table;
  if (!canGather(table)) return false;
  void company.gatherFormation().then(gathered => gathered && drafting.drop());
  return true;
}

function startVerb(table: Table, key: string): boolean {
  const { draft } = table.drafting;
  const item = table.by && verbByKey(table.battleView.menu, key, table.selected ?? draft?.item.stand);
  if (draft && item && item.verb === draft.item.verb) return true;
  if (key === FORMATION && !draft && (!item || item.closed) && gather(table)) return true;
  // what a click pays for the key pays for as well, and no more than it
  if (item && isUnpaid(item)) void table.giveAtOnce(item);
  else if (item) table.start(item);
  else if (table.by) say(`Nothing that can be done now has the key ${key.toUpperCase()}. With ? all keys are shown.`);
  return item !== undefined;
}

/** Tab walks over those who can act; behind the last of them it leaves the table as it does everywhere. */
function takeNext(table: Table, stage: StageHandle | null, by: 1 | -1): boolean {
  const next = table.takeNext(by);
  if (next !== undefined) stage?.focus(next);
  return next !== undefined;
}

/** What was put down last, while it can still be put elsewhere; else what was ordered last. */
export async function takeBack(
  { session, battleView, snap, drafting }: Pick<Table, 'session' | 'battleView' | 'snap' | 'drafting'>,
  which: 'undo' | 'redo',
): Promise<void> {
  if (which === 'undo' && snap.unplaces) return drafting.unplace();
  if (which === 'redo' && snap.placesAgain) return drafting.placeAgain();
  if (which === 'undo' && battleView.undo !== undefined) return say(`Cannot be taken back: ${battleView.undo}.`);
  if (which === 'redo' && !battleView.redo) return say('There is nothing to do again.');
  const refusal = await session[which]();
  if (refusal) say(refusal.message, { rule: refusal.rule });
}

/** From the piece that is held to the one beside it; where none is held, the first that can act is taken up, or any of one's own. */
function walk(table: Table, stage: StageHandle | null, dx: number, dy: number): boolean {
  const { battleView, selected, select } = table;
  if (selected === undefined && takeNext(table, stage, 1)) return true;
  const { viewer, scene } = battleView;
  const heading: Heading = dx > 0 ? 'east' : dx < 0 ? 'west' : dy > 0 ? 'north' : 'south';
  const next =
    selected === undefined
      ? (scene.pieces.find(({ side }) => side === viewer) ?? scene.pieces[0])?.id
      : neighbourOf(laidOut(scene, stage?.laying ?? AS_IT_IS), selected, heading);
  if (!next) return false;
  select(next);
  stage?.focus(next);
  return true;
}

function tool(table: Table, which: Tool | 'help', elsewhere: Elsewhere): boolean {
  const { ruler, setRuler, toggleSight, toggleReaches, toggleAreas, session, snap } = table;
  if (which === 'ruler') setRuler(ruler === undefined ? null : undefined);
  else if (which === 'sight') toggleSight();
  else if (which === 'dangers') toggleReaches();
  else if (which === 'areas') toggleAreas();
  else if (which === 'pause') session.run(!snap.running);
  else if (which === 'words') elsewhere.openWords();
  else elsewhere.openHelp();
  return true;
}
