import type { Turn } from '@umpire/board';

/** A compass that lies as the table does: its letter is where north is. */
export function Rose({ turn }: { readonly turn: Turn }) {
  const [x, y] = [
    [12, 4.4],
    [20, 12],
    [12, 19.6],
    [4, 12],
  ][turn]!;
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <g transform={`rotate(${turn * 90} 12 12)`} fill="currentColor">
        <path d="M12 7.6l3.2 8.2-3.2-1.6-3.2 1.6z" />
        <path d="M4 12h2.6M17.4 12H20M12 17.4V20" stroke="currentColor" strokeWidth="1.3" opacity="0.55" />
      </g>
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize="8.5" fontWeight="700" fill="currentColor">
        N
      </text>
    </svg>
  );
}
