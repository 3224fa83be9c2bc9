import { type Citation, type Count, forbid, type Options, type Preview } from '@umpire/engine';
import { foretold } from '../../common/book/preview-odds.js';
import { SHOWN } from '../../common/book/verbs.js';
import type { Fate } from '../pieces.js';
import { enemyBody } from '../play/charging.js';
import { becomes, noRoom } from '../play/driven-back.js';
import { contactsOf, type Fight, fightOut, mayFight, meleeFacts } from '../play/melee.js';
import { activeRefusal, isPlaying } from '../play/permission.js';
import type { Seat } from '../play/types.js';
import { isBody } from '../play/units.js';
import { inContact } from '../rules/geometry.js';
import { type Fighter, melee, readyMelee, reckon } from '../rules/melee.js';
import { columnAgainst, type Difference, type FactorColumn, isFactor } from '../tables/melee.js';
import { costOf, RESULT_WORDS } from '../tables/results.js';
import { targetsOf } from './targets.js';
import { id, verb } from './verb.js';

/** IGR-MEL-01 to IGR-MEL-06: two who are in contact fight, once in a phase. */
export const fight = verb({
  order: { stand: id, target: id },
  label: 'Fight',
  text: 'One die decides for both',
  key: 'f',
  use: 'act',
  on: ({ seat, piece }) =>
    isPlaying(seat, 'melee') && contactsOf(seat.view).some(c => c.active === piece.id) ? SHOWN : undefined,
  fields: {
    target: {
      target: ({ seat, piece, refusalOf }) => targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })),
    },
  },
  plan: ({ view, by, options }, order) => {
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    if (view.phase !== 'melee') return forbid('IGR-SEQ-08', 'melees are fought in the melee phase');
    const own = view.lookup.ids[order.stand];
    const v = own === undefined ? undefined : view.vignettes[own];
    if (!v || v.side !== by || !isBody(v)) return forbid('IGR-MEL-01', 'it is not yours, or not on the table');
    const opponent = enemyBody(view, by, order.target);
    if (typeof opponent !== 'number') return opponent;
    const other = view.vignettes[opponent]!;
    if (v.now.fought || other.now.fought) return forbid('IGR-MEL-06', 'it has fought in this phase');
    if (!inContact(v.base!, other.base!)) return forbid('IGR-MEL-01', 'they are not in contact');
    if (!mayFight(contactsOf(view), v.id, other.id))
      return forbid('IGR-MEL-05', 'each fights the one with whom it has the longest contact');
    return { active: own!, opponent, facts: meleeFacts(view, own!, opponent, options) };
  },
  preview: (planned, seat) => fightPreview(planned, seat),
  act: (game, by, _order, planned) => fightOut(game, by, planned),
});

/** What may become of the two, how likely that is, and what each brings into it. */
export function fightPreview(
  { active, opponent, facts }: Fight,
  { view, options }: Seat,
): Required<Pick<Preview, 'odds' | 'because' | 'cost' | 'counts'>> {
  const ready = readyMelee(facts, options);
  const [own, other] = [view.vignettes[active]!.id, view.vignettes[opponent]!.id];
  const outcomes = foretold(
    function* () {
      const { result, because } = yield* melee(ready, options);
      const fate = (index: number, enemy: number, of: Fate) =>
        becomes(view, index, view.vignettes[enemy]!.base!, of, options);
      const [ours, theirs] = [fate(active, opponent, result.active), fate(opponent, active, result.opponent)];
      return { result: { ours, theirs }, because };
    },
    ({ ours, theirs }) => {
      const [mine, his] = [RESULT_WORDS[ours.outcome], RESULT_WORDS[theirs.outcome]];
      const costs = [...costOf(other, theirs.outcome), ...costOf(own, ours.outcome)];
      const text = `${own} ${mine.left}${noRoom(ours.on)}, ${other} ${his.left}${noRoom(theirs.on)}`;
      return { text, good: his.harm - mine.harm, costs };
    },
  );
  const counts = [
    countOf(own, facts.active, facts.opponent, options),
    countOf(other, facts.opponent, facts.active, options),
  ];
  const isCounted = ({ rule, text }: Citation) =>
    counts.some(({ because }) => because.some(one => one.rule === rule && one.text === text));
  return {
    odds: outcomes.odds,
    because: outcomes.because.filter(one => !isCounted(one) && !isFactor(one)),
    counts,
    cost: `${ready.active.total} against ${ready.opponent.total}, ${COLUMN_WORDS[ready.column]}`,
  };
}

/** IGR-MEL-04: the columns of the results, as one reads them. */
const COLUMN_WORDS: Readonly<Record<Difference, string>> = {
  '-3': '3 or more behind',
  '-1': '1 or 2 behind',
  '0': 'even',
  '+1': '1 or 2 ahead',
  '+3': '3 or more ahead',
};

/** IGR-MEL-03: what one of the two brings into a melee: in one line, and row by row. */
function countOf(piece: string, own: Fighter, other: Fighter, options: Options): Count {
  const reckoned: Citation[] = [];
  const { base, total } = reckon(own, other, options, reckoned);
  const against = AGAINST[columnAgainst(other.troop.class)];
  const because = reckoned.map(one =>
    isFactor(one) ? { ...one, text: `its factor ${against}`, effect: `${base}` } : one,
  );
  const more = reckoned.flatMap(({ rule, effect }) =>
    IN_SHORT[rule] === undefined ? [] : [`${IN_SHORT[rule]}${effect === undefined ? '' : ` ${effect}`}`],
  );
  return { piece, text: [`${total}: ${base} ${against}`, ...more].join(', '), because };
}

/** The columns of the table of factors, and what changes a factor, in a word or two. */
const AGAINST: Readonly<Record<FactorColumn, string>> = { foot: 'against foot', mounted: 'against horse' };
const IN_SHORT: Readonly<Record<string, string>> = {
  'IGR-MM-01': 'bad going',
  'IGR-MM-02': 'flank or rear',
  'IGR-MM-03': 'overlapped',
  'IGR-MM-04': 'repulsed before',
  'IGR-MM-05': 'repulsed before',
  'IGR-MM-06': 'against whom it fears',
  'IGR-MM-07': 'support behind',
  'IGR-MM-08': 'against who fears it',
  'IGR-R-13': 'uphill',
};
