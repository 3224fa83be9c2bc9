import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { TOUCH, useMedia } from '../../ui/media.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import {
  type Able,
  COUNTING,
  formationsOf,
  inOrders,
  isShort,
  leftIn,
  manyOf,
  mostPaid,
  unordered,
} from '../model/readiness.js';
import { sideOf } from '../session/seating.js';
import { capital } from '../words.js';
import actionBarStyles from './action-bar.module.css';
import styles from './end-step.module.css';
import { fearedOf } from './prices.js';
import { isUnpaid } from './verbs.js';
import { Feared } from './warnings.js';

/** What stands in the bar only at times: none of it when a battle begins. */

/** The step is to end although somebody could still act: who, and all the same. Where the end was pressed lies the way back: a second press there ends nothing. */
export function EndAnyway({ item }: { readonly item: MenuItem }) {
  const { battleView, counted, start, snap, ending, cancel } = useTableParts();
  const touch = useMedia(TOUCH);
  if (!ending) return null;
  return (
    <>
      <p role="status" className={styles.wasted}>
        {counted ? ending.wasted.map(able => <Wasted key={able.use} {...able} />) : capital(COUNTING)}
        {counted && ending.wasted.length === 0 && 'Nobody could do more.'}
      </p>
      <Feared feared={fearedOf(battleView.menu.filter(isUnpaid))} />
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        <Button
          kind="primary"
          data-part="end-anyway"
          hint="↵"
          disabled={snap.busy}
          onClick={() => start(item)}
          autoFocus
        >
          {item.label} all the same
        </Button>
      </div>
      <div className={`${actionBarStyles.buttons} ${styles.last}`} data-part="action-buttons" data-last>
        <Button className={styles.end} hint={touch ? undefined : 'Esc'} onClick={cancel}>
          Not yet
        </Button>
      </div>
    </>
  );
}

/** The screen goes to somebody else. */
export function PassBar() {
  const { snap, session, battleView } = useTableParts();
  const { to } = snap.pass!;
  return (
    <div className={`${actionBarStyles.bar} ${sideClass(sideOf(battleView.places, to))}`} data-part="action-bar">
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        <Button kind="primary" hint="↵" onClick={() => session.cover()}>
          Pass the screen to {to === 'umpire' ? 'the umpire' : nameOf(to)}
        </Button>
      </div>
    </div>
  );
}

export function RestBar() {
  const { deployRest } = useTableParts();
  return (
    <div className={actionBarStyles.buttons} data-part="action-buttons">
      <Button kind="primary" onClick={() => deployRest(false)}>
        Stop: I deploy myself
      </Button>
    </div>
  );
}

/** A bot is to act: let it, step by step, or not. */
export function BotBar() {
  const { session, snap, battleView } = useTableParts();
  const [seat] =
    'waiting' in battleView.turn ? battleView.turn.waiting.filter(s => battleView.seats[s] !== 'person') : [];
  if (snap.reading)
    return (
      <div className={`${actionBarStyles.bar} ${sideClass(sideOf(battleView.places, seat))}`} data-part="action-bar">
        <div className={actionBarStyles.buttons} data-part="action-buttons">
          <Button kind="primary" hint="↵" data-part="briefing-read" onClick={() => session.read()}>
            I have read it: {seat ? `let ${nameOf(seat)}` : 'let them'} begin
          </Button>
        </div>
      </div>
    );
  return (
    <div className={`${actionBarStyles.bar} ${sideClass(sideOf(battleView.places, seat))}`} data-part="action-bar">
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        {snap.running ? (
          <Button onClick={() => session.run(false)}>Stop {seat ? nameOf(seat) : 'the bots'}</Button>
        ) : (
          <>
            <Button kind="primary" disabled={snap.thinking} onClick={() => session.step()}>
              {seat ? `Next decision of ${nameOf(seat)}` : 'Next decision'}
            </Button>
            <Button onClick={() => session.run(true)}>Go on</Button>
          </>
        )}
        {snap.thinking && !snap.running && <Button onClick={() => void session.restart()}>Stop at once</Button>}
      </div>
    </div>
  );
}

/** A sheet of orders is handed in: whatever is not on it goes on as it was. */
export function HandIn({ item }: { readonly item: MenuItem }) {
  const { battleView, start, snap, takeNext } = useTableParts();
  const { roster } = battleView;
  const left = unordered(roster).length;
  const written = roster?.sheet.length ?? 0;
  const words = written === 0 ? 'nothing new' : `${written} ${written === 1 ? 'line' : 'lines'}`;
  return (
    <>
      {left > 0 && (
        <div className={`${actionBarStyles.buttons} ${styles.row}`} data-part="action-buttons">
          <Button className={styles.next} onClick={() => takeNext(1)} hint="Tab">
            Next without orders
          </Button>
        </div>
      )}
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        <Button kind="primary" hint="↵" disabled={snap.busy} title={item.text} onClick={() => start(item)}>
          <span className={styles.label}>
            {item.label}
            <small>{words}</small>
          </span>
        </Button>
      </div>
    </>
  );
}

/** More than so many are told formation by formation. */
const MANY = 12;

/** Who is meant, by name. */
function Wasted(able: Able) {
  const { battleView } = useTableParts();
  const { menu, scene } = battleView;
  const { use, stands } = able;
  const namesOf = (ids: readonly string[]): string =>
    ids.map(id => scene.pieces.find(piece => piece.id === id)?.label ?? id).join(', ');
  const having = isShort(able, menu) ? `With ${leftIn(menu)} ` : '';
  const formations = formationsOf(stands, scene, MANY);
  if (!formations)
    return (
      <span>
        {having && `${having}${inOrders(able, menu) ? '' : `up to ${mostPaid(able, menu)} of `}`}
        <b>{namesOf(stands)}</b> can still {use}
        {inOrders(able, menu)}.
      </span>
    );
  return (
    <>
      <span>{`${capital(`${having}${manyOf(able, menu)}`)} can still ${use}${inOrders(able, menu)}:`}</span>
      {formations.map(({ name, stands: of }) => (
        <span key={name}>
          {name || 'Others'}: <b>{namesOf(of)}</b>
        </span>
      ))}
    </>
  );
}

/** What is still to be put down may be left to the book. */
export function LeaveRest() {
  const { deployRest, snap } = useTableParts();
  return (
    <div className={actionBarStyles.more}>
      <Button kind="quiet" disabled={snap.busy} onClick={() => deployRest(true)}>
        Deploy the rest for me
      </Button>
    </div>
  );
}
