import { Button } from '../ui/button.js';
import { nameOf, sideClass } from '../ui/sides.js';
import styles from './cover.module.css';
import { useTableParts } from './model/context.js';
import { sideOf } from './session/seating.js';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Between players at one screen: nothing of the battle is to be seen. */
export function Cover() {
  const { snap, session, battleView } = useTableParts();
  if (!snap.pass?.shown) return null;
  const { to } = snap.pass;
  const name = to === 'umpire' ? 'the umpire' : nameOf(to);
  const mayJudge = battleView.umpire !== undefined && !battleView.umpire.elsewhere && to !== 'umpire';
  return (
    <main className={`${styles.cover} ${sideClass(sideOf(battleView.places, to))}`} data-part="cover">
      <h1>Pass the screen to {name}</h1>
      <p>The table is covered so that nobody sees what is not his to see.</p>
      <Button kind="primary" ref={focus} onClick={() => void session.uncover()}>
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
