import { type Draft, fieldInHand, isRefusal, type OrderSoFar, type Preview } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { useTableParts } from '../model/context.js';

interface Supposed {
  readonly order: OrderSoFar;
  readonly preview: Preview;
}

/**
 * Whom a blow is for is said, how is not yet: the whole order as the book suggests it, so that what can come of it stands at the
 * button which gives it. Whoever wants it otherwise chooses, and draws his own way.
 */
export function useSupposed(draft: Draft): Supposed | undefined {
  const { session, by, choice } = useTableParts();
  const [found, setFound] = useState<{ readonly of: Draft; readonly whole: Supposed | undefined }>();
  const taken = isAimedAt(draft) ? choice : undefined;
  const name = fieldInHand(draft)?.name;
  useEffect(() => {
    if (!by || !taken || name === undefined) return;
    let here = true;
    void session
      .desk()
      .wholeOrder(by, draft.item, { ...draft.values, [name]: taken.value })
      .then(
        whole => here && setFound({ of: draft, whole: isRefusal(whole) || whole.preview.refusal ? undefined : whole }),
      );
    return () => {
      here = false;
    };
  }, [session, by, draft, taken, name]);
  return taken && found?.of === draft ? found.whole : undefined;
}

const isAimedAt = ({ item, values }: Draft): boolean =>
  item.fields.some(({ name, gesture }) => gesture === 'target' && values[name] !== undefined);
