import { useTableParts } from '../model/context.js';
import {
  ableIn,
  COUNTING,
  formationsOf,
  inOrders,
  isForWhoWants,
  isShort,
  leftIn,
  manyOf,
} from '../model/readiness.js';
import { capital } from '../words.js';
import styles from './who-can.module.css';

const HEADINGS = { move: 'can move', charge: 'can charge', fire: 'can fire', act: 'can act' } as const;

/** So many are called by what they are; of more there is only room for their labels. */
const FEW = 3;
/** More than so many are told formation by formation. */
const MANY = 12;

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
            {capital(manyOf({ use, stands }, battleView.menu))} {HEADINGS[use]}
            {isShort({ use, stands }, battleView.menu) && ` with ${leftIn(battleView.menu)}`}
            {inOrders({ use, stands }, battleView.menu)}
            {isForWhoWants(ready, battleView.menu) && ', if you like'}
          </h2>
          {(formationsOf(stands, battleView.scene, MANY) ?? [{ name: '', stands }]).map(formation => (
            <div key={formation.name} className={styles.formation}>
              {formation.name && <h3>{formation.name}</h3>}
              <p>
                {formation.stands.map(id => (
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
        </div>
      ))}
    </section>
  );
}
