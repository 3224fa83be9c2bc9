import { isRefusal, type Preview } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { pressedItem } from '../panel/verbs.js';
import { useTableParts } from './context.js';

/** What the large button would do at one press, as the book has it. */
export function usePressed(): { readonly stand: string; readonly preview: Preview } | undefined {
  const { battleView, session, by, selected, drafting } = useTableParts();
  const item = by && !drafting.draft ? pressedItem(battleView.menu, battleView.scene.pieces, selected) : undefined;
  const [found, setFound] = useState<{ readonly of: unknown; readonly stand: string; readonly preview: Preview }>();
  useEffect(() => {
    if (!by || !item) return;
    let wanted = true;
    session
      .desk()
      .wholeOrder(by, item, {})
      .then(
        whole => wanted && !isRefusal(whole) && setFound({ of: item, stand: item.stand!, preview: whole.preview }),
        () => undefined, // the session says what is broken
      );
    return () => {
      wanted = false;
    };
  }, [session, by, item]);
  return found && found.of === item ? found : undefined;
}
