/** A line drawing in a square of 20. */
export function Icon({ d, filled = false }: { readonly d: string; readonly filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill={filled ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
