import { pointUnder, type Turn } from '@umpire/board';
import { aimedAt, draftedOrder, fieldInHand, type Point } from '@umpire/engine';
import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { chooseCandidate } from '../asks/candidates.js';
import { arrangedIn } from '../draft/arrange.js';
import { onto } from '../draft/path.js';
import type { Table } from '../model/use-table.js';
import { dragged, turnedTo } from './grab.js';

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
      default:
        return;
    }
  }, []);

  const onPiece = useCallback(
    (id: string, event: MouseEvent | KeyboardEvent) => {
      const { drafting, gesture, inspection, battleView, select, start, by, commit, ruler, turn: turned } = now.current;
      const { draft } = drafting;
      const byKey = 'key' in event;
      if (ruler === undefined && chooseCandidate(now.current, id)) return;
      if (byKey && event.key === 'Enter' && draft && draftedOrder(draft)) return commit();
      if (ruler !== undefined || (draft && gesture && gesture.kind !== 'target' && gesture.kind !== 'choose')) {
        const point = byKey || !svg.current ? undefined : pointUnder(svg.current, event, battleView.scene, turned);
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

const nextRuler = (ruler: Table['ruler'], point: Point): NonNullable<Table['ruler']> =>
  !ruler || ruler.laid ? { from: point, to: point, laid: false } : { ...ruler, to: point, laid: true };
