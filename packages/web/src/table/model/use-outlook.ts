import { facingAfter, isRefusal, type Outlook, type Pose } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { endOf, type Path } from '../draft/path.js';
import { useTableParts } from './context.js';
import { useHover } from './hover.js';
import { startOf } from './use-probe.js';

/** What the place would mean to which the piece in hand is dragged, or to which its path was laid. */
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

/** The end of a path that is laid in the draft. */
function useLaid(): { readonly stand: string | undefined; readonly end: Pose | undefined } {
  const { drafting } = useTableParts();
  const { draft, preview } = drafting;
  const stand = draft?.item.stand;
  const from = startOf(draft);
  const field = draft?.item.fields.find(({ gesture }) => gesture === 'path');
  const path = field && (draft?.values[field.name] as Path | undefined);
  if (!from || !path || path.length === 0) return { stand, end: undefined };
  const told = preview && !isRefusal(preview) ? preview.end : undefined;
  return { stand, end: told ?? { ...endOf(from, path), facing: facingAfter(from, path) } };
}
