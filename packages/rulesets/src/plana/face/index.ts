import {
  type Face,
  forbid,
  type GlossaryWord,
  isRefusal,
  type Look,
  type Meter,
  type Reach,
  type Refusal,
  reachFrom,
  SIDES,
} from '@umpire/engine';
import { markedBy } from '../../common/book/glossary.js';
import { contactName } from '../play/actions.js';
import { isAdvance, wayOf } from '../play/moves.js';
import { sightBetween } from '../play/sight.js';
import { CM } from '../play/state.js';
import type { Seat, Types } from '../play/types.js';
import { tenthsLost } from '../rules/forces.js';
import { gesture, menu, type Order, preview } from '../verbs/index.js';
import { belief } from './belief.js';
import { briefing } from './briefing.js';
import { card } from './card.js';
import { guide } from './guide.js';
import { MARKS } from './marks.js';
import { roster } from './roster.js';
import { scene } from './scene.js';
import { formations, push } from './together.js';

/** Where a base can get to in this turn. */
function reach({ view, options }: Seat, verb: string, stand: string): Reach | Refusal {
  const base = view.bases.find(one => one.id === stand && one.where === 'table');
  if (!base) return forbid('PLA-MV-18', 'it is not on the table');
  if (verb !== 'move' && verb !== 'assault') return forbid('PLA-MV-18', 'that is no move');
  const { width, depth } = view.table.now;
  return reachFrom({
    start: base,
    pitch: CM / 2,
    bounds: { left: 0, bottom: 0, right: width, top: depth },
    cost: (ax, ay, bx, by) => {
      const to = { x: bx, y: by };
      const way = wayOf(
        view,
        { ...base, x: ax, y: ay },
        [to],
        'tactical',
        isAdvance(view, base, to, view.contacts),
        options,
      );
      return isRefusal(way) || way.allowanceCm === 0 ? Number.POSITIVE_INFINITY : way.costCm / way.allowanceCm;
    },
    free: () => true,
  });
}

function sight({ view, options }: Look<Types>, piece: string) {
  const base = view.bases.find(one => one.id === piece && one.where === 'table');
  if (!base) return [];
  return view.contacts
    .filter(c => c.status !== 'gone')
    .map(contact => {
      const { visible, blockedBy } = sightBetween(view, base, contact, options);
      return { id: contactName(contact.no), blockedBy: visible ? [] : [blockedBy ?? 'PLA-LOS-01'] };
    });
}

/** How much of each side's strength is gone, as far as the viewer knows it. */
function meters({ view, viewer }: Look<Types>): Meter[] {
  return SIDES.flatMap((side): Meter[] => {
    if (side !== viewer && viewer !== 'umpire') return [];
    const own = view.truth ? view.truth.sides[side] : view.own;
    if (!own || view.turn === 0 || own.startSp === 0) return [];
    return [
      {
        id: `${side}-strength`,
        side,
        label: 'tenths of strength lost',
        rule: 'PLA-VIC-02',
        word: 'sp',
        lost: Math.min(10, tenthsLost(own.startSp, own.lostSp, own.leftSp)),
        limit: 10,
        next: 'each tenth: a point to the enemy',
      },
    ];
  });
}

const word = (id: string, name: string, text: string, ...rules: string[]): GlossaryWord => ({
  id,
  word: name,
  text,
  rules,
});
// biome-ignore format: a word a line
const GLOSSARY: readonly GlossaryWord[] = [
  word('company', 'Company', 'What you command: its bases share orders, locate together and test morale together.', 'PLA-GEN-03'),
  word('sp', 'Strength points', 'What a base can lose: one is a vehicle, ten militia, four or five trained soldiers or two armoured troopers. Without any it is gone.', 'PLA-SP-01', 'PLA-SP-02'),
  word('order', 'Order', 'What a company is to do. Issuing one takes time, and a radio that is not jammed; until it arrives the old one stands.', 'PLA-ORD-01', 'PLA-OM-16'),
  word('pinned', 'Pinned', 'Most troops do not move while they are pinned; they may fire.', 'PLA-PS-01'),
  word('suppressed', 'Suppressed', 'Most troops can neither move nor fire, and no order reaches them.', 'PLA-PS-02', 'PLA-ORD-11'),
  word('dug-in', 'Dug in', 'In trenches or buildings: harder to find and to hit, and strong in an assault. Deep works are better still.', 'PLA-FIR-09', 'PLA-FIR-07'),
  word('non-tactical', 'Non-tactical', 'Fast, without regard to cover: easy to see, and all fire does double.', 'PLA-MOV-11', 'PLA-FIR-16'),
  word('contact', 'Contact', 'What your side believes to stand there: a number, a kind, a place, and how old the news is. Never its strength.', 'PLA-BEL-02'),
  word('range', 'Range', 'Effective range first, then long range, in centimetres of a hundred metres.', 'PLA-FIR-01'),
  word('shots', 'Shots', 'Missiles run out; a supply column brings new ones.', 'PLA-LOG-01', 'PLA-LOG-03'),
  word('limbered', 'Limbered', 'Ready to move and unable to fire; changing takes a whole movement step.', 'PLA-MV-13'),
  word('work', 'At work', 'Engineers at work, and troops that dig, are easy targets until they are done.', 'PLA-ENG-03'),
  word('shaken', 'Shaken', 'It carries on, worse in assaults and in its next morale test.', 'PLA-MOR-31'),
  word('demoralised', 'Demoralised', 'It neither fires nor advances; it runs, or surrenders if an enemy is near.', 'PLA-MOR-32'),
];

export const face: Face<Types & { order: Order }> = {
  scene,
  card,
  menu,
  gesture,
  preview,
  reach,
  sight,
  briefing,
  meters,
  guide,
  belief,
  roster,
  formations,
  push,
  glossary: markedBy(GLOSSARY, MARKS),
};
