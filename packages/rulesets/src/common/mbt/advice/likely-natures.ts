import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Kind } from '../pieces.js';
import type { Copying } from '../play/copy.js';
import type { Nature, Stand } from '../play/state.js';

/** What a stand may be of which nobody knows. The sample groups (HSE-12) are what a book takes the odds from. */
export interface Likely {
  /** A blank on the table; the rest is too rare to reckon with. */
  readonly kinds: readonly LikelyKind[];
  /** The odds that it is INFANTRY, and so keeps close assaults from ARMOUR beside it. */
  readonly infantry: number;
  /** The odds that a stand behind the edge is a battery that fires, or one that strikes at batteries. */
  readonly battery: { readonly fires: number; readonly counters: number };
  /** What a battery that fires may be, and one that strikes at it. */
  readonly batteries: readonly LikelyKind[];
  readonly counterBattery: LikelyKind['kind'];
}
export interface LikelyKind {
  readonly odds: number;
  readonly kind: Pick<Kind, 'subClass' | 'posture' | 'mode'>;
}

/** A stand that may be there, and how likely. */
export interface LikelyStand {
  readonly odds: number;
  readonly stand: Stand;
}

export type LikelyNatures = Gift<'bots', typeof likelyNatures>;

export function likelyNatures(book: PlayBook & Copying) {
  const { LIKELY } = book.bots;
  const { natureOf, withNature } = book.shapes;
  const { ORDINARY, classOf } = book.words;

  const natureLike = (kind: LikelyKind['kind']): Nature => {
    const { subClass, posture, mode } = kind;
    const { grade } = ORDINARY;
    const of = classOf(subClass);
    return natureOf(
      { name: '', subClass, class: of, posture, mode, grade, jungleTrained: false, fake: false, bghq: false },
      {},
    );
  };
  const likely = ({ odds, kind }: LikelyKind) => ({ odds, nature: natureLike(kind) });

  const LIKELY_NATURES = LIKELY.kinds.map(likely);
  const LIKELY_BATTERIES = LIKELY.batteries.map(likely);
  const COUNTER_BATTERY = natureLike(LIKELY.counterBattery);

  /** A blank as each of the stands that it may be; a stand that is known as itself. */
  const likelyStands = memoized((stand: Stand): readonly LikelyStand[] =>
    stand.nature
      ? [{ odds: 1, stand }]
      : LIKELY_NATURES.map(({ odds, nature }) => ({ odds, stand: withNature(stand, nature) })),
  );

  return { COUNTER_BATTERY, LIKELY_BATTERIES, likelyStands, natureLike };
}
