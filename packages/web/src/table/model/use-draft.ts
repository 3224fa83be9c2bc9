import {
  beginDraft,
  type Draft,
  draftedOrder,
  draftSoFar,
  fieldInHand,
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
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BattleView } from '../../desk/messages.js';
import { touched } from '../draft/arrange.js';
import type { Session } from '../session/session.js';
import { latestOnly } from './latest.js';

export interface Drafting {
  readonly draft: Draft | undefined;
  /** What the order would do as it stands; undefined while it is incomplete. */
  readonly preview: Preview | Refusal | undefined;
  begin(item: MenuItem, first?: unknown): void;
  fill(name: string, value: unknown): void;
  clear(name: string): void;
  /** To the next field, if the one in hand is filled. */
  next(): void;
  /** One field back; at the first one the order is given up. */
  back(): void;
  drop(): void;
}

/** These are done with one touch: the next field is taken in hand at once. */
const ONE_TOUCH = ['choose', 'target'];

/** The order in the making. It ends when the position changes. */
export function useDraft(session: Session, by: Side | undefined, battleView: BattleView): Drafting {
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: Preview | Refusal }>();
  const [of, setOf] = useState(battleView);
  if (of !== battleView) {
    setOf(battleView);
    setDraft(undefined);
    setSeen(undefined);
  }

  const asking = useRef<string>(undefined);
  const field = draft && fieldToAsk(draft);
  useEffect(() => {
    if (!draft || !field || by === undefined) return;
    const sofar = draftSoFar(draft, field);
    const key = JSON.stringify([field, sofar]);
    if (asking.current === key) return;
    asking.current = key;
    session
      .desk()
      .gesture(by, field, sofar)
      .then(found => {
        if (asking.current !== key) return;
        asking.current = undefined;
        setDraft(now => (now?.item === draft.item ? withGesture(now, field, found) : now));
      })
      .catch(() => {});
  }, [draft, field, by, session]);

  const order = draft && draftedOrder(draft);
  const key = order && JSON.stringify(order);
  const askPreview = useMemo(
    () =>
      latestOnly(
        ({ side, of }: { side: Side; of: string }) => session.desk().preview(side, JSON.parse(of)),
        (preview, { of }) => setSeen({ of, preview }),
      ),
    [session],
  );
  useEffect(() => {
    if (key !== undefined && by !== undefined) askPreview({ side: by, of: key });
  }, [key, by, askPreview]);

  const begin = useCallback((item: MenuItem, first?: unknown) => {
    const begun = beginDraft(item);
    asking.current = undefined;
    const name = item.fields[0]?.name;
    setDraft(first === undefined || !name ? begun : filled(begun, name, first));
  }, []);
  const fill = useCallback((name: string, value: unknown) => setDraft(now => now && filled(now, name, value)), []);
  const clear = useCallback((name: string) => setDraft(now => now && withoutValue(now, name)), []);
  const next = useCallback(() => setDraft(now => now && nextField(now)), []);
  const back = useCallback(() => setDraft(now => now && previousField(now)), []);
  const drop = useCallback(() => setDraft(undefined), []);

  const preview = seen && seen.of === key ? seen.preview : undefined;
  return { draft, preview, begin, fill, clear, next, back, drop };
}

function filled(draft: Draft, name: string, value: unknown): Draft {
  const next = touched(draft, name, value);
  const field = fieldInHand(next);
  return field?.name === name && ONE_TOUCH.includes(field.gesture) ? nextField(next) : next;
}

/** Why an order cannot be given as it stands. */
export function barOf(draft: Draft | undefined, preview: Preview | Refusal | undefined): Refusal | undefined {
  if (draft?.refused) return draft.refused;
  if (!preview) return undefined;
  return isRefusal(preview) ? preview : preview.refusal;
}
