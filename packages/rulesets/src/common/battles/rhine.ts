import type { OrderOfBattle } from './order-of-battle.js';

/** February 1945, between the Reichswald and the Rhine. An armoured and an infantry group meet a panzer group and paratroops round a village. */
// biome-ignore format: a piece of ground, a sort of troops a line
export const RHINE: OrderOfBattle = {
  title: 'Before the Rhine, February 1945',
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
      name: 'British',
      groups: [
        {
          name: 'Armoured group',
          troops: [{ sort: 'Sherman', count: 7 }, { sort: 'Firefly', count: 2 }, { sort: 'Motor company', count: 3 }],
        },
        {
          name: 'Infantry group',
          troops: [
            { sort: 'Rifle companies', count: 7 }, { sort: 'M10', count: 1 }, { sort: '17-pounder', count: 1 },
            { sort: '4.2-inch mortars', count: 2 }, { sort: '25-pounder', count: 1 },
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
          name: 'Parachute group',
          troops: [
            { sort: 'Fallschirmjäger', count: 7 }, { sort: 'StuG III', count: 1 }, { sort: 'Pak 40', count: 2 },
            { sort: '8 cm mortars', count: 1 }, { sort: 'leFH 18', count: 1 },
          ],
        },
      ],
    },
  },
  briefing: {
    a: 'The road to the Rhine runs through the village. Take it before the panzers come down the road, and keep your infantry beside your tanks.',
    b: 'What is left of the front before the Rhine stands here. Hold the village with the paratroops, and let the Panthers wait for whoever comes into the open.',
  },
};
