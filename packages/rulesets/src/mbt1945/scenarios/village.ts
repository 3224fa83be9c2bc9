import type { ScenarioEntry } from '@umpire/engine';
import { VILLAGE, villageSteps } from '../../common/mbt/scenarios/village.js';
import { HEADS } from './heads.js';

/** 9.0: the first battle, six stands a side, with its guide (MBT45-HSE-20). */
export const scenario: ScenarioEntry = {
  ...HEADS.village,
  data: {
    id: 'mbt1945-0-first-battle',
    ...VILLAGE,
    fragileAt: { pinnedOrShaken: 4, broken: 2 },
    sides: {
      a: {
        name: 'British squadron',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Squadron',
            stands: [
              { ids: ['A1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Sherman' },
              { ids: ['A2'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Sherman' },
              { ids: ['A3'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Firefly' },
              { ids: ['A4', 'A5'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Rifle platoon' },
              { ids: ['A6'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Carriers' },
            ],
          },
        ],
      },
      b: {
        name: 'German rearguard',
        grade: 'GRADEn',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: 'Rearguard',
            stands: [
              { ids: ['B1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Panzer IV' },
              { ids: ['B2'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Panzer IV' },
              { ids: ['B3'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'Grenadiers' },
              { ids: ['B4'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'Grenadiers' },
              { ids: ['B5'], subClass: 'INFn', posture: 'ATA', mode: 'STATIC', name: 'Pak 40' },
              { ids: ['B6'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '8 cm mortars' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Take the village. A rearguard holds it, with a gun somewhere to the east. Your squadron is the better trained: the odds are yours if you keep together.',
      b: 'Hold the village for six turns. They will come with tanks and scouts, and are better trained: the harder side of this battle.',
    },
    steps: villageSteps({
      aim: 'The village is yours if more stands of yours than of his are in it after turn 6, or once his group is Fragile: 4 Pinned or Shaken, or 2 Broken. A question mark is a blank: nobody has seen yet what it is.',
      scouts:
        'Drag the scouts, the Carriers, forward first, 4" to 8": they are FAST and must go at least half. Keep out of 4" of blanks.',
      blanks:
        'Scouts within 16" turn blanks up. The gun east of the village strikes only tanks, within 6"; a STATIC stand never moves.',
      lookOut: 'Take up the scouts and press Turn up (U): they show what the blanks within 16" are.',
      together:
        'Bring up a tank with a platoon within 4" of it, and so with each: a tank that fights tanks without infantry counts two causes against itself.',
      reach:
        'Both counts are shown: two causes more than his is a bad bargain, win little, lose all. A tank engages tanks before it within 8"; infantry strikes a tank within 2", a STATIC tank 1", without reply.',
      result: 'Shaken: it falls back two bases. Pinned: it cannot move. A whole turn without fighting mends one step.',
      rest: 'Leave whoever is Pinned or Shaken out of the fight for a whole turn.',
    }),
    victory:
      "Fragile at 4 Pinned or Shaken or 2 Broken. After turn 6 the attacker wins if more of his ground stands than of the defender's have their centre in 'village'; otherwise the defender.",
  },
};
