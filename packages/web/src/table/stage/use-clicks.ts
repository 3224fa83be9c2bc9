import { hitOf, pointUnder, type Turn } from '@umpire/board';
import { aimedAt, type Draft, fieldInHand, holds, type MenuItem, type Point, type Scene } from '@umpire/engine';
import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { noteOn, notes } from '../../notes/note-store.js';
import { say } from '../../ui/toast.js';
import { chooseCandidate } from '../asks/candidates.js';
import { arrangedIn } from '../draft/arrange.js';
import { onto } from '../draft/path.js';
import { commit } from '../keys/press-primary.js';
import { ticked } from '../lists/ticked.js';
import type { Table } from '../model/use-table.js';
import { payable } from '../panel/verbs.js';
import { capital } from '../words.js';
import { goesOver } from './going-over.js';
import { dragged, turnedTo } from './grab.js';
import { groundChoiceAt } from './ground-choices.js';

export interface Clicks {
  readonly onPiece: (id: string, event: MouseEvent | KeyboardEvent) => void;
  readonly onTable: (point: Point, event: MouseEvent) => void;
}

/** What a click or a tap does: it depends on what is in hand. */
export function useClicks(table: Table, svg: RefObject<SVGSVGElement | null>, turn: Turn): Clicks {
  const now = useRef({ ...table, turn });
  useEffect(() => {
    now.current = { ...table, turn };
  });

  const onTable = useCallback((point: Point, event: MouseEvent) => {
    const { ruler, setRuler, drafting, gesture, battleView, select, selected } = now.current;
    if (ruler !== undefined) return setRuler(nextRuler(ruler, point));
    const { draft } = drafting;
    const going = draft ? undefined : goesTo(now.current, point);
    if (going) return void propose(now.current, going, point);
    if (!draft || !gesture) return selected === undefined ? undefined : select(undefined);
    const name = fieldInHand(draft)!.name;
    switch (gesture.kind) {
      case 'path':
        return void setPath(now.current, name, point, event.shiftKey || now.current.legByLeg);
      case 'aim':
        return drafting.touch(name, aimedAt(gesture, onto(battleView.scene, point)));
      case 'turn': {
        const change = turnedTo(draft, point);
        return change && drafting.touch(change.name, change.value);
      }
      case 'place': {
        const change = dragged(draft, { kind: 'place' }, point, battleView.scene);
        return change && drafting.touch(change.name, change.value);
      }
      case 'arrange': {
        const inHand = arrangedIn(draft, name)?.inHand;
        if (inHand === undefined) return;
        const change = dragged(draft, { kind: 'arrange', piece: inHand }, point, battleView.scene);
        return change && drafting.touch(change.name, change.value);
      }
      case 'several': {
        const touched = groundChoiceAt(gesture, battleView.scene, point);
        const chosen = (draft.values[name] as readonly unknown[] | undefined) ?? [];
        return touched === undefined ? undefined : drafting.touch(name, ticked(gesture.among, chosen, touched));
      }
      default:
        return;
    }
  }, []);

  const onPiece = useCallback(
    (id: string, event: MouseEvent | KeyboardEvent) => {
      const { drafting, gesture, inspection, battleView, select, start, by, ruler, turn: turned } = now.current;
      const { company, giveAtOnce } = now.current;
      const { draft } = drafting;
      const byKey = 'key' in event;
      const enters = byKey && event.key === 'Enter';
      // whichever piece the keyboard is on: Enter is for the large button, as long as there is one
      if (enters && commit(now.current)) return;
      if (ruler === undefined && chooseCandidate(now.current, id)) return;
      if (ruler === undefined && !draft && explains(now.current, event)) return;
      // what a click pays for Enter pays for, too; the space bar only takes it up
      const paying = !by || (byKey && !(enters && !draft)) ? undefined : payable(battleView.menu, id);
      if (ruler === undefined && !byKey && !event.shiftKey && goesOver(now.current, id)) return select(id);
      const aimed = by && inspection?.targets.find(({ target }) => target.id === id && !target.closed);
      const item = aimed && battleView.menu.find(one => one.verb === aimed.verb && one.stand === inspection?.piece);
      // a way is in hand, and the enemy who is pressed can be struck: nobody is sent onto him
      if (ruler === undefined && !byKey && item && draft?.item.stand === item.stand && gesture?.kind === 'path')
        return start(item, id);
      if (ruler !== undefined || (draft && gesture && gesture.kind !== 'target' && gesture.kind !== 'choose')) {
        const point = byKey || !svg.current ? undefined : truePoint(svg.current, event, id, battleView.scene, turned);
        return point && onTable(point, event as MouseEvent);
      }
      if (draft && gesture?.kind === 'target') {
        const target = gesture.targets.find(one => one.id === id);
        const field = draft.item.fields.find(one => one.gesture === 'target');
        if (target && field) return drafting.touch(field.name, id);
      }
      if (item) return start(item, id);
      if (!byKey && event.shiftKey && battleView.menu.some(({ stand }) => stand === id)) return company.toggle(id);
      if (paying && draft) return draft.item.stand === id ? undefined : say(stillOpen(draft, battleView.scene));
      if (paying) return void giveAtOnce(paying);
      select(id);
    },
    [onTable, svg],
  );

  return { onPiece, onTable };
}

/** A badge that is pressed while nothing is in hand says what it means, and nothing else comes of it. */
function explains({ battleView: { scene, book }, glossary }: Table, { target }: MouseEvent | KeyboardEvent): boolean {
  const { piece, marker } = hitOf(target);
  const badge = marker === undefined ? undefined : scene.pieces.find(({ id }) => id === piece)?.markers[marker];
  const subject = badge && noteOn(book, glossary.get(badge.word ?? ''), badge.rule);
  if (!subject) return false;
  notes.show({
    subject,
    anchor: (target as SVGElement).closest<SVGElement>('[data-badge]')!,
    now: capital(badge.text),
  });
  return true;
}

/** What is begun is not dropped by a click that would pay for another. */
function stillOpen({ item }: Draft, { pieces }: Scene): string {
  const label = pieces.find(({ id }) => id === item.stand)?.label ?? '';
  return `${item.label} ${label} is still open: choose, or put it away with Esc.`;
}

/** The verb that takes the piece in hand to a point, if the point lies where it is shown that it can go. */
function goesTo({ reached, battleView, selected, by }: Table, point: Point): MenuItem | undefined {
  // where a sheet of orders is written, which order is meant is said first
  if (!by || battleView.roster || !reached || reached.stand !== selected) return undefined;
  const around = reached.areas.filter(area => holds(area, point) !== 'outside');
  if (around.length % 2 === 0) return undefined; // outside, or in a hole
  return battleView.menu.find(({ verb, stand, closed }) => verb === reached.verb && stand === selected && !closed);
}

/** The ground was touched where the piece can go: the move is made, and the player says whether it is given. */
async function propose({ probe, start }: Table, item: MenuItem, point: Point): Promise<void> {
  start(item, await probe.way(point, 'best'));
}

/** What a click on a counter means as a place: counters that stepped aside stand for their true bases. */
function truePoint(
  svg: SVGSVGElement,
  event: { readonly clientX: number; readonly clientY: number },
  id: string,
  scene: Scene,
  turn: Turn,
): Point | undefined {
  const point = pointUnder(svg, event, scene, turn);
  const piece = scene.pieces.find(one => one.id === id);
  const box = svg.querySelector(`[data-piece="${CSS.escape(id)}"] [data-base]`)?.getBoundingClientRect();
  if (!point || !box || piece?.where !== 'table') return point;
  const drawn = pointUnder(svg, { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }, scene, turn);
  return drawn && { x: point.x + piece.x - drawn.x, y: point.y + piece.y - drawn.y };
}

async function setPath({ probe, drafting }: Table, name: string, point: Point, append: boolean): Promise<void> {
  const path = await probe.way(point, append ? 'append' : 'best');
  probe.to(undefined);
  drafting.touch(name, path);
}

const nextRuler = (ruler: Table['ruler'], point: Point): NonNullable<Table['ruler']> =>
  !ruler || ruler.laid ? { from: point, to: point, laid: false } : { ...ruler, to: point, laid: true };
