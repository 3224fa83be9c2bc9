import { expect, test } from 'vitest';
import { battle, standIn, type Written } from '../play/kit.js';
import { symbolOf } from './symbols.js';

test.each<[string, Written[0], string]>([
  ['WW2-VEH-34 lorries are no engineers', 'truck', 'lorry'],
  ['WW2-ORG-14 and everybody knows a headquarters that does not fight', 'command', 'lorry'],
  ['WW2-CLS-15 bombers have several engines', 'BOMBER', 'heavy-bomber'],
  ['WW2-HG-05 and so have those who carry troops', 'TRANSPORT', 'heavy-bomber'],
  ['WW2-CLS-16 attack aircraft have propellers', 'ATTACK', 'propeller-attack'],
  ['WW2-CLS-17 fighters too', 'FIGHTER', 'propeller-fighter'],
  ['WW2-R-108 but jets', 'FIGHTER-jet', 'fighter'],
])('%s', (_, unit, wanted) => {
  const match = battle({ groups: { A1: [['IG', 1000, 1000], [unit]], B1: [['IG', 8000, 8000]] } });
  expect(symbolOf(standIn(match, 'A1.2').nature)).toBe(wanted);
});
