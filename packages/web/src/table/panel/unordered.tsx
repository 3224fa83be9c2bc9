import { useTableParts } from '../model/context.js';
import { unitsIn } from './prices.js';
import { isUnpaid } from './verbs.js';
import styles from './who-can.module.css';

/** Before anything is paid: what those may do by themselves who get no order, those together of whom the same is true. */
export function Unordered() {
  const { menu, scene } = useTableParts().battleView;
  const alike = new Map<string, string[]>();
  for (const { stand, unless } of unitsIn(menu.filter(isUnpaid), scene.pieces)) {
    const piece = scene.pieces.find(({ id }) => id === stand);
    if (!unless || !piece) continue;
    const together = scene.pieces.filter(({ link }) => link !== undefined && link === piece.link);
    const names = (together.length > 0 ? together : [piece]).map(({ label }) => label);
    alike.set(unless.text, [...(alike.get(unless.text) ?? []), ...names]);
  }
  if (alike.size === 0) return null;
  return (
    <section className={styles.list} aria-label="Without orders" data-part="unordered">
      <h2>Without an order a die decides</h2>
      {[...alike].map(([text, names]) => (
        <p key={text} className={styles.alone}>
          <b>{names.join(', ')}</b>: {text}
        </p>
      ))}
    </section>
  );
}
