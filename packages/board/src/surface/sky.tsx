/** Light and weather: veils over the land and under the pieces, so that the hour is felt and nothing becomes illegible. */
import type { Scene } from '@umpire/engine';
import { useFetched } from '../fetched.js';
import { rectPath } from '../shape/path.js';
import type { LandScene } from '../style/land.js';
import { lightOf, weatherOf } from '../style/light.js';
import type { Mode } from '../style/mode.js';
import { WEATHER } from './weather-art.js';

export function Sky({
  scene,
  mode,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'light' | 'weather'> & LandScene;
  readonly mode: Mode;
}) {
  const weather = weatherOf(scene.weather);
  const art = useFetched(WEATHER, weather !== undefined && mode !== 'print');
  if (mode === 'print') return null;
  const whole = rectPath(0, 0, scene.width, scene.depth);
  return (
    <g pointerEvents="none">
      {lightOf(scene, mode).veils.map(veil => (
        <path key={veil.colour} d={whole} fill={veil.colour} opacity={veil.opacity} />
      ))}
      {art && weather && <art.WeatherOver weather={weather} whole={whole} />}
    </g>
  );
}
