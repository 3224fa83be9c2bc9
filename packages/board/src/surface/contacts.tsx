/** The edges along which pieces of both sides touch: over the pieces, which hide everything below them. */
import type { Scene } from '@umpire/engine';
import { usePen } from '../drawing.js';

export function Contacts({ overlays }: { readonly overlays: Scene['overlays'] }) {
  const { px, at, warning } = usePen();
  return (
    <g data-layer="contacts" pointerEvents="none" strokeLinecap="round" fill="none">
      {overlays.map(({ id, kind, outline, label }) => {
        const [first, second] = outline ?? [];
        if (kind !== 'contact' || !first || !second) return null;
        const [a, b] = [at(first), at(second)];
        const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return (
          <g key={id} data-overlay={id}>
            {label && <title>{label}</title>}
            <path d={d} stroke="#fff" strokeWidth={px(6)} />
            <path d={d} stroke={warning} strokeWidth={px(3)} />
          </g>
        );
      })}
    </g>
  );
}
