import { pointUnder } from '@umpire/board';
import { draftedOrder, fieldInHand, isRefusal, type Point } from '@umpire/engine';
import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { arrangedIn } from '../draft/arrange.js';
import { onto } from '../draft/path.js';
import { settled } from '../draft/settle.js';
import type { Table } from '../model/use-table.js';
import { dragged, turnedTo } from './grab.js';

export interface Clicks {
  readonly onPiece: (id: string, event: MouseEvent | KeyboardEvent) => void;
  readonly onTable: (point: Point, event: MouseEvent) => void;
}

/** What a click or a tap does: it depends on what is in hand. */
export function useClicks(table: Table, svg: RefObject<SVGSVGElement | null>): Clicks {
  const now = useRef(table);
  useEffect(() => {
    now.current = table;
  });

  const onTable = useCallback((point: Point, event: MouseEvent) => {
    const { ruler, setRuler, drafting, gesture, battleView, select, selected } = now.current;
    if (ruler !== undefined) return setRuler(nextRuler(ruler, point));
    const { draft } = drafting;
    if (!draft || !gesture) return selected === undefined ? undefined : select(undefined);
    const name = fieldInHand(draft)!.name;
    switch (gesture.kind) {
      case 'path':
        return void setPath(now.current, name, point, event.shiftKey || now.current.legByLeg);
      case 'aim':
        return void setAim(now.current, name, onto(battleView.scene, point));
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
      default:
        return;
    }
  }, []);

  const onPiece = useCallback(
    (id: string, event: MouseEvent | KeyboardEvent) => {
      const { drafting, gesture, inspection, battleView, select, start, by, commit, ruler } = now.current;
      const { draft } = drafting;
      const byKey = 'key' in event;
      if (byKey && event.key === 'Enter' && draft && draftedOrder(draft)) return commit();
      if (ruler !== undefined || (draft && gesture && gesture.kind !== 'target' && gesture.kind !== 'choose')) {
        const point = byKey || !svg.current ? undefined : pointUnder(svg.current, event, battleView.scene);
        return point && onTable(point, event as MouseEvent);
      }
      if (draft && gesture?.kind === 'target') {
        const target = gesture.targets.find(one => one.id === id);
        const field = draft.item.fields.find(one => one.gesture === 'target');
        if (target && field) return drafting.touch(field.name, id);
      }
      const aimed = by && inspection?.targets.find(({ target }) => target.id === id && !target.closed);
      const item = aimed && battleView.menu.find(one => one.verb === aimed.verb && one.stand === inspection?.piece);
      if (item) return start(item, id);
      select(id);
    },
    [onTable, svg],
  );

  return { onPiece, onTable };
}

async function setPath({ probe, drafting }: Table, name: string, point: Point, append: boolean): Promise<void> {
  const path = await probe.way(point, append);
  probe.to(undefined);
  drafting.touch(name, path);
}

/** Where it is aimed; pulled towards the one who aims as far as the book wants it. */
async function setAim(
  { drafting, gesture, session, by, battleView }: Table,
  name: string,
  point: Point,
): Promise<void> {
  const { draft } = drafting;
  if (!draft || by === undefined || gesture?.kind !== 'aim' || !gesture.from) return drafting.touch(name, point);
  const allowed = async (at: Point): Promise<boolean> => {
    const order = draftedOrder(draft, { [name]: at });
    const preview = order && (await session.desk().preview(by, order));
    return preview !== undefined && !isRefusal(preview) && !preview.refusal;
  };
  drafting.touch(name, await settled(allowed, gesture.from, point, battleView.scene.unit.length / 4));
}

const nextRuler = (ruler: Table['ruler'], point: Point): NonNullable<Table['ruler']> =>
  !ruler || ruler.laid ? { from: point, to: point, laid: false } : { ...ruler, to: point, laid: true };
