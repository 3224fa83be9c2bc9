import { forbid, type Gesture, malformed, type Side } from '@umpire/engine';
import { z } from 'zod';
import { formerlyWord, namesIn } from '../../common/book/legacy-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import { citation, refusedBy } from '../lines.js';
import { ambusherRefusal, columnAt, comeSoFar, marchRefusal, marchTurn } from '../play/marching.js';
import type { State, Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { CORNERS, maySpring, mustSpring } from '../rules/march.js';
import { generalOf, mayLeaveBattleLine } from '../rules/troops.js';
import { TOO_HEAVY } from '../tables/sentences.js';
import { id, verb } from './verb.js';

/** 5.2: the column marches, and the ambusher waits for it. */

/** Whether a side must say something now in the march, and what. */
const isAsked = ({ view, by }: Seat, what: ReturnType<typeof marchTurn>['what']): boolean => {
  if (view.step !== 'march') return false;
  const turn = marchTurn(view);
  return turn.side === by && turn.what === what;
};

const ownOf = (view: State, by: Side): Vignette[] => view.vignettes.filter(v => v.side === by);
const nameOf = (v: Vignette) => ({
  label: v.id,
  text: `${v.name}${v.general ? ', the General' : ''}${v.key ? ', key' : ''}`,
});
/** IGR-AMB-10: who of the column may be no part of the main battle line. */
const lightOf = (view: State, by: Side): Vignette[] => ownOf(view, by).filter(v => mayLeaveBattleLine(v.troop));

/** Those who are outside the main battle line as the scenario has it, unless the marcher says otherwise. */
const asideOf = (view: State, by: Side): string[] =>
  ownOf(view, by)
    .filter(v => v.role === 'skirmish')
    .map(v => v.id);

const WRITTEN = citation('IGR-AMB-02', 'the marcher writes down his order of march');

export const writeMarch = verb({
  order: {
    order: formerlyWord(z.array(id).min(1).max(40), z.string().min(1).max(1000), namesIn),
    /** Exempt vignettes that are not part of the MBL. */
    skirmish: z.array(id).max(40).optional(),
  },
  label: 'Order of march',
  text: 'In which order your column marches; the other player does not see it',
  key: 'w',
  on: ({ seat }) => {
    if (!isAsked(seat, 'order')) return undefined;
    return lightOf(seat.view, seat.by).length > 0 ? SHOWN : { fields: ['order'] };
  },
  fields: {
    skirmish: {
      several: ({ seat: { view, by } }) => ({
        text: 'Who is outside the main battle line',
        among: lightOf(view, by).map(v => ({ value: v.id, ...nameOf(v) })),
        start: asideOf(view, by),
      }),
    },
    order: { rank: ({ seat: { view, by } }) => column(ownOf(view, by)) },
  },
  plan: ({ view, by }, { order, skirmish = asideOf(view, by) }) => {
    const refused = marchRefusal(view, by, 'marcher');
    if (refused) return refused;
    if (view.march.order.length > 0) return forbid('IGR-AMB-02', 'the order of march is written');
    const own = ownOf(view, by);
    const names = own.map(v => v.id);
    const wrong = order.findIndex(name => !names.includes(name));
    if (wrong >= 0) return malformed(`order[${wrong}]`, `there is no vignette ${order[wrong]} of yours`);
    if (new Set(order).size < order.length || order.length < own.length)
      return forbid('IGR-AMB-02', 'every vignette marches, each once');
    const heavy = skirmish.findIndex(name => !own.some(v => v.id === name && mayLeaveBattleLine(v.troop)));
    if (heavy >= 0) return refusedBy(TOO_HEAVY);
    return skirmish.length < own.length ? skirmish : forbid('IGR-DEP-13', 'somebody must be in the main battle line');
  },
  act: (game, side, { order }, skirmish) =>
    game.happen({ kind: 'marchWritten', side, order, skirmish, because: [WRITTEN] }),
});

/** IGR-AMB-02: the column, the head first; a few ready orders to begin with. */
function column(own: readonly Vignette[]): Gesture {
  const mounted = (v: Vignette) => Number(generalOf(v.troop) === 'FOOT');
  const sorted = (rank: (v: Vignette) => number) => [...own].sort((a, b) => rank(a) - rank(b));
  const ready: readonly (readonly [string, readonly Vignette[]])[] = [
    ['As listed', own],
    ['The last first', [...own].reverse()],
    ['Horse and guns first', sorted(mounted)],
    ['Foot first', sorted(v => -mounted(v))],
    ['The General in front', sorted(v => (v.general ? 0 : 1))],
  ];
  return {
    kind: 'rank',
    text: 'The head of the column first',
    rows: own.map(v => ({ id: v.id, ...nameOf(v) })),
    starts: ready.map(([label, order]) => ({ label, value: order.map(v => v.id) })),
  };
}

const CHOSEN = citation('IGR-R-17', 'the marcher chooses the diagonal and its corner');
const CORNER_WORDS = { sw: 'South-west', se: 'South-east', nw: 'North-west', ne: 'North-east' } as const;

export const chooseDiagonal = verb({
  order: { from: z.enum(CORNERS) },
  label: 'Choose the diagonal',
  text: 'The corner at which your column enters',
  key: 'd',
  on: ({ seat }) => (isAsked(seat, 'diagonal') ? SHOWN : undefined),
  fields: { from: { choose: () => CORNERS.map(value => ({ value, label: CORNER_WORDS[value] })) } },
  plan: ({ view, by }) => {
    const refused = marchRefusal(view, by, 'marcher');
    if (refused) return refused;
    if (view.march.order.length === 0) return forbid('IGR-AMB-02', 'first the order of march is written');
    return view.ambush.now!.corner === null ? undefined : forbid('IGR-R-17', 'the diagonal is chosen');
  },
  act: (game, _by, { from }) => game.happen({ kind: 'diagonalChosen', corner: from, because: [CHOSEN] }),
});

const STEP = citation('IGR-AMB-06', 'the column advances by the rate of its slowest');

export const wait = verb({
  order: {},
  label: 'Wait',
  text: 'The column advances one step',
  key: 'w',
  on: ({ seat }) => (isAsked(seat, 'spring') ? SHOWN : undefined),
  plan: ({ view, by, options }) =>
    ambusherRefusal(view, by) ??
    (mustSpring(comeSoFar(view, options))
      ? forbid('IGR-R-18', 'the march is at its end: now he must deploy')
      : undefined),
  act: game => {
    const { state, options } = game;
    const { steps, corner } = state.ambush.now!;
    const column = columnAt(state, steps + 1, corner!, options);
    game.happen({ kind: 'marched', steps: steps + 1, column, because: [STEP] });
  },
});

const SPRINGS = citation('IGR-AMB-08', 'half of the marchers are on the table, or the head is at the end');

export const spring = verb({
  order: {},
  label: 'Spring the ambush',
  text: 'Then you place your army',
  key: 's',
  ends: 'step',
  on: ({ seat }) => (isAsked(seat, 'spring') ? SHOWN : undefined),
  plan: ({ view, by, options }) => {
    const refused = ambusherRefusal(view, by);
    if (refused) return refused;
    const so = comeSoFar(view, options);
    return maySpring(so, so.marchers)
      ? undefined
      : forbid('IGR-AMB-08', 'not half of the marchers are on the table yet');
  },
  act: (game, by) => game.happen({ kind: 'sprung', by, because: [SPRINGS] }),
});
