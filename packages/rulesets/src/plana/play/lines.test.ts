import { optionsFor, type Point, type RuleId, randomFor, seededDice, splitLeg, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import { type Ground, groundOf, levelAt } from './ground.js';
import { groundBetween, type Limits, lineBlocked } from './lines.js';
import { fivePoints } from './places.js';
import { areAllBlocked, layRays, rayBlocked } from './rays.js';

/** PLA-LOS-07 as it reads, with every line cut where it enters and leaves the ground. */
function asItReads(ground: Ground, { visibility, closeLimit, slaved }: Limits, from: Point, to: Point): RuleId | null {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  if (!slaved && length > visibility) return 'PLA-LOS-05';
  const inClose = splitLeg(
    from,
    to,
    ground.close.map(({ area }) => area),
  ).reduce((sum, piece) => sum + (piece.areas.length > 0 ? piece.to - piece.from : 0), 0);
  if (!slaved && inClose * length > closeLimit) return 'PLA-LOS-02';
  const [here, there] = [levelAt(ground, from), levelAt(ground, to)];
  let half: RuleId | null = null;
  for (const { area, feature } of ground.hills)
    for (const piece of splitLeg(from, to, [area])) {
      if (piece.areas.length === 0 || feature.level <= Math.min(here, there)) continue;
      if (feature.level > Math.max(here, there)) return 'PLA-LOS-03';
      if ((here <= there ? piece.from : 1 - piece.to) < 0.5) half = 'PLA-LOS-04';
    }
  return half;
}

const PAIRS = 3000;
test.each(plana.scenarios.map(({ id, data }) => [id, data] as const))(
  'PLA-LOS-07 every line between two bases is blocked as it reads, and where nothing is hoped for none is free: %s',
  (_, scenario) => {
    const begun = start({ rules: plana, options: optionsFor(plana, scenario), scenario, dice: seededDice(1) });
    if (!begun.ok) throw new Error(begun.error.message);
    const { terrain, table } = begun.value.state;
    const ground = groundOf(terrain.now);
    const chance = randomFor(7, 'a');
    const anywhere = () => ({
      x: chance.below(table.now.width),
      y: chance.below(table.now.depth),
      facing: chance.below(3600),
      width: 200 + chance.below(300),
      depth: 100 + chance.below(200),
    });
    let hopeless = 0;
    for (let i = 0; i < PAIRS; i++) {
      const [a, b] = [anywhere(), anywhere()];
      const limits = { visibility: 3000, closeLimit: 100 + chance.below(400), slaved: i % 10 === 0 };
      const between = groundBetween(ground, a, b);
      expect(lineBlocked(between, limits, a, b)).toBe(asItReads(ground, limits, a, b));
      layRays(between, limits, a, b);
      for (const [from, here] of fivePoints(a).entries())
        for (const [to, there] of fivePoints(b).entries())
          if ((from + to + i) % 5 === 0) expect(rayBlocked(from, to)).toBe(asItReads(ground, limits, here, there));
      if (!areAllBlocked()) continue;
      hopeless++;
      for (const from of fivePoints(a))
        for (const to of fivePoints(b)) expect(asItReads(ground, limits, from, to)).not.toBeNull();
    }
    expect(hopeless).toBeGreaterThan(0);
  },
);
