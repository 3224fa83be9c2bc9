/** All drawings of symbols, by name. */
import { GLYPHS, type SymbolDrawing } from './glyphs.js';

export const drawingOf = (name: string): SymbolDrawing | undefined => GLYPHS[name];

/** Every name that has a drawing. */
export const SYMBOL_NAMES: readonly string[] = Object.keys(GLYPHS);
