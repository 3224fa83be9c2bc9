/** Squares over the table, for books that dice for terrain by squares and for reports that name them. */
import type { Scene } from '@umpire/engine';
import type { LandScene } from '../style/land.js';
import { isDark } from '../style/light.js';
import type { Mode } from '../style/mode.js';

export function Grid({
  scene,
  square,
  mode,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'light'> & LandScene;
  readonly square: number;
  readonly mode: Mode;
}) {
  if (!(square > 0)) return null;
  const lines: string[] = [];
  for (let x = square; x < scene.width; x += square) lines.push(`M${Math.round(x)} 0V${scene.depth}`);
  for (let y = scene.depth - square; y > 0; y -= square) lines.push(`M0 ${Math.round(y)}H${scene.width}`);
  return (
    <path
      d={lines.join('')}
      fill="none"
      stroke={isDark(scene, mode) ? '#f6f0e0' : '#1c1a15'}
      strokeWidth={10}
      strokeOpacity={0.3}
      strokeDasharray="30 50"
      pointerEvents="none"
    />
  );
}
