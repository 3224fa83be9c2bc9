import { useEffect } from 'react';
import { Button, Key } from '../ui/button.js';
import { nameOf, sideClass } from '../ui/sides.js';
import styles from './cover.module.css';
import { useTableParts } from './model/context.js';
import { sideOf } from './session/seating.js';

const focus = (cover: HTMLElement | null) => cover?.focus();
/** Not Enter: whoever has just handed something in would press it once more, and see what is not his. */
const KEY = 't';

/** Between players at one screen: nothing of the battle is to be seen. */
export function Cover() {
  const { snap, session, battleView } = useTableParts();
  const shown = snap.pass?.shown === true;
  useEffect(() => {
    if (!shown) return;
    const pressed = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === KEY && !repeat && !ctrlKey && !metaKey && !altKey) void session.uncover();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [shown, session]);
  if (!snap.pass?.shown) return null;
  const { to } = snap.pass;
  const name = to === 'umpire' ? 'the umpire' : nameOf(to);
  const mayJudge = battleView.umpire !== undefined && !battleView.umpire.elsewhere && to !== 'umpire';
  return (
    <main
      className={`${styles.cover} ${sideClass(sideOf(battleView.places, to))}`}
      data-part="cover"
      tabIndex={-1}
      ref={focus}
    >
      <h1>Pass the screen to {name}</h1>
      <p>The table is covered so that nobody sees what is not his to see.</p>
      <p>
        Press the button, or <Key>{KEY.toUpperCase()}</Key>.
      </p>
      <Button kind="primary" onClick={() => void session.uncover()}>
        I am {name}: show the {to === 'umpire' ? 'desk' : 'table'}
      </Button>
      {mayJudge && (
        <Button kind="quiet" onClick={() => session.sit('umpire')}>
          The umpire wants the screen
        </Button>
      )}
    </main>
  );
}
