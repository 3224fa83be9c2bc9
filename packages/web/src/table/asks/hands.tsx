import type { Hand } from '@umpire/engine';

/** Drawn in one line, so that they can be told apart at any size. */
const DRAWINGS: Readonly<Record<Hand, string>> = {
  rock: 'M10 30c-3-7 1-15 8-18c5-4 14-4 19 1c6 3 8 11 5 17c-2 7-9 9-16 9c-7 1-14-2-16-9zM17 19c4-3 8-3 11-1M33 23c2 2 3 5 2 8',
  paper: 'M12 6h18l8 8v28H12zM30 6v8h8M18 21h14M18 27h14M18 33h9',
  scissors: 'M12 8l19 25M36 8L17 33M14 33a5 5 0 1 0 .1 0zM34 33a5 5 0 1 0 .1 0z',
};

export function HandIcon({ hand, size = 44 }: { readonly hand: Hand; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[hand]} />
    </svg>
  );
}
