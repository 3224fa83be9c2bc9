import type { DieAsk, Piece } from '@umpire/engine';
import { SIDE_NAMES } from '../../ui/sides.js';
import { pieceNames } from '../words.js';

/** How a book calls a die by what it is thrown for: `the second die for the hour`, `the throw for terrain: Red`. */
const FOR = /^(?:the|a|one) (?:\w+ )?(?:die|throw) for (.+?)(?:: (?:Red|Blue))?$/;

/** What the number that is typed in will decide, and for whom, in one sentence. */
export function decidedBy({ text, by, about = [] }: DieAsk, pieces: readonly Piece[]): string {
  const whom = about.length > 0 ? pieceNames(about, pieces) : by === 'both' ? undefined : SIDE_NAMES[by];
  const purpose = FOR.exec(text)?.[1];
  const decides = purpose === undefined ? `It is ${text}` : `It decides ${purpose}`;
  return `${decides}${whom === undefined ? '' : `, for ${whom}`}.`;
}
