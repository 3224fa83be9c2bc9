import { CoinIcon, FootIcon, type ReadySign } from '@umpire/board';
import type { Figure, Piece, Scene } from '@umpire/engine';
import type { ReactNode } from 'react';
import { useDark } from '../ui/look.js';
import styles from './legend.module.css';
import { marksIn } from './legend-marks.js';
import { leaderIn, sortsIn } from './legend-sorts.js';
import { useTableParts } from './model/context.js';
import { BaseIcon } from './panel/base-icon.js';
import { MarkerIcon } from './panel/marker-icon.js';

/** What stands on the table of this battle, as it is drawn there, and what it means: troops, badges, feet, coins. */
export function Legend() {
  const { battleView, glossary } = useTableParts();
  const { scene } = battleView;
  const side = battleView.viewer === 'b' ? 'b' : 'a';
  const mode = useDark() ? 'dark' : 'light';
  const leader = leaderIn(scene);
  const figure = scene.pieces.find(piece => piece.figure && piece.where !== 'gone');
  const paidIn = [...glossary.values()].find(({ coin }) => coin);
  return (
    <dl className={styles.legend} aria-label="Legend">
      {sortsIn(scene).map(piece => (
        <Entry key={piece.id} sign={<Drawn piece={piece} />}>
          {piece.name ?? piece.short ?? piece.title}
          {piece.kind !== undefined && !piece.figure && `, written ${piece.kind}`}
        </Entry>
      ))}
      {leader && <Entry sign={<Drawn piece={leader} />}>with a flag: it leads its group</Entry>}
      {figure?.figure &&
        STATES.map(([state, text]) => (
          <Entry key={text} sign={<Drawn piece={{ ...figure, figure: { ...figure.figure!, ...state } }} />}>
            {text}
          </Entry>
        ))}
      {marksIn(scene, glossary).map(({ markers, text }) => (
        <Entry
          key={`${markers[0]?.letter} ${text}`}
          sign={markers.map(marker => <MarkerIcon key={marker.letter} marker={marker} />)}
        >
          {text}
        </Entry>
      ))}
      {signsIn(scene).map(([sign, text]) => (
        <Entry key={sign} sign={<b>{sign}</b>}>
          {text}
        </Entry>
      ))}
      {paidIn && (
        <>
          <Entry sign={<CoinIcon price="2" paid={false} mode={mode} />}>
            what it costs to let it act: {paidIn.word}
          </Entry>
          <Entry sign={<CoinIcon price="2" paid mode={mode} />}>paid</Entry>
        </>
      )}
      {FEET.map(([use, text]) => (
        <Entry key={use} sign={<FootIcon signs={[{ use, spent: false }]} side={side} mode={mode} />}>
          {text}
        </Entry>
      ))}
      <Entry sign={<FootIcon signs={[{ use: 'fire', spent: true }]} side={side} mode={mode} />}>
        dashed: it has done so, or cannot now
      </Entry>
      <Entry
        sign={
          <svg className={styles.threat} viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
            <path d="M0 7h20" strokeDasharray="7 4" />
            <path d="M22 2l10 5-10 5z" fill="currentColor" />
          </svg>
        }
      >
        from an enemy: he could strike it, and has not
      </Entry>
    </dl>
  );
}

/** What figures show by themselves. */
const STATES: readonly (readonly [Partial<Figure>, string])[] = [
  [{ ordered: true, done: false }, 'it is to act this turn'],
  [{ ordered: false, done: true }, 'it has acted'],
  [{ fired: true }, 'it has fired this turn'],
  [{ halted: true }, 'it is halted'],
  [{ worn: 2 }, 'it was driven back: a sash for each time'],
];

const FEET: readonly (readonly [ReadySign['use'], string])[] = [
  ['move', 'it can still move'],
  ['fire', 'it can still fire'],
  ['charge', 'it can still charge'],
];

function Entry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{sign}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Drawn = ({ piece }: { readonly piece: Piece }) => (
  <BaseIcon side={piece.side} symbol={piece.symbol} piece={piece} size={piece.figure ? 46 : 34} />
);

/** What else can be seen on a counter. */
function signsIn({ pieces }: Scene): (readonly [string, string])[] {
  const signs = [...new Set(pieces.flatMap(({ sign }) => sign ?? []))].sort();
  // figures carry no dots
  const isDotted = pieces.some(({ grade, figure }) => grade !== undefined && !figure);
  return [
    ...(isDotted ? [['• •', 'how good it is: the more dots the better'] as const] : []),
    ...(signs.length > 0
      ? [[signs.join(' '), 'how good it is, in the sign of the book: its card says more'] as const]
      : []),
  ];
}
