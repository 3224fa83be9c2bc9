import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** 9.6: the first battle, five a side. */
const data = Object.freeze({
  id: 'lane-1643',
  title: 'The lane, 1643',
  table: { scale: '25mm', option: 3, size: '8x4' },
  first: 'a',
  limit: { turns: 15, result: 'draw' },
  terrain: [
    { square: [1, 1], type: 'gentle-hill', name: 'Gallows Hill' },
    { square: [4, 1], type: 'wood', name: 'Parson’s Wood' },
  ],
  // biome-ignore format: one line a road
  roads: [{ points: [[6.4, 0], [6.6, 1.6], [6.1, 3], [7, 4.6], [6.9, 6.6667]], width: 0.3 }],
  briefing: {
    a: 'You bar a lane between a hill and a wood. Let them come into musket shot, then break the pike block or their General.',
    b: 'The rebels bar the lane. Your Cavaliers are better than anything they have: bring them in together, and keep the pikes behind them.',
  },
  sides: {
    a: {
      name: 'Parliament',
      list: 'parliament-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'P1', entry: 'horse', at: [4.4, 0.55, 0] },
        { id: 'P2', entry: 'regiments', at: [5.75, 0.8, 0] },
        { id: 'P3', entry: 'musketeers', at: [7, 0.8, 0], link: ['L1', 'in-line'], general: true },
        { id: 'P4', entry: 'musketeers', at: [8, 0.8, 0], link: ['L1', 'in-line'] },
        { id: 'P5', entry: 'dragoons', at: [9.5, 0.55, 0], role: 'skirmish' },
      ],
    },
    b: {
      name: 'Royalists',
      list: 'royalist-1643',
      // biome-ignore format: one line a vignette
      vignettes: [
        { id: 'R1', entry: 'musketeers', at: [9, 5.85, 180] },
        { id: 'R2', entry: 'cavaliers', at: [7.6, 6.1, 180] },
        { id: 'R3', entry: 'regiments', at: [6.2, 5.85, 180] },
        { id: 'R4', entry: 'cavaliers', at: [4.8, 6.1, 180], general: true },
        { id: 'R5', entry: 'dragoons', at: [3.4, 6.1, 180], role: 'skirmish' },
      ],
    },
  },
  // biome-ignore format: one line a step
  steps: [
    { id: 'aim', title: 'The aim', when: 'start', done: 'read', show: ['R3', 'R4', 'P2', 'P3'], text: 'Break two of the five that their line counts, or their General on R4, before they do it to you. A pike block counts two.' },
    { id: 'points', title: 'Orders cost points', when: 'activation', done: 'activated', show: ['P1', 'P2', 'P3', 'P4', 'P5'], text: 'A die settles your points for the turn; the top of the screen says how many are left. All four units would cost 6: the horse 1, the pikes 2 (irregulars), the musketeers 2 (raw men in a line), the dragoons 1. Pick those that matter.' },
    { id: 'move', title: 'The first move', when: 'movement', done: 'moved', show: 'movers', text: 'Drag somebody whom you paid for straight ahead; a line goes at most one width, and goes as one. A line hardly turns; foot wheel on a corner.' },
    { id: 'initiative', title: 'Those without orders', when: 'initiative', done: 'read', show: 'thrown', text: 'Whoever got no order throws a die after your moves and acts by himself: on 1 and 2 he charges or shoots if anybody is near enough, on 3 he falls back, on 4 and 5 he does as his neighbour does, and on a 6 he stands. Irregulars throw lower.' },
    { id: 'their-turn', title: 'Their turn', when: 'enemy-turn', done: 'own-turn', show: ['R2', 'R4'], text: 'Now they do the same. Watch the two Cavaliers: brave, irregular, and apt to run away with themselves.' },
    { id: 'fire', title: 'The first shot', when: 'shot-possible', done: 'shot', show: 'shooters', until: 'Pay for musketeers who have them one width straight ahead, and let them come.', text: 'Muskets reach one width, straight ahead. The odds stand beside the target; horse fear fire most. Let them come, then shoot.' },
    { id: 'charge', title: 'The charge', when: 'contact-possible', done: 'charged', show: 'nearby', text: 'A move into contact is a charge. Dragoons may evade anybody; horse may evade foot. Your horse beats musketeers, your pikes beat almost everything in front.' },
    { id: 'melee', title: 'The melee', when: 'melee', done: 'read', show: 'pairs', text: 'One die decides for both. Factors, reasons and odds are shown first; flanks halve heavy foot.' },
    { id: 'results', title: 'What came of it', when: 'driven-back', done: 'read', show: 'driven-back', text: 'Driven back they carry a band and fight worse; driven into friends close behind they break. Keep half a move of room behind your line.' },
    { id: 'end', title: 'The end', when: 'closing', done: 'over', show: [], until: 'Break one more of their line, or their General: shoot, and charge whoever wears a band.', text: 'The scores show how near each side is to losing. One good charge at a battered block ends it. Keep whoever wears bands out of their reach, with room behind him. Finish the battle.' },
  ],
});

export const scenario: ScenarioEntry = { ...HEADS.lane, data };
