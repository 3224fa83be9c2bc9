/** What the browser keeps things in; it may be blocked or full, and then all methods throw. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The browser's store, if it may be touched at all. */
export function browserKeep(): Keep | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
