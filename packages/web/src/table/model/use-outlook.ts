import { type Draft, facingAfter, isRefusal, type Outlook, type Pose } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { endOf, type Path } from '../draft/path.js';
import { useTableParts } from './context.js';
import { useHover } from './hover.js';
import { startOf } from './use-probe.js';

/** What the place would mean to which the piece in hand is dragged, to which its path was laid, or the way it would be turned on the spot. */
export function useOutlook(): Outlook | undefined {
  const { hover, session, by } = useTableParts();
  const over = useHover(hover);
  const [laid, setLaid] = useState<{ readonly key: string; readonly outlook: Outlook | undefined }>();
  const { stand, end } = useLaid();
  const key = end && `${stand} ${end.x} ${end.y} ${end.facing}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  useEffect(() => {
    if (key === undefined || !by || stand === undefined) return;
    let here = true;
    void session
      .desk()
      .outlook(by, stand, end!)
      .then(outlook => here && setLaid({ key, outlook }));
    return () => {
      here = false;
    };
  }, [key, by]);
  if (over.path && over.outlook) return over.outlook;
  return laid?.key === key ? laid?.outlook : undefined;
}

/** The end of a path that is laid in the draft, or of a turn on the spot. */
function useLaid(): { readonly stand: string | undefined; readonly end: Pose | undefined } {
  const { drafting } = useTableParts();
  const { draft, preview } = drafting;
  const stand = draft?.item.stand;
  const from = startOf(draft);
  const field = draft?.item.fields.find(({ gesture }) => gesture === 'path');
  const path = field && (draft?.values[field.name] as Path | undefined);
  const told = preview && !isRefusal(preview) ? preview.end : undefined;
  if (draft && !field) return { stand, end: turnedIn(draft) && (told ?? turnedIn(draft)) };
  if (!from || !path || path.length === 0) return { stand, end: undefined };
  return { stand, end: told ?? { ...endOf(from, path), facing: facingAfter(from, path) } };
}

/** How a piece would stand that is turned without being moved; not before it was turned. */
function turnedIn({ item, gestures, values }: Draft): Pose | undefined {
  for (const { name } of item.fields) {
    const [gesture, facing] = [gestures[name], values[name]];
    if (gesture?.kind !== 'turn' || typeof facing !== 'number' || facing === gesture.from.facing) continue;
    return { ...gesture.from, facing };
  }
  return undefined;
}
