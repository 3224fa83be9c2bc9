/** Why the browser did not keep something, in words for the player. */
export interface Trouble {
  readonly kind: 'full' | 'blocked' | 'newer' | 'broken';
  readonly message: string;
}

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** What an error of the browser's storage means. */
export function troubleOf(error: unknown): Trouble {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return {
        kind: 'full',
        message: 'The browser’s storage is full. Delete old battles, or export this one to a file.',
      };
    case 'SecurityError':
    case 'NotAllowedError':
    case 'InvalidStateError':
      return {
        kind: 'blocked',
        message: 'The browser does not let this page keep anything (private window, or site data are blocked).',
      };
    case 'VersionError':
      return {
        kind: 'newer',
        message: 'Another tab runs a newer version of this page. Reload this one to go on saving.',
      };
    default:
      return { kind: 'broken', message: `The browser’s storage does not answer (${wordsOf(error)}).` };
  }
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
