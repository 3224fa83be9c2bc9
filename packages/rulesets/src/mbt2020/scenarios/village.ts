import type { ScenarioEntry } from '@umpire/engine';
import { VILLAGE, villageSteps } from '../../common/mbt/scenarios/village.js';
import { HEADS } from './heads.js';

/** 9.0: the first battle, six stands a side, with its guide (MBT20-HSE-20). */
export const scenario: ScenarioEntry = {
  ...HEADS.village,
  data: {
    id: 'mbt2020-0-first-battle',
    ...VILLAGE,
    fragileAt: { repulsed: 3, neutralised: 2 },
    sides: {
      a: {
        name: 'Isle of Man',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'south',
        groups: [
          {
            name: 'Squadron',
            stands: [
              { ids: ['A1'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'Challenger 3' },
              { ids: ['A2'], subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', name: 'Challenger 3' },
              { ids: ['A3'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'Challenger 2' },
              { ids: ['A4', 'A5'], subClass: 'INF+', posture: 'INF', mode: 'MOBILE', name: 'Warrior platoon' },
              { ids: ['A6'], subClass: 'INFn', posture: 'REC', mode: 'FAST', name: 'Scouts' },
            ],
          },
        ],
      },
      b: {
        name: 'Ynys Mon',
        grade: 'GRADE+',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: 'Rearguard',
            stands: [
              { ids: ['B1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'M1 Abrams' },
              { ids: ['B2'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'M1 Abrams' },
              { ids: ['B3'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'M113 platoon' },
              { ids: ['B4'], subClass: 'INFn', posture: 'INF', mode: 'MOBILE', name: 'M113 platoon' },
              { ids: ['B5'], subClass: 'INFn', posture: 'ATM', mode: 'STATIC', name: 'TOW section' },
              { ids: ['B6'], subClass: 'INFn', posture: 'LAS', mode: 'MOBILE', name: '120 mm mortars' },
            ],
          },
        ],
      },
    },
    briefing: {
      a: 'Take the village. A rearguard holds it, with missiles somewhere to the east.',
      b: 'Hold the village for six turns. They will come with tanks and scouts.',
    },
    steps: villageSteps({
      aim: 'The village is yours if more of your stands than of his have their centre in it after turn 6, or as soon as his group is Fragile: 3 driven back (Repulsed) or 2 lost (Neutralised). Counters with a question mark are blanks.',
      scouts:
        'Drag the scouts forward first, 4" to 8": they are FAST and must go at least half. Keep out of 4" of blanks.',
      blanks:
        'Scouts within 16" turn blanks up. The missile team east of the village strikes only tanks, within 12"; a STATIC stand never moves.',
      lookOut: 'Take up the scouts and press Turn up (U): they show what the blanks within 16" are.',
      together:
        'Bring up a tank with a platoon within 4" of it, and so with each: infantry strikes a lone tank two columns better.',
      reach:
        'A tank within 12" of a tank, and in front of yours, may engage. The column is shown: GREEN is an even fight, each advantage goes a column right of it, each drawback left. Left of GREEN is a bad bargain: win little, lose all. Infantry strikes tanks without reply, within 8", STATIC 4".',
      result: 'Driven back (Repulsed): it falls back half a move. Pinned again: driven back. Driven back again: lost.',
    }),
    victory:
      "Fragile at 3 Repulsed or 2 Neutralised; the army figures are not looked at. After turn 6 the attacker wins if more of his ground stands than of the defender's have their centre in 'village'; otherwise the defender.",
  },
};
