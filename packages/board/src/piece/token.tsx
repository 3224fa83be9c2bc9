/** A token: a hexagon for what is there, a diamond for what somebody believes to be there. Its symbol stands upright. */
import type { Period, Piece, Token } from '@umpire/engine';
import { degrees } from '../coordinates.js';
import type { SideInk } from '../style/ink.js';
import { textWidth } from './labels.js';
import { looksLeft } from './shape.js';
import { Sign } from './sign.js';
import { tokenPath } from './token-art.js';

const n = (value: number): number => Math.round(value) + 0;

/** How much of a token is left by the age of the news. */
const FADED = [1, 0.8, 0.55, 0.4] as const;

export interface TokenProps {
  readonly piece: Piece;
  readonly token: Token;
  readonly facing: number;
  readonly ink: SideInk;
  readonly period: Period | undefined;
}

export function TokenBody({ piece, token, facing, ink, period }: TokenProps) {
  const side = Math.min(piece.width, piece.depth);
  const isBelief = token.shape === 'diamond';
  const line = n(side * 0.08);
  return (
    <g opacity={FADED[token.age]} strokeLinejoin="round">
      {!isBelief && <Front side={side} facing={facing} ink={ink} />}
      <path
        data-base
        d={tokenPath(piece, token.shape)}
        fill={isBelief ? ink.field : ink.base}
        stroke={isBelief ? ink.rim : ink.border}
        strokeWidth={line}
        strokeDasharray={token.age > 0 ? `${n(side * 0.16)} ${n(side * 0.1)}` : undefined}
      />
      {token.text === undefined ? (
        <Sign
          symbol={piece.symbol}
          period={period}
          size={n(side * 0.6)}
          colour={isBelief ? ink.rim : ink.ink}
          left={looksLeft(facing, piece.side)}
        />
      ) : (
        <Letters text={token.text} side={side} colour={isBelief ? ink.border : ink.ink} />
      )}
    </g>
  );
}

/** Which way it faces: a small wedge at its rim. */
function Front({ side, facing, ink }: { readonly side: number; readonly facing: number; readonly ink: SideInk }) {
  const [r, half, tip] = [n(side * 0.47), n(side * 0.17), n(side * 0.66)];
  return (
    <path transform={`rotate(${degrees(facing)})`} d={`M${-half} ${-r}L0 ${-tip}L${half} ${-r}z`} fill={ink.border} />
  );
}

function Letters({ text, side, colour }: { readonly text: string; readonly side: number; readonly colour: string }) {
  const size = n(Math.min(side * 0.42, (side * 0.74 * 100) / textWidth(text, 100)));
  return (
    <text y={n(size * 0.36)} fontSize={size} fontWeight={700} textAnchor="middle" fill={colour}>
      {text}
    </text>
  );
}
