import type { Options } from '@umpire/engine';
import { pointsOf, unitOf } from '../rules/units.js';
import type { ListedStand } from './scenario.js';
import type { Nature } from './state.js';

/** What a stand of a list is (4.3), by the rulings of the battle. */
export function natureOf(listed: ListedStand, options: Options): Nature {
  const row = unitOf(listed.unit, options);
  const { lightMortars, skirts, radar, lateBritish, jungleTrained, grade, dugIn } = listed;
  const aaa = listed.aaa || row.aaa;
  return {
    unit: listed.unit,
    weapon: row.weapon,
    class: row.class,
    tread: row.tread ?? 'air',
    speed: row.speed,
    grade,
    fixed: row.fixed,
    aaa,
    lightMortars,
    skirts,
    radar,
    lateBritish,
    jungleTrained: jungleTrained && row.tread === 'foot',
    carries: row.carries,
    points: pointsOf({ unit: listed.unit, grade, lightMortars, aaa, dugIn }, options).points,
    additional: listed.unit === 'command',
  };
}
