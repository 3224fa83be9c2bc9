import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { FootSigns, type FootSignsProps } from './ready.js';

/** The foot of who can act, beside words. */
export function FootIcon({ signs, side, mode }: Omit<FootSignsProps, 'ink'> & { readonly mode: Mode }) {
  const width = signs.length * 10 + 5;
  return (
    <svg viewBox={`${-width / 2} -6 ${width} 12`} width={width * 1.3} height={15.6} aria-hidden="true">
      <FootSigns signs={signs} side={side} ink={inkOf(mode)} />
    </svg>
  );
}
