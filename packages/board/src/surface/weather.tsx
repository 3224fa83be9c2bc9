/** Weather: a veil over the land, and what falls or blows on it. */
import { chance } from '../shape/chance.js';
import { dotsPath, linePath } from '../shape/path.js';
import { type Shape, Shapes } from '../shape/shape.js';
import type { Veil, Weather } from '../style/light.js';

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

export function WeatherOver({ weather, whole }: { readonly weather: Weather; readonly whole: string }) {
  const { colour, opacity } = WEATHER_VEILS[weather];
  return (
    <>
      <path d={whole} fill={colour} opacity={opacity} />
      <pattern id={`weather-${weather}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <Shapes shapes={falling(weather)} />
      </pattern>
      <path d={whole} fill={`url(#weather-${weather})`} />
    </>
  );
}
