import { useSyncExternalStore } from 'react';

/** The page's addresses live behind the hash, so that it can lie in any folder and be opened off-line. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** An address may be mistyped; it must not break the page. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    path: path
      .split('/')
      .filter(part => part !== '')
      .map(decoded),
    query: new URLSearchParams(query),
  };
}

export const hrefOf = (path: readonly string[], query?: Readonly<Record<string, string>>): string =>
  `#/${path.map(encodeURIComponent).join('/')}${query ? `?${new URLSearchParams(query)}` : ''}`;

export const goTo = (path: readonly string[], query?: Readonly<Record<string, string>>): void => {
  location.hash = hrefOf(path, query);
};

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}
