import { optionsFor, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';

/** S-5, whose stands are all in place; what a case puts elsewhere. */
const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;
function begun(places: Readonly<Record<string, unknown>>): string {
  const { deployment, ...rest } = data as { deployment: object };
  const scenario = { ...rest, deployment: { ...deployment, ...places } };
  const found = start({ rules: ww2, scenario, options: optionsFor(ww2, data), dice: seededDice(1) });
  return found.ok ? 'begun' : `${found.error.path}: ${found.error.message}`;
}

// biome-ignore format: a case a line
test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['WW2-HG-21 as it stands',                     {},                                'begun'],
  ['WW2-R-130 side by side, touching',           { 'A1.1': [1150, 850, 0] },        'begun'],
  ['WW2-R-04 on another stand',                  { 'A1.1': [1000, 850, 0] },        'deployment.A1.1: it would lie on A1.2 (WW2-R-04)'],
  ['WW2-R-04 over the edge of the table',        { 'A1.1': [100, 500, 0] },         'deployment.A1.1: it would not lie wholly on the table (WW2-R-04)'],
  ['WW2-GO-05 a lorry in a wood',                { 'A1.6': [900, 1250, 0] },        'deployment.A1.6: it cannot stand on that ground (WW2-R-04)'],
  ['WW2-VEH-37 in what carries nobody',          { 'A1.3': { in: 'A1.4' } },        'deployment.A1.3: A1.4 cannot carry it (WW2-R-48)'],
  ['WW2-R-48 in the lorry of the enemy',         { 'B1.2': { in: 'A1.6' } },        'deployment.B1.2: A1.6 cannot carry it (WW2-R-48)'],
  ['WW2-R-48 two in one lorry',                  { 'A1.2': { in: 'A1.6' } },        'deployment.A1.3: A1.6 carries another stand already (WW2-R-48)'],
])('a battle whose deployment is given: %s', (_, places, wanted) => expect(begun(places)).toBe(wanted));
