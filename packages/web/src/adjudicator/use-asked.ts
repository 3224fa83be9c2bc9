import { useEffect, useState } from 'react';
import { hrefOf, parseRoute } from '../shell/routes.js';
import type { Asked } from './asked.js';
import { packed, unpacked } from './link.js';

/** The address that asks the same again. */
export const linkOf = (asked: Asked): string =>
  hrefOf(['adjudicator', asked.book, asked.question], { s: packed(asked) });

interface State {
  readonly asked: Asked;
  /** The address said something, but nobody could read it. */
  readonly damaged: boolean;
}

function read(begun: Asked, link: string | null): State {
  if (link === null) return { asked: begun, damaged: false };
  const rest = unpacked(link);
  return rest ? { asked: { ...begun, ...rest }, damaged: false } : { asked: begun, damaged: true };
}

/** The question as it is being asked. The address follows it, and it follows the address. */
export function useAsked(begun: Asked, link: string | null) {
  const [state, setState] = useState(() => read(begun, link));
  useEffect(() => {
    const follow = () => {
      const { path, query } = parseRoute(location.hash);
      if (path[1] === begun.book && path[2] === begun.question) setState(read(begun, query.get('s')));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [begun]);
  const { asked } = state;
  useEffect(() => {
    const later = setTimeout(() => {
      const plain = hrefOf(['adjudicator', asked.book, asked.question]);
      const untouched = packed(asked) === packed(begun);
      if (parseRoute(location.hash).path[0] === 'adjudicator')
        history.replaceState(history.state, '', untouched ? plain : linkOf(asked));
    }, 250);
    return () => clearTimeout(later);
  }, [asked, begun]);
  return {
    asked,
    damaged: state.damaged,
    /** Another situation: what was thrown no longer counts. */
    change: (changed: Partial<Asked>) =>
      setState(s => ({ asked: { ...s.asked, throws: [], ...changed }, damaged: false })),
  };
}
