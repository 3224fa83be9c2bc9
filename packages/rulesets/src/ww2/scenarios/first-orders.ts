import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** S-5: six stands a side, everything in place (WW2-HG-20, WW2-HG-21). */
export const scenario: ScenarioEntry = {
  ...HEADS.firstOrders,
  data: {
    id: HEADS.firstOrders.id,
    title: 'First orders: a farm in May 1940',
    limit: 6,
    table: { width: 3000, depth: 3000, zones: 1000 },
    zone: 'Temperate',
    features: [
      { id: 'orchard', kind: 'wood', from: [600, 1000], to: [1200, 1450] },
      { id: 'farm', kind: 'BUA', from: [1700, 1300], to: [2150, 1700] },
      { id: 'knoll', kind: 'hill', from: [350, 1900], to: [950, 2400] },
      { id: 'copse', kind: 'wood', from: [2400, 700], to: [2800, 1000] },
      { id: 'inn', kind: 'BUA', from: [1800, 2400], to: [2150, 2700] },
    ],
    roads: [
      [
        [1950, 0],
        [1950, 3000],
      ],
    ],
    first: 'a',
    objective: 'farm',
    sides: {
      a: {
        name: 'French',
        groups: [
          {
            id: 'A1',
            name: 'French company',
            stands: [
              { unit: 'BARG', grade: 'C', hq: true },
              { unit: 'BARG', grade: 'C', count: 2 },
              { unit: 'somua', grade: 'C' },
              { unit: 'VLG-gun', grade: 'C' },
              { unit: 'truck', grade: 'C' },
            ],
          },
        ],
      },
      b: {
        name: 'Germans',
        groups: [
          {
            id: 'B1',
            name: 'German company',
            stands: [
              { unit: 'BARG', grade: 'C', hq: true },
              { unit: 'BARG', grade: 'C', count: 2 },
              { unit: 'panzer-38t', grade: 'C' },
              { unit: 'VLG-gun', grade: 'C' },
              { unit: 'Mortars', grade: 'C' },
            ],
          },
        ],
      },
    },
    deployment: {
      'A1.1': [1500, 500, 0],
      'A1.2': [900, 850, 0],
      'A1.3': { in: 'A1.6' },
      'A1.4': [1950, 600, 0],
      'A1.5': [2600, 875, 0],
      'A1.6': [1950, 200, 0],
      'B1.1': [1500, 2600, 180],
      'B1.2': [650, 2150, 180],
      'B1.3': [1975, 2500, 180],
      'B1.4': [1250, 2300, 180],
      'B1.5': [2500, 2250, 180],
      'B1.6': [950, 2750, 180],
    },
    steps: [
      {
        id: 'orders',
        title: 'Your orders',
        text: 'The farm in the middle decides: after turn 6 more stands in it win, unless a company has failed its morale before. Command points were thrown for your company; a move of one stand costs one, and each stand makes one a turn (WW2-CP-04, WW2-CP-15).',
        when: 'start',
        done: 'read',
        show: 'farm',
      },
      {
        id: 'orchard',
        title: 'Into the orchard',
        text: 'Drag your riflemen A1.2 straight ahead into the orchard, to about its middle. Woods are good going on foot; from their edge men see out, and in cover they are found only from very near (WW2-GO-07, WW2-LOS-02).',
        when: 'tactical',
        done: 'moved',
        show: ['A1.2', 'orchard'],
      },
      {
        id: 'lorry',
        title: 'Bring up the lorry',
        text: 'Drag the lorry A1.6 up the lane as far as it goes: 1000m on wheels, with riflemen A1.3 aboard, until it touches the farm. There the farm hides it; farther back a tank that drives round would find it. Point at a stand to see whom it sees (WW2-MOV-02, WW2-LOS-08).',
        when: 'tactical',
        done: 'moved',
        show: ['A1.6', 'farm'],
      },
      {
        id: 'gun',
        title: 'Leave the gun alone',
        text: 'The gun A1.5 is in the edge of the copse: as long as it does not move it is hard to find (WW2-DET-02). Bring up the tank A1.4 if you have points left, its front to the enemy (WW2-ARC-01). Then end the turn: what is not spent is lost (WW2-R-51).',
        when: 'tactical',
        done: 'turn-ended',
        show: ['A1.5', 'A1.4'],
      },
      {
        id: 'contest',
        title: 'The contest of fire',
        text: 'Before a shot both stands look for each other, then both throw a die: +3 for whoever has seen the other, +1 for the better grade, less for suppression. Whoever has four more fires alone; else both do. So the target may answer, or even be first (WW2-SHO-03 to WW2-SHO-11).',
        when: 'enemy-shot',
        done: 'read',
        until: 'Play on until somebody opens fire.',
      },
      {
        id: 'result',
        title: 'What a shot does',
        text: 'Whoever fires throws a die for effect, against the score required, then one for the result, which what the effect was over or under makes better or worse. The grade of the target says what that does. A suppression marker costs one in the next contest and makes the next result one worse (WW2-RES-12, WW2-RES-14, WW2-SHO-07, WW2-RES-15).',
        when: 'result',
        done: 'read',
        until: 'Play on until a shot is fired.',
      },
      {
        id: 'set-down',
        title: 'Men out of the lorry',
        text: 'If the lorry is beside the farm, take it up and set the riflemen A1.3 down in the farm, for one point (WW2-TAC-08). They may then make one move, and among houses they are in hard cover (WW2-TAC-12, WW2-LOS-04). Within 250m of the lorry they still share what befalls it (WW2-TAC-11).',
        when: 'second-turn',
        done: 'read',
        show: ['A1.6', 'A1.3', 'farm'],
      },
      {
        id: 'fire',
        title: 'Fire halted',
        text: 'One of yours has a target: take it up, choose whom to fire at, and read the odds before you order it. Halted fire is two shots and helps to see; fire on the move is one, at a worse score. Flank and rear are the best to shoot at (WW2-TAC-03, WW2-DET-08, WW2-EFF-08, WW2-EFF-10, WW2-EFF-11).',
        when: 'target',
        done: 'read',
        until: 'Play on until one of yours can shoot at somebody.',
      },
      {
        id: 'shaken',
        title: 'Pinned and repulsed',
        text: 'A pinned stand takes no step closer to the enemy until a shot leaves it unharmed or a quiet enemy turn has passed (WW2-RES-20, WW2-R-81). A repulsed one runs 500m, into cover if it can (WW2-R-84), and recovers on 5 or 6 at the start of its turn (WW2-MOR-11).',
        when: 'shaken',
        done: 'read',
        until: 'Play on until a stand is pinned or repulsed.',
      },
      {
        id: 'closing',
        title: 'The end is near',
        text: 'With four stands repulsed or destroyed, or six pinned too, a company tests its morale on one die: grade C needs 5 or 6 (WW2-MOR-01, WW2-MOR-11). Whose company fails has lost. If neither does, hold the farm at the end of turn 6. Next: Orne lanes.',
        when: 'closing',
        done: 'read',
        show: 'farm',
        until: 'Play on until one company is shaken, or the last turn comes.',
      },
    ],
    briefing: {
      a: 'Take the farm between the two villages, and hold it. The enemy has a tank and an anti-tank gun about the inn.',
      b: 'Take the farm before the French do. They bring a slow, thick-skinned tank and men in a lorry.',
    },
  },
};
