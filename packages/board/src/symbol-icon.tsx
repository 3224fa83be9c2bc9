/** A symbol by its name, in the colour of its surroundings. */
import { drawingOf } from './symbols.js';

/** A symbol nobody has drawn yet shows its first letters. */
const initials = (name: string): string => name.slice(0, 2).toUpperCase();

export interface SymbolProps {
  readonly name: string;
  /** The side of the square it is drawn in, about the origin. */
  readonly size: number;
  readonly colour: string;
}

export function SymbolIcon({ name, size, colour }: SymbolProps) {
  const drawing = drawingOf(name);
  if (!drawing) {
    return (
      <text fill={colour} fontSize={Math.round(size * 0.6)} fontWeight={700} textAnchor="middle" dy=".35em">
        {initials(name)}
      </text>
    );
  }
  const [x = 0, y = 0, side = 1] = drawing.viewBox.split(' ').map(Number);
  const scale = Math.round((size / side) * 1000) / 1000;
  return (
    <g
      color={colour}
      transform={`scale(${scale}) translate(${-x - side / 2} ${-y - side / 2})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, written at build time
      dangerouslySetInnerHTML={{ __html: drawing.body }}
    />
  );
}
