import type { Card, Dress } from '@umpire/engine';
import { Word } from '../../notes/word.js';
import { Citations } from '../../ui/citations.js';
import { RuleLink } from '../../ui/rule-link.js';
import { sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import { BaseIcon } from './base-icon.js';
import styles from './card.module.css';
import { MarkerIcon } from './marker-icon.js';

/** What is this: everything there is to know of the selected piece. */
export function CardView() {
  const { battleView, selected, inspection, drafting, glossary } = useTableParts();
  // whoever answers a question is shown whom it is about, whomever he had taken up before
  const shown = drafting.draft && (battleView.asked?.ask.about?.[0] ?? selected);
  const piece = battleView.scene.pieces.find(({ id }) => id === (shown ?? selected));
  if (!piece) return null;
  const card = inspection?.piece === piece.id ? inspection.card : undefined;
  // while an order is being made, what would happen is what matters
  if (drafting.draft)
    return (
      <section
        className={`${styles.card} ${sideClass(piece.side)}`}
        data-part="card card-brief"
        aria-label="What is this"
      >
        <header>
          <BaseIcon side={piece.side} symbol={piece.symbol} piece={piece} size={30} />
          <h2>{card?.title ?? `${piece.label}: ${piece.title}`}</h2>
        </header>
      </section>
    );
  return (
    <section className={`${styles.card} ${sideClass(piece.side)}`} data-part="card" aria-label="What is this">
      <header>
        <BaseIcon side={piece.side} symbol={piece.symbol} piece={piece} />
        <div>
          <h2>{card?.title ?? `${piece.label}: ${piece.title}`}</h2>
          <p>{card?.subtitle ?? piece.group ?? ' '}</p>
        </div>
      </header>
      <DressBand dress={battleView.scene.dress?.[piece.figure?.dress ?? '']} />
      <div data-part="card-facts">
        {card && <Rows rows={card.rows.filter(row => !isLong(row))} />}
        {piece.markers.length > 0 && (
          <ul className={styles.markers}>
            {piece.markers.map(marker => (
              <li key={`${marker.letter}${marker.text}`}>
                <MarkerIcon marker={marker} />
                <span>
                  <Word book={battleView.book} word={glossary.get(marker.word ?? '')}>
                    {marker.text}
                  </Word>
                </span>
                {marker.rule && <RuleLink book={battleView.book} rule={marker.rule} />}
              </li>
            ))}
          </ul>
        )}
        {card?.rows.some(isLong) && (
          <details className={styles.more}>
            <summary>More about it</summary>
            <Rows rows={card.rows.filter(isLong)} />
            {card.because && <Citations book={battleView.book} because={card.because} />}
          </details>
        )}
      </div>
    </section>
  );
}

/** The cloth of its army, as its figures wear it: coat, facings, breeches. */
function DressBand({ dress }: { readonly dress: Dress | undefined }) {
  if (!dress) return null;
  const { coat, second = coat, trim, legs } = dress;
  const stripes = `${coat} 0 34%, ${second} 34% 62%, ${trim} 62% 74%, ${legs} 74%`;
  return (
    <div className={styles.dress} style={{ background: `linear-gradient(90deg, ${stripes})` }} aria-hidden="true" />
  );
}

type Row = Card['rows'][number];

/** Too long to be taken in at a glance. */
const isLong = ({ value, inSight }: Row): boolean => !inSight && value.length > 26;
/** Two of these fit side by side. */
const isShort = ({ value }: Row): boolean => value.length <= 11;

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { battleView, glossary } = useTableParts();
  // what must be in sight first; then short ones, so that they pair up
  const rest = rows.filter(row => !row.inSight);
  const ordered = [...rows.filter(row => row.inSight), ...rest.filter(isShort), ...rest.filter(row => !isShort(row))];
  return (
    <dl>
      {ordered.map(row => (
        <div key={row.label} className={isShort(row) && !row.inSight ? undefined : styles.long}>
          <dt>
            <Word book={battleView.book} word={glossary.get(row.word ?? '')} rule={row.rule}>
              {row.label}
            </Word>
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
