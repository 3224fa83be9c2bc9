import {
  beginDraft,
  type Draft,
  draftedOrder,
  draftSoFar,
  fieldToAsk,
  isRefusal,
  type MenuItem,
  nextField,
  type Preview,
  previousField,
  type Refusal,
  type Side,
  withGesture,
  withoutValue,
} from '@umpire/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from '../desk/client.js';
import type { BattleView } from '../desk/messages.js';
import { touched } from '../table/draft/arrange.js';

export interface Making {
  readonly draft: Draft | undefined;
  /** What the order would do as it stands; undefined while it is incomplete or being worked out. */
  readonly preview: Preview | Refusal | undefined;
  begin(item: MenuItem): void;
  /** Fills a field; undefined empties it. */
  fill(name: string, value: unknown): void;
  next(): void;
  back(): void;
  drop(): void;
}

/** An order that is being made step by step. It ends when the position changes. */
export function useOrder(desk: Desk, by: Side, battleView: BattleView): Making {
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: Preview | Refusal }>();
  const [position, setPosition] = useState(battleView);
  if (position !== battleView) {
    setPosition(battleView);
    setDraft(undefined);
    setSeen(undefined);
  }
  const asking = useRef('');
  const field = draft && fieldToAsk(draft);
  useEffect(() => {
    if (!draft || !field) return;
    const sofar = draftSoFar(draft, field);
    const key = JSON.stringify([field, sofar]);
    if (asking.current === key) return;
    asking.current = key;
    desk.gesture(by, field, sofar).then(
      found => {
        if (asking.current !== key) return;
        asking.current = '';
        setDraft(now => (now?.item === draft.item ? withGesture(now, field, found) : now));
      },
      () => {},
    );
  }, [draft, field, desk, by]);

  const order = draft && draftedOrder(draft);
  const key = order && JSON.stringify(order);
  useEffect(() => {
    if (key === undefined) return;
    let current = true;
    desk.preview(by, JSON.parse(key)).then(
      preview => current && setSeen({ of: key, preview }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [key, desk, by]);

  return {
    draft,
    preview: seen && seen.of === key ? seen.preview : undefined,
    begin: useCallback((item: MenuItem) => {
      asking.current = '';
      setDraft(beginDraft(item));
    }, []),
    fill: useCallback(
      (name: string, value: unknown) =>
        setDraft(now => now && (value === undefined ? withoutValue(now, name) : touched(now, name, value))),
      [],
    ),
    next: useCallback(() => setDraft(now => now && nextField(now)), []),
    back: useCallback(() => setDraft(now => now && previousField(now)), []),
    drop: useCallback(() => setDraft(undefined), []),
  };
}

/** Why an order cannot be given as it stands. */
export function barOf({ draft, preview }: Pick<Making, 'draft' | 'preview'>): Refusal | undefined {
  if (draft?.refused) return draft.refused;
  return preview && (isRefusal(preview) ? preview : preview.refusal);
}
