/** Light and weather: veils over the land and under the pieces, so that the hour is felt and nothing becomes illegible. */
import type { Scene } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { dotsPath, linePath, rectPath } from '../shape/path.js';
import { type Shape, Shapes } from '../shape/shape.js';
import { lightOf, type Veil, type Weather, weatherOf } from '../style/light.js';
import type { Mode } from '../style/mode.js';

const TILE = 2400;

const WEATHER_VEILS: Readonly<Record<Weather, Veil>> = {
  rain: { colour: '#3d4d5c', opacity: 0.2 },
  snow: { colour: '#eef2f5', opacity: 0.22 },
  dust: { colour: '#c79a58', opacity: 0.3 },
  heat: { colour: '#f4d79a', opacity: 0.2 },
  fog: { colour: '#dfe3e2', opacity: 0.34 },
};

/** What falls or blows, on one tile that is repeated. */
function falling(weather: Weather): Shape[] {
  const roll = chance(`weather ${weather}`);
  const places = (count: number) => Array.from({ length: count }, () => ({ x: roll() * TILE, y: roll() * TILE }));
  const streaks = (count: number, dx: number, dy: number): string =>
    places(count)
      .map(p => linePath([p, { x: p.x + dx * roll.between(0.6, 1.2), y: p.y + dy }]))
      .join('');
  switch (weather) {
    case 'rain':
      return [{ d: streaks(44, -45, 170), stroke: '#e8f0f5', width: 9, opacity: 0.42 }];
    case 'snow':
      return [
        { d: dotsPath(places(34)), stroke: '#ffffff', width: 30, opacity: 0.85 },
        { d: dotsPath(places(22)), stroke: '#ffffff', width: 46, opacity: 0.7 },
      ];
    case 'dust':
      return [{ d: streaks(30, 620, 24), stroke: '#f0dcae', width: 20, opacity: 0.4 }];
    case 'heat':
    case 'fog':
      return [{ d: streaks(12, 900, 0), stroke: '#ffffff', width: 60, opacity: 0.16 }];
  }
}

export function Sky({
  scene,
  mode,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'light' | 'weather'>;
  readonly mode: Mode;
}) {
  if (mode === 'print') return null;
  const weather = weatherOf(scene.weather);
  const veils = [...(weather ? [WEATHER_VEILS[weather]] : []), ...lightOf(scene, mode).veils];
  const whole = rectPath(0, 0, scene.width, scene.depth);
  return (
    <g pointerEvents="none">
      {veils.map(veil => (
        <path key={veil.colour} d={whole} fill={veil.colour} opacity={veil.opacity} />
      ))}
      {weather && (
        <>
          <pattern id={`weather-${weather}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <Shapes shapes={falling(weather)} />
          </pattern>
          <path d={whole} fill={`url(#weather-${weather})`} />
        </>
      )}
    </g>
  );
}
