/** What stands on a small counter: in profile, looking where it faces, or the symbol of its arm where nothing else is drawn. */
import type { Period } from '@umpire/engine';
import { SymbolIcon } from '../symbol-icon.js';
import { profileOf } from './profiles.js';

export interface SignProps {
  readonly symbol: string;
  readonly period: Period | undefined;
  /** The side of the square it fills. */
  readonly size: number;
  readonly colour: string;
  /** It looks to the left. */
  readonly left: boolean;
}

export function Sign({ symbol, period, size, colour, left }: SignProps) {
  const profile = profileOf(symbol, period);
  if (profile === undefined) return <SymbolIcon name={symbol} size={size} colour={colour} />;
  const scale = Math.round(size * 10) / 1000;
  return (
    <path
      d={profile}
      fill={colour}
      fillRule="evenodd"
      transform={`scale(${left ? -scale : scale} ${scale}) translate(-50 -48)`}
    />
  );
}
