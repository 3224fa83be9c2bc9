import type { ChoiceTroops } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { BaseIcon } from './base-icon.js';
import styles from './choice-troops.module.css';

/** An army that can be chosen, sort by sort, before it is. */
export function TroopsView({ troops, name }: { readonly troops: readonly ChoiceTroops[]; readonly name: string }) {
  const { side: by } = useTableParts();
  const groups = [...new Set(troops.map(({ group }) => group ?? ''))];
  return (
    <details className={styles.troops}>
      <summary aria-label={`Who fights in ${name}`}>
        {troops.map(({ group, name: sort, symbol, text }) => (
          <BaseIcon key={`${group} ${sort} ${text}`} side={by ?? 'a'} symbol={symbol} size={20} />
        ))}
        <span>Who fights in it</span>
      </summary>
      {groups.map(group => (
        <section key={group}>
          {group !== '' && <h3>{group}</h3>}
          <ul>
            {troops
              .filter(one => (one.group ?? '') === group)
              .map(({ name: sort, count, symbol, text }) => (
                <li key={`${sort} ${text}`}>
                  <BaseIcon side={by ?? 'a'} symbol={symbol} size={26} />
                  <span>
                    {count} × {sort}
                    {text && <small>{text}</small>}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
