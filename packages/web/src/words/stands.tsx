import type { BattleView } from '@umpire/desk';
import type { Piece, Side } from '@umpire/engine';
import { type KeyboardEvent, useRef } from 'react';
import textStyles from '../ui/text.module.css';
import { groupsOf, sideName, standWords, terrainLines } from './describe.js';
import styles from './words.module.css';

interface ListProps {
  readonly battleView: BattleView;
  readonly chosen: string | undefined;
  readonly onChoose: (piece: string) => void;
}

/** Pieces of a side by group. One stop of the tab key; the arrows go from stand to stand. */
export function Stands({
  battleView,
  side,
  where = 'table',
  chosen,
  onChoose,
}: ListProps & { readonly side: Side; readonly where?: Piece['where'] }) {
  const { scene } = battleView;
  const groups = groupsOf(scene, side, where);
  const all = groups.flatMap(group => group.pieces);
  const stop = all.some(piece => piece.id === chosen) ? chosen : all[0]?.id;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
  };
  if (all.length === 0) return <p className={textStyles.quiet}>Nobody.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it
    <div ref={list} onKeyDown={move}>
      {groups.map(({ name, pieces }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className={styles.stands}>
            {pieces.map(piece => (
              <li key={piece.id}>
                <button
                  type="button"
                  tabIndex={piece.id === stop ? 0 : -1}
                  aria-pressed={piece.id === chosen}
                  onClick={() => onChoose(piece.id)}
                >
                  {standWords(piece, scene)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Those who are not on the table, of both sides. */
export function OffTable(props: ListProps & { readonly by: Side }) {
  const { battleView, by } = props;
  const other: Side = by === 'a' ? 'b' : 'a';
  const sides = [by, other].filter(side => groupsOf(battleView.scene, side, 'off-table').length > 0);
  if (sides.length === 0) return <p className={textStyles.quiet}>Nobody.</p>;
  return sides.map(side => (
    <div key={side}>
      <p>{side === by ? 'Yours:' : `${sideName(battleView.scene, side)}'s:`}</p>
      <Stands {...props} side={side} where="off-table" />
    </div>
  ));
}

/** The ground, and what lies over it. */
export function Terrain({ battleView: { scene } }: { readonly battleView: BattleView }) {
  const { unit, width, depth, ground, light, season, weather } = scene;
  const sky = [ground, season, light, weather].filter(Boolean).join(', ');
  return (
    <>
      <p>
        The table is {Math.round(width / unit.length)} by {Math.round(depth / unit.length)} {unit.name}
        {unit.name.endsWith('ch') ? 'es' : 's'}, from west to east and from south to north; {sky}.
      </p>
      <ul>
        {terrainLines(scene).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
