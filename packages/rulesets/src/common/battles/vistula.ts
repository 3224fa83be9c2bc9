import type { OrderOfBattle } from './order-of-battle.js';

/** January 1945: the second day west of the Vistula. A tank group and a rifle group meet a panzer group and grenadiers round a village. */
// biome-ignore format: a piece of ground, a sort of troops a line
export const VISTULA: OrderOfBattle = {
  title: 'West of the Vistula, January 1945',
  turns: 12,
  width: 6000,
  depth: 9000,
  features: [
    { id: 'village',     kind: 'BUA',  x: 2500, y: 4000, width: 1000, depth: 1000 },
    { id: 'farm',        kind: 'BUA',  x: 4000, y: 2250, width: 750,  depth: 750 },
    { id: 'manor',       kind: 'BUA',  x: 1250, y: 6000, width: 750,  depth: 750 },
    { id: 'west-forest', kind: 'LFA',  x: 250,  y: 2500, width: 1500, depth: 1750 },
    { id: 'east-forest', kind: 'LFA',  x: 4250, y: 4750, width: 1500, depth: 1750 },
    { id: 'south-rise',  kind: 'hill', x: 2250, y: 2000, width: 1000, depth: 750 },
    { id: 'north-rise',  kind: 'hill', x: 2750, y: 6250, width: 1000, depth: 750 },
  ],
  roads: [['farm', 'village'], ['village', 'manor']],
  sides: {
    a: {
      name: 'Soviets',
      groups: [
        {
          name: 'Tank group',
          troops: [{ sort: 'T-34/85', count: 7 }, { sort: 'IS-2', count: 2 }, { sort: 'Tank riders', count: 3 }],
        },
        {
          name: 'Rifle group',
          troops: [
            { sort: 'Rifles', count: 7 }, { sort: 'SU-76', count: 1 }, { sort: 'ZiS-3', count: 1 },
            { sort: '82 mm mortars', count: 2 }, { sort: '122 mm howitzers', count: 1 },
          ],
        },
      ],
    },
    b: {
      name: 'Germans',
      groups: [
        {
          name: 'Panzer group',
          troops: [
            { sort: 'Panther', count: 4 }, { sort: 'Panzer IV', count: 4 }, { sort: 'StuG III', count: 1 },
            { sort: 'Panzergrenadiere', count: 3 },
          ],
        },
        {
          name: 'Grenadier group',
          troops: [
            { sort: 'Grenadiere', count: 7 }, { sort: 'StuG III', count: 1 }, { sort: 'Pak 40', count: 2 },
            { sort: '8 cm mortars', count: 1 }, { sort: 'leFH 18', count: 1 },
          ],
        },
      ],
    },
  },
  briefing: {
    a: 'The front is broken; do not let it close again. Take the village before the panzers come down the road, and keep your rifles beside your tanks.',
    b: 'What is left of the front stands here. Hold the village with the grenadiers, and let the Panthers wait for whoever comes into the open.',
  },
};
