import { FlagDrawing } from '@umpire/board';
import type { Meter, Side } from '@umpire/engine';
import { Word } from '../../notes/word.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { previewOnly } from '../draft/preview-only.js';
import { useTableParts } from '../model/context.js';
import type { Table } from '../model/use-table.js';
import { capital } from '../words.js';
import { type AimedAt, meterSentence, pipsOf, shownMeters } from './meter-words.js';
import styles from './meters.module.css';

/** How near each side is to losing, one's own first: a pip for each loss that counts, and what the next one does. */
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
          <SideMeters key={side} side={side} sentence={meterSentence(meters, side, aimedAt, odds)} />
        ))}
    </div>
  );
}

function SideMeters({ side, sentence }: { readonly side: Side; readonly sentence: string | undefined }) {
  const { battleView } = useTableParts();
  const counted = battleView.meters.filter(meter => meter.side === side);
  const own = battleView.viewer === side;
  return (
    <section className={`${styles.side} ${sideClass(side)}`} aria-label={`How near ${nameOf(side)} is to losing`}>
      <p>
        <FlagIcon side={side} />
        <b>
          {own ? 'You' : nameOf(side)}
          {own && <span className={styles.full}>, {nameOf(side)}</span>}
        </b>{' '}
        <span className={styles.next}>{sentence}</span>
      </p>
      <ul title={counted.map(inWords).join('\n')}>
        {shownMeters(counted, side).map(meter => (
          <MeterPips key={meter.id} meter={meter} />
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

/** More pips than these are a bar. */
const PIPS = 6;

function MeterPips({ meter }: { readonly meter: Meter }) {
  const { battleView, glossary } = useTableParts();
  const { label, lost, limit, rule, word } = meter;
  return (
    <li>
      {limit <= PIPS && (
        <span className={styles.pips} aria-hidden="true">
          {pipsOf(meter).map((pip, i) => (
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

/** What the order in hand, or what is asked, is about. */
function aimedIn({ battleView, drafting }: Table): AimedAt {
  const { pieces } = battleView.scene;
  const named = [...Object.values(drafting.draft?.values ?? {}), drafting.draft?.item.stand];
  const ask = battleView.asked?.ask;
  const ids = new Set([...named, ...((ask && 'about' in ask && ask.about) || [])]);
  return pieces.filter(({ id }) => ids.has(id)).map(({ id, label }) => ({ id, label }));
}
