import { useTableParts } from '../model/context.js';
import { ableIn, COUNTING } from '../model/readiness.js';
import { capital } from '../words.js';
import styles from './who-can.module.css';

const HEADINGS = { move: 'can move', charge: 'can charge', fire: 'can fire', act: 'can act' } as const;

/** So many are called by what they are; of more there is only room for their labels. */
const FEW = 3;

/** Nothing is taken up: who can still do what. A press takes one up. */
export function WhoCan() {
  const { ready, counted, battleView, select, hover, by } = useTableParts();
  const able = ableIn(ready);
  if (!by || able.length === 0) return null;
  if (!counted)
    return (
      <section className={styles.list} aria-label="Who can still act" aria-busy="true">
        <p>{capital(COUNTING)}</p>
      </section>
    );
  const calledOf = (id: string, few: boolean): string => {
    const piece = battleView.scene.pieces.find(one => one.id === id);
    return few && piece?.short ? `${piece.short} ${piece.label}` : (piece?.label ?? id);
  };
  return (
    <section className={styles.list} aria-label="Who can still act">
      {able.map(({ use, stands }) => (
        <div key={use}>
          <h2>
            {stands.length} {HEADINGS[use]}
          </h2>
          <p>
            {stands.map(id => (
              <button
                key={id}
                type="button"
                onClick={() => select(id)}
                onPointerEnter={() => hover.set({ piece: id })}
                onPointerLeave={() => hover.set({})}
              >
                {calledOf(id, stands.length <= FEW)}
              </button>
            ))}
          </p>
        </div>
      ))}
    </section>
  );
}
