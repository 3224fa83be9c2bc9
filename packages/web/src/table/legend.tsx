import type { Piece, Scene } from '@umpire/engine';
import type { ReactNode } from 'react';
import styles from './legend.module.css';
import { marksIn } from './legend-marks.js';
import { useTableParts } from './model/context.js';
import { BaseIcon } from './panel/base-icon.js';

/** What stands on the counters of this battle, and what it means: symbols, letters, dots, badges. */
export function Legend() {
  const { battleView, glossary } = useTableParts();
  const { scene } = battleView;
  return (
    <dl className={styles.legend} aria-label="Legend">
      {sortsIn(scene).map(({ side, symbol, name, kind }) => (
        <Entry key={`${symbol} ${kind}`} sign={<BaseIcon side={side} symbol={symbol} size={30} />}>
          {name}
          {kind !== undefined && `, written ${kind}`}
        </Entry>
      ))}
      {marksIn(scene, glossary).map(({ sign, text }) => (
        <Entry key={`${sign} ${text}`} sign={<b className={styles.letter}>{sign}</b>}>
          {text}
        </Entry>
      ))}
      {signsIn(scene).map(([sign, text]) => (
        <Entry key={sign} sign={<b>{sign}</b>}>
          {text}
        </Entry>
      ))}
    </dl>
  );
}

function Entry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{sign}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Sort = Pick<Piece, 'side' | 'symbol' | 'kind'> & { readonly name: string };

/** Each sort of troops once. */
function sortsIn({ pieces }: Scene): Sort[] {
  const found = new Map<string, Sort>();
  for (const { side, symbol, kind, name, short, title, where } of pieces)
    if (where !== 'gone' && !found.has(`${symbol} ${kind}`))
      found.set(`${symbol} ${kind}`, {
        side,
        symbol,
        ...(kind !== undefined && { kind }),
        name: name ?? short ?? title,
      });
  return [...found.values()];
}

/** What else can be seen on and under a counter. */
function signsIn({ pieces }: Scene): (readonly [string, string])[] {
  const has = (what: (piece: Piece) => unknown): boolean => pieces.some(what);
  const signs = [...new Set(pieces.flatMap(({ sign }) => sign ?? []))].sort();
  return [
    ...(has(({ grade }) => grade !== undefined) ? [['• •', 'how good it is: the more dots the better'] as const] : []),
    ...(signs.length > 0
      ? [[signs.join(' '), 'how good it is, in the sign of the book: its card says more'] as const]
      : []),
    ...(has(({ leader }) => leader) ? [['⚑', 'it leads its group'] as const] : []),
    ['▲ ◆ ✕', 'below a counter: it can still move, fire, charge; hollow where that is spent'],
  ];
}
