import { AS_IT_IS, type Heading, type Laying, laidOut, neighbourOf, placeWhen, turnedPoint } from '@umpire/board';
import { draftedOrder, fieldInHand, type Point, turned } from '@umpire/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../../ui/toast.js';
import { type Arranged, arrangedIn, stepThrough } from '../draft/arrange.js';
import { endOf, withLeg, withoutLeg } from '../draft/path.js';
import type { Table } from '../model/use-table.js';
import { verbByKey } from '../panel/verbs.js';
import { facingChanged, nudged } from '../stage/grab.js';
import type { StageHandle } from '../stage/stage.js';
import { type Command, commandOf } from './commands.js';
import { pressPrimary } from './press-primary.js';

export interface Elsewhere {
  readonly openHelp: () => void;
  readonly openWords: () => void;
}

/** Gathers a formation, unless it is the key of a verb that is open. */
const FORMATION = 'g';
/** A pan by a key moves the table by so many pixels. */
const PAN = 90;
/** Small steps are a tenth of the book's unit. */
const FINE = 10;

/** Keys that belong to what has the focus: fields, open menus and dialogs, and Enter on anything that can be pressed. */
function isTaken(event: KeyboardEvent, spent: Element | null): boolean {
  const target = event.target as Element | null;
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

/** Does what a key means; false if there was nothing to do. */
function obey(command: Command, table: Table, stage: StageHandle | null, elsewhere: Elsewhere): boolean {
  switch (command.do) {
    case 'verb':
      return startVerb(table, command.key);
    case 'commit':
      return commit(table);
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
    case 'nth':
      return nth(table, command.n);
    case 'next-ready':
      return takeNext(table, stage, command.by);
    case 'formation':
      void table.company.gatherFormation();
      return canGather(table);
    default:
      return change(command, table, stage);
  }
}

/** Somebody is held, or can be pushed forward. */
const canGather = ({ selected, company }: Table): boolean => selected !== undefined || company.movers.length > 0;

function startVerb(table: Table, key: string): boolean {
  const { draft } = table.drafting;
  const item = table.by && verbByKey(table.battleView.menu, key, table.selected ?? draft?.item.stand);
  if (draft && (!item || item.verb === draft.item.verb)) return item !== undefined;
  if (key === FORMATION && canGather(table) && (!item || item.closed)) {
    void table.company.gatherFormation();
    return true;
  }
  if (item) table.start(item);
  return item !== undefined;
}

/** Tab walks over those who can act; behind the last of them it leaves the table as it does everywhere. */
function takeNext(table: Table, stage: StageHandle | null, by: 1 | -1): boolean {
  const next = table.takeNext(by);
  if (next !== undefined) stage?.focus(next);
  return next !== undefined;
}

/** Enter does what the large button says, and nothing where that is off. */
function commit({ by, snap }: Table): boolean {
  if (by || snap.pass) pressPrimary();
  return true;
}

export async function takeBack(
  { session, battleView }: Pick<Table, 'session' | 'battleView'>,
  which: 'undo' | 'redo',
): Promise<void> {
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

function tool(
  table: Table,
  which: 'ruler' | 'sight' | 'areas' | 'words' | 'help' | 'pause',
  elsewhere: Elsewhere,
): boolean {
  const { ruler, setRuler, toggleSight, toggleAreas, session, snap } = table;
  if (which === 'ruler') setRuler(ruler === undefined ? null : undefined);
  else if (which === 'sight') toggleSight();
  else if (which === 'areas') toggleAreas();
  else if (which === 'pause') session.run(!snap.running);
  else if (which === 'words') elsewhere.openWords();
  else elsewhere.openHelp();
  return true;
}

/** A digit chooses; where that would give the whole order, the large button still gives it. */
function nth({ gesture, drafting, battleView, pick }: Table, n: number): boolean {
  const name = drafting.draft && fieldInHand(drafting.draft)?.name;
  if (name === undefined) return false;
  if (gesture?.kind === 'choose') {
    const choice = gesture.among[n - 1];
    if (choice && !choice.closed) (battleView.asked ? pick : drafting.touch)(name, choice.value);
  } else if (gesture?.kind === 'target') {
    const target = gesture.targets.filter(one => !one.closed)[n - 1];
    if (target) drafting.touch(name, target.id);
  }
  return true;
}

/** Whatever changes the value in hand. */
function change(command: Command, table: Table, stage: StageHandle | null): boolean {
  const { drafting, battleView, ruler, setRuler, probe } = table;
  const { scene } = battleView;
  const laying = stage?.laying ?? AS_IT_IS;
  const step = (fine: boolean): number => Math.round(scene.unit.length / (fine ? FINE : 1));
  if (command.do === 'nudge' && ruler !== undefined) {
    const from = ruler ?? startOfRuler(table, laying);
    const far = step(command.fine);
    const { x, y } = onScreen(command, laying);
    setRuler({ ...from, to: { x: from.to.x + x * far, y: from.to.y + y * far }, laid: true });
    return true;
  }
  const { draft } = drafting;
  const field = draft && fieldInHand(draft);
  if (!draft || !field) return false;
  const value = draft.values[field.name];
  const put = (found: { readonly name: string; readonly value: unknown } | undefined): boolean => {
    if (found) drafting.touch(found.name, found.value);
    return found !== undefined;
  };
  switch (command.do) {
    case 'nudge': {
      probe.to(undefined);
      const { x, y } = onScreen(command, laying);
      const found = nudged(draft, x * step(command.fine), y * step(command.fine), scene);
      const at = found && pointOf(found.value);
      if (at) stage?.showPlace(at);
      return put(found);
    }
    case 'turn':
      return put(facingChanged(draft, pose => turned(pose.facing, command.by)));
    case 'fix-leg': {
      const gesture = draft.gestures[field.name];
      if (gesture?.kind !== 'path' || !draftedOrder(draft)) return false;
      const path = value as readonly { x: number; y: number }[];
      const end = endOf(gesture.from, path);
      return put({ name: field.name, value: withLeg(path, { x: end.x, y: Math.min(scene.depth, end.y + 1) }) });
    }
    case 'drop-leg': {
      const shorter = withoutLeg(value as readonly { x: number; y: number }[] | undefined);
      if (shorter) return put({ name: field.name, value: shorter });
      drafting.clear(field.name);
      return true;
    }
    case 'next-piece':
      return put({ name: field.name, value: stepThrough(arrangedIn(draft, field.name)!, command.by) });
    default:
      return false;
  }
}

/** An arrow key points on the screen, however the table is turned: its way on the table. */
function onScreen({ dx, dy }: { readonly dx: number; readonly dy: number }, { turn }: Laying): Point {
  return turnedPoint({ width: 0, depth: 0 }, { x: dx, y: dy }, ((4 - turn) % 4) as Laying['turn']);
}

function startOfRuler({ battleView, selected }: Table, laying: Laying) {
  const { scene } = battleView;
  const at = (selected && placeWhen(scene, selected, laying)) || { x: scene.width / 2, y: scene.depth / 2 };
  const from = { x: Math.round(at.x), y: Math.round(at.y) };
  return { from, to: from, laid: true };
}

function pointOf(value: unknown): { readonly x: number; readonly y: number } | undefined {
  if (Array.isArray(value)) return value.at(-1);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('x' in value && 'y' in value) return value as { x: number; y: number };
  const { places, inHand } = value as Arranged;
  return places?.find(place => place.id === inHand)?.at ?? undefined;
}
