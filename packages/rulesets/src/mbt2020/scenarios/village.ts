import type { ScenarioEntry } from '@umpire/engine';
import { VILLAGE, villageSteps } from '../../common/mbt/scenarios/village.js';
import { HEADS } from './heads.js';

/** Who learns has the better of it: one defender less, of a lower grade, and a group stands three losses. */
const { B4: _stayedAway, ...deployment } = VILLAGE.deployment;

/** 9.0: the first battle, six stands against five, with its guide (MBT20-HSE-20). */
export const scenario: ScenarioEntry = {
  ...HEADS.village,
  data: {
    id: 'mbt2020-0-first-battle',
    ...VILLAGE,
    deployment,
    fragileAt: { repulsed: 4, neutralised: 3 },
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
        grade: 'GRADE-',
        homeZone: 'Temperate',
        baseEdge: 'north',
        groups: [
          {
            name: 'Rearguard',
            stands: [
              { ids: ['B1'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', bghq: true, name: 'M1 Abrams' },
              { ids: ['B2'], subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', name: 'M1 Abrams' },
              { ids: ['B3'], subClass: 'INFn', posture: 'INF', mode: 'STATIC', name: 'M113 platoon' },
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
      aim: 'The village is yours if more stands of yours than of his are in it after turn 6, or once his group breaks: 3 lost or 4 driven back. A question mark is a blank: nobody has seen yet what it is.',
      scouts:
        'Drag the scouts forward first, 4" to 8": they are FAST and must go at least half. Keep out of 4" of blanks.',
      blanks:
        'Scouts within 16" turn blanks up. The missile team east of the village strikes only tanks, within 12"; a STATIC stand never moves.',
      lookOut: 'Take up the scouts and press Turn up (U): they show what the blanks within 16" are.',
      together:
        'Bring up a tank with a platoon within 4" of it, and so with each: infantry strikes a lone tank two columns better.',
      reach:
        'The marked column is the odds: GREEN even, right of it good, left bad. A tank engages tanks before it within 12"; infantry strikes a tank within 8", a STATIC tank within 4", without reply.',
      result:
        'Pinned never wears off: it fights a column worse, and pinned again it is driven back, half a move. Driven back again: lost.',
      rest: 'Leave whoever of yours is Pinned or driven back out of the fight.',
    }),
    victory:
      "Fragile at 4 driven back or 3 lost; the army figures are not looked at. After turn 6 the attacker wins if more of his ground stands than of the defender's have their centre in 'village'; otherwise the defender.",
  },
};
