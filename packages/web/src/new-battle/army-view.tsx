import { PieceIcon } from '@umpire/board';
import { type Card, type Scene, SIDE_NAMES, type Side } from '@umpire/engine';
import { sideClass, useDark } from '../ui/index.js';
import styles from './army-view.module.css';
import { armyOf, type Corps, type Sort, strengthOf } from './muster.js';
import type { DrawnUp } from './use-drawn-up.js';

/** Both armies, sort by sort, as they look on the table; each opens to tell what it can do. */
export function Armies({ drawn }: { readonly drawn: DrawnUp }) {
  // armies that are still to be chosen are nobody's to know
  if (drawn.scene.pieces.length === 0) return null;
  return (
    <section className={styles.armies} aria-label="The armies">
      {(['a', 'b'] as const).map(side => (
        <Army key={side} side={side} drawn={drawn} />
      ))}
      <p className={styles.open}>
        These lists belong to the battle, and both sides know them. What stands where is seen on the table, as far as
        the book shows it.
      </p>
    </section>
  );
}

function Army({ side, drawn }: { readonly side: Side; readonly drawn: DrawnUp }) {
  const { scene } = drawn;
  const corps = armyOf(scene.pieces, side);
  const name = scene.status.scores.find(score => score.side === side)?.name;
  if (corps.length === 0) return null;
  return (
    <section className={`${styles.army} ${sideClass(side)}`}>
      <h2>
        {SIDE_NAMES[side]}
        {name && name !== SIDE_NAMES[side] && <span> {name}</span>}
        <span className={styles.strength}>{strengthOf(corps)} in all</span>
      </h2>
      {corps.map(one => (
        <CorpsView key={one.name} corps={one} drawn={drawn} />
      ))}
    </section>
  );
}

function CorpsView({ corps: { name, sorts }, drawn }: { readonly corps: Corps; readonly drawn: DrawnUp }) {
  return (
    <>
      {name !== '' && <h3>{name}</h3>}
      <ul>
        {sorts.map(sort => (
          <li key={sort.piece.id}>
            <SortView sort={sort} scene={drawn.scene} card={drawn.cards[sort.piece.id]} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SortViewProps {
  readonly sort: Sort;
  readonly scene: Scene;
  readonly card: Card | undefined;
}

/** What hangs on where a piece stands is nobody's business yet. */
const OF_THE_MOMENT: readonly string[] = ['place', 'state', 'blank', 'line', 'AP', 'going', 'link', 'listed'];

function SortView({ sort: { piece, count, name }, scene, card }: SortViewProps) {
  const mode = useDark() ? 'dark' : 'light';
  const rows = card?.rows.filter(({ word }) => word === undefined || !OF_THE_MOMENT.includes(word)) ?? [];
  return (
    <details className={styles.sort}>
      <summary>
        <PieceIcon piece={piece} dress={scene.dress} mode={mode} period={scene.period} width={54} height={44} />
        <span className={styles.count}>{count} ×</span>
        <span className={styles.name}>
          <span>
            {name}
            {piece.leader && <b> ★</b>}
          </span>
          {card && <small>{card.subtitle.split(' · ')[0]}</small>}
        </span>
      </summary>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
