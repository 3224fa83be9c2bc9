import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { later, patiently } from '../fetch-later.js';
import { useTableParts } from '../model/context.js';
import { sideOf } from '../session/seating.js';
import styles from './action-bar.module.css';
import { BestStrike, bestStrike } from './best-strike.js';
import { EndStep } from './end-step.js';
import { PieceStep } from './piece-step.js';
import { closedEnd, dueItem, expectedItem, isUnpaid, lastVerbOf, pieceItem } from './verbs.js';

/** Nothing is in hand when a table is laid. */
const Commit = later('Commit');
const AtTheButton = later('AtTheButton');
const ShutEnd = later('ShutEnd');
const fetchPush = () => patiently(() => import('./push-bar.js'));
const PushBar = lazy(async () => ({ default: (await fetchPush()).PushBar }));
const AllAtOnce = lazy(async () => ({ default: (await fetchPush()).AllAtOnce }));

/** One primary button, and it says what it will do. */
export function ActionBar() {
  const table = useTableParts();
  const { battleView, snap, side, drafting } = table;
  if (snap.pass) return <PassBar />;
  if (battleView.asked && !drafting.draft) return null;
  if (battleView.thinking) return <BotBar />;
  if (!side) return null;
  return (
    <div className={`${styles.bar} ${sideClass(side)}`} data-part="action-bar">
      {drafting.draft ? (
        <Commit />
      ) : table.deployingRest ? (
        <RestBar />
      ) : table.company.stands.length > 1 ? (
        <Suspense>
          <PushBar />
        </Suspense>
      ) : (
        <>
          {!table.ending && (table.company.movers.length > 1 || battleView.menu.some(isUnpaid)) && (
            <Suspense>
              <AllAtOnce />
            </Suspense>
          )}
          <NextStep />
        </>
      )}
      {!drafting.draft && !table.deployingRest && <LeaveRest />}
    </div>
  );
}

/** What the table in words needs besides its own orders: passing the screen on, and the bots. */
export function WordsBar() {
  const { snap, battleView } = useTableParts();
  return snap.pass ? <PassBar /> : battleView.thinking && !battleView.asked ? <BotBar /> : null;
}

function PassBar() {
  const { snap, session, battleView } = useTableParts();
  const { to } = snap.pass!;
  return (
    <div className={`${styles.bar} ${sideClass(sideOf(battleView.places, to))}`} data-part="action-bar">
      <div className={styles.buttons} data-part="action-buttons">
        <Button kind="primary" hint="↵" onClick={() => session.cover()}>
          Pass the screen to {to === 'umpire' ? 'the umpire' : nameOf(to)}
        </Button>
      </div>
    </div>
  );
}

function NextStep() {
  const table = useTableParts();
  const { battleView, start, snap, side, selected } = table;
  const best = bestStrike(table);
  const item = expectedItem(battleView.menu, lastVerbOf(battleView.log, side), battleView.roster !== undefined);
  const shut = item ? undefined : closedEnd(battleView.menu);
  if (shut) {
    // what is due is offered below with its odds: the same need not be offered twice
    const other =
      best && dueItem(battleView.menu, battleView.scene.pieces)?.stand === best.item.stand ? undefined : best;
    return (
      <>
        {other?.odds && <AtTheButton odds={other.odds} />}
        {other && <BestStrike best={other} />}
        <ShutEnd shut={shut} beside={other !== undefined} />
      </>
    );
  }
  if (best && (!item || item.ends !== undefined))
    return (
      <>
        {best.odds && <AtTheButton odds={best.odds} />}
        <BestStrike best={best} />
        {item && <EndStep item={item} beside />}
      </>
    );
  if (!item) return <PieceStep item={pieceItem(battleView.menu, selected)} />;
  if (item.ends !== undefined) return <EndStep item={item} />;
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button kind="primary" hint="↵" disabled={snap.busy} title={item.text} onClick={() => start(item)}>
        {item.label}
      </Button>
    </div>
  );
}

/** What is still to be put down may be left to the book. */
function LeaveRest() {
  const { battleView, deployRest, snap } = useTableParts();
  const left = battleView.menu.filter(({ deploys, closed }) => deploys && !closed);
  if (left.length === 0) return null;
  return (
    <div className={styles.more}>
      <Button kind="quiet" disabled={snap.busy} onClick={() => deployRest(true)}>
        Deploy the rest for me
      </Button>
    </div>
  );
}

function RestBar() {
  const { deployRest } = useTableParts();
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button kind="primary" onClick={() => deployRest(false)}>
        Stop: I deploy myself
      </Button>
    </div>
  );
}

/** A bot is to act: let it, step by step, or not. */
function BotBar() {
  const { session, snap, battleView } = useTableParts();
  const [seat] =
    'waiting' in battleView.turn ? battleView.turn.waiting.filter(s => battleView.seats[s] !== 'person') : [];
  return (
    <div className={`${styles.bar} ${sideClass(sideOf(battleView.places, seat))}`} data-part="action-bar">
      <div className={styles.buttons} data-part="action-buttons">
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
