import { FlagDrawing } from '@umpire/board';
import type { BattleView } from '@umpire/desk';
import { heldCount, heldWords, type Meter, type Prize, type Side } from '@umpire/engine';
import { Word } from '../../notes/word.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { previewOnly } from '../draft/preview-only.js';
import { useTableParts } from '../model/context.js';
import type { Table } from '../model/use-table.js';
import { capital } from '../words.js';
import { MOST_PIPS } from './is-full.js';
import { type AimedAt, meterSentence, type Outcomes, pipsOf, shownMeters } from './meter-words.js';
import styles from './meters.module.css';

/** How near each side is to losing, one's own first: a pip for each loss that counts, hatched where it is at stake, and what the next one does. */
export function Meters() {
  const table = useTableParts();
  const { meters, viewer } = table.battleView;
  if (meters.length === 0) return null;
  const sides: readonly Side[] = viewer === 'b' ? ['b', 'a'] : ['a', 'b'];
  const aimedAt = aimedIn(table);
  const odds = previewOnly(table.drafting.preview)?.odds ?? table.battleView.asked?.stake?.odds;
  return (
    <div className={styles.meters} data-part="meters">
      {sides
        .filter(side => meters.some(meter => meter.side === side))
        .map(side => (
          <SideMeters key={side} side={side} odds={odds} sentence={meterSentence(meters, side, aimedAt, odds)} />
        ))}
    </div>
  );
}

/** Somebody else at this screen is called upon: nobody is told who he is by what the one before him sees. */
const isOthersTurn = ({ turn, at, seats }: BattleView): boolean =>
  'waiting' in turn && !turn.waiting.includes(at) && turn.waiting.some(seat => seats[seat] === 'person');

function SideMeters({
  side,
  odds,
  sentence,
}: {
  readonly side: Side;
  readonly odds: Outcomes;
  readonly sentence: string | undefined;
}) {
  const { battleView } = useTableParts();
  const counted = battleView.meters.filter(meter => meter.side === side);
  const own = battleView.viewer === side && !isOthersTurn(battleView);
  return (
    <section className={`${styles.side} ${sideClass(side)}`} aria-label={`How near ${nameOf(side)} is to losing`}>
      <p title={sentence}>
        <FlagIcon side={side} />
        <b>
          {own ? 'You' : nameOf(side)}
          {own && <span className={styles.full}>, {nameOf(side)}</span>}
        </b>{' '}
        <span className={styles.next}>{sentence}</span>
      </p>
      <ul title={counted.map(inWords).join('\n')}>
        {(battleView.scene.status.prizes ?? []).map(prize => (
          <HeldGround key={prize.name} prize={prize} side={side} />
        ))}
        {shownMeters(counted, side).map(meter => (
          <MeterPips key={meter.id} meter={meter} odds={odds} />
        ))}
      </ul>
    </section>
  );
}

/** Under whose flag a side fights; the name of its army is said where the pointer rests. */
function FlagIcon({ side }: { readonly side: Side }) {
  const { flags, status } = useTableParts().battleView.scene;
  const flag = flags?.[side];
  if (!flag) return null;
  const name = status.scores.find(score => score.side === side)?.name ?? nameOf(side);
  return (
    <svg className={styles.flag} viewBox="-1 -1 24 16" role="img" aria-label={name}>
      <title>{name}</title>
      <FlagDrawing flag={flag} />
    </svg>
  );
}

const inWords = ({ label, lost, limit }: Meter): string => `${label} ${lost} of ${limit}`;

/** All that is counted, for whoever presses it: a finger has no tooltip, and pips say no figures. */
const stands = (meter: Meter): string => `${nameOf(meter.side)}: ${inWords(meter)}. ${capital(meter.next)}.`;

function MeterPips({ meter, odds }: { readonly meter: Meter; readonly odds: Outcomes }) {
  const { battleView, glossary } = useTableParts();
  const { label, lost, limit, rule, word } = meter;
  return (
    <li>
      {limit <= MOST_PIPS && (
        <span className={styles.pips} aria-hidden="true">
          {pipsOf(meter, odds).map((pip, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are told apart by their place
            <i key={i} data-pip={pip} />
          ))}
        </span>
      )}
      <Word
        book={battleView.book}
        word={glossary.get(word ?? '')}
        rule={rule}
        label={inWords(meter)}
        now={stands(meter)}
      >
        {label}
        {limit > 1 && (
          <span className={styles.count}>
            {' '}
            <b>{lost}</b> of {limit}
          </span>
        )}
      </Word>
    </li>
  );
}

/** How many of a side are in the ground that decides at the end. */
function HeldGround({ prize, side }: { readonly prize: Prize; readonly side: Side }) {
  const { book } = useTableParts().battleView;
  const { name, rule, held, holder } = prize;
  const words = heldWords(prize, side);
  const count = heldCount(held[side]);
  const unsure = held[side].least < held[side].most ? ': who is not seen may be nobody' : '';
  return (
    <li data-part="held" className={styles.held} data-holds={holder === side || undefined} title={words}>
      <Word book={book} word={undefined} rule={rule} label={`${count} ${name}: ${words}`} now={`${words}${unsure}.`}>
        <span aria-hidden="true">★</span> <b>{count}</b> {name}
      </Word>
    </li>
  );
}

/** What the order in hand, or what is asked, is about. */
function aimedIn({ battleView, drafting }: Table): AimedAt {
  const { pieces } = battleView.scene;
  const named = [...Object.values(drafting.draft?.values ?? {}), drafting.draft?.item.stand];
  const ask = battleView.asked?.ask;
  const ids = new Set([...named, ...((ask && 'about' in ask && ask.about) || [])]);
  return pieces.filter(({ id }) => ids.has(id)).map(({ id, label }) => ({ id, label }));
}
