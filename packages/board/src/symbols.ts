/** All drawings of symbols: NATO's, and our own. */
import { GLYPHS } from './glyphs.js';
import { MILITARY_SYMBOLS, type SymbolDrawing } from './symbols.generated.js';

export const drawingOf = (name: string): SymbolDrawing | undefined => GLYPHS[name] ?? MILITARY_SYMBOLS[name];

/** Every name that has a drawing. */
export const SYMBOL_NAMES: readonly string[] = [...Object.keys(MILITARY_SYMBOLS), ...Object.keys(GLYPHS)];
