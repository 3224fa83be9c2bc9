import { rectangle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { laidAt } from './grab.js';
import { layAgain } from './letting-go.js';

const again = { verb: 'placePiece', values: { feature: '1,1 wood 1', jungle: false }, point: 'point' };
const wood = { id: 'wood1', kind: 'wood', outline: rectangle(1000, 2000, 400, 600), again } as const;
const fixed = { id: 'town', kind: 'town', outline: rectangle(3000, 2000, 400, 600) } as const;

test.each([
  ['within it', { x: 1100, y: 2500 }, 'wood1'],
  ['beside it', { x: 900, y: 2500 }, undefined],
  ['on ground that nobody may move', { x: 3100, y: 2500 }, undefined],
])('ground that may be laid elsewhere is taken hold of %s', (_, hand, id) => {
  expect(laidAt({ features: [fixed, wood] }, hand)?.id).toBe(id);
});

test('ground that is let go is ordered with its middle as far from its old one as the hand went', async () => {
  const given: unknown[] = [];
  const give = async (order: unknown) => void given.push(order);
  await layAgain({ give }, wood, { x: 1100, y: 2500 }, { x: 1350, y: 2400 });
  expect(given).toEqual([{ verb: 'placePiece', feature: '1,1 wood 1', jungle: false, point: { x: 1450, y: 2200 } }]);
});
