import type { GestureKind } from '@umpire/engine';

/** What a key means at the table. One plain function, so that it can be read and tested as a table. */
export type Command =
  | { readonly do: 'verb'; readonly key: string }
  | { readonly do: 'commit' | 'cancel' | 'fix-leg' | 'drop-leg' | 'fit' | 'turn-table' | 'undo' | 'redo' }
  | { readonly do: 'nudge' | 'walk' | 'pan'; readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1; readonly fine: boolean }
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'zoom'; readonly by: 1 | -1 }
  | { readonly do: 'nth'; readonly n: number }
  | { readonly do: 'next-piece'; readonly by: 1 | -1 }
  /** A die that was typed in is taken back. */
  | { readonly do: 'retype' }
  /** The next piece that can act. */
  | { readonly do: 'next-ready'; readonly by: 1 | -1 }
  /** The words of the guide were read. */
  | { readonly do: 'understood' }
  /** All whom one hand would push forward with the piece that is held. */
  | { readonly do: 'formation' }
  | { readonly do: 'tool'; readonly tool: Tool | 'help' };

export type Tool = 'ruler' | 'sight' | 'dangers' | 'areas' | 'words' | 'pause';

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key hangs on: the gesture in hand, and where the keyboard is. */
export interface Situation {
  readonly gesture?: GestureKind | 'ruler' | undefined;
  /** The keyboard is on the table, or nowhere. */
  readonly onTable?: boolean;
}

const ARROWS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TOOLS: Readonly<Record<string, Tool>> = {
  A: 'areas',
  D: 'dangers',
  R: 'ruler',
  S: 'sight',
  W: 'words',
  P: 'pause',
};
/** Tenths of a degree. */
const COARSE = 150;
const FINE = 10;

/** Filled in the panel, where a list or a form has the focus. */
export const LISTED: readonly Situation['gesture'][] = ['choose', 'target', 'several', 'compose', 'write', 'rank'];
const MOVES: readonly Situation['gesture'][] = ['place', 'arrange', 'path', 'aim', 'ruler'];
const TURNS: readonly Situation['gesture'][] = ['place', 'arrange', 'path', 'turn'];

export function commandOf(pressed: Pressed, situation: Situation): Command | undefined {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return withControl(pressed);
  if (pressed.altKey) return undefined;
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'Enter') return { do: 'commit' };
  if (key === 'Tab' && situation.onTable && situation.gesture === undefined)
    return { do: 'next-ready', by: pressed.shiftKey ? -1 : 1 };
  return arrows(pressed, situation) ?? inGesture(pressed, situation) ?? always(pressed, situation);
}

function withControl({ key, shiftKey }: Pressed): Command | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { do: 'redo' } : undefined;
}

/** Arrows move what is in hand; else they take up a piece and walk on from it; with Shift they pan. */
function arrows({ key, shiftKey }: Pressed, { gesture }: Situation): Command | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  if (gesture === 'turn' && dx !== 0) return { do: 'turn', by: dx * (shiftKey ? FINE : COARSE) };
  if (MOVES.includes(gesture)) return { do: 'nudge', dx, dy, fine: shiftKey };
  if (LISTED.includes(gesture)) return undefined;
  return { do: shiftKey ? 'pan' : 'walk', dx, dy, fine: false };
}

function inGesture({ key, shiftKey }: Pressed, { gesture }: Situation): Command | undefined {
  if (gesture === undefined) return undefined;
  const letter = key.toLowerCase();
  if (TURNS.includes(gesture)) {
    const step = shiftKey ? FINE : COARSE;
    if (letter === 'q' || key === '[' || key === '{') return { do: 'turn', by: -step };
    if (letter === 'e' || key === ']' || key === '}') return { do: 'turn', by: step };
  }
  if (gesture === 'path' && key === ' ') return { do: 'fix-leg' };
  if (gesture === 'path' && key === 'Backspace') return { do: 'drop-leg' };
  if (gesture === 'arrange' && (key === ',' || key === '.')) return { do: 'next-piece', by: key === '.' ? 1 : -1 };
  if ((gesture === 'choose' || gesture === 'target') && /^[1-9]$/.test(key)) return { do: 'nth', n: Number(key) };
  return undefined;
}

function always({ key, shiftKey }: Pressed, { gesture }: Situation): Command | undefined {
  if (key === '+' || key === '=') return { do: 'zoom', by: 1 };
  if (key === '-' || key === '_') return { do: 'zoom', by: -1 };
  if (key === '0') return { do: 'fit' };
  if (key === 'Backspace' && gesture === undefined) return { do: 'retype' };
  if (key === 'v' || key === 'V') return { do: 'turn-table' };
  if (key === '?') return { do: 'tool', tool: 'help' };
  if (shiftKey && key === 'G') return { do: 'formation' };
  if (shiftKey && key === 'U') return { do: 'understood' };
  if (shiftKey && TOOLS[key]) return { do: 'tool', tool: TOOLS[key] };
  // with an order in hand as well: it is changed for that one
  if (!shiftKey && /^[a-z]$/.test(key)) return { do: 'verb', key };
  return undefined;
}
