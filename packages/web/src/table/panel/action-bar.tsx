import type { MenuItem } from '@umpire/engine';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.js';
import { sideClass } from '../../ui/sides.js';
import { later, patiently } from '../fetch-later.js';
import { useTableParts } from '../model/context.js';
import styles from './action-bar.module.css';
import { bestStrike, type Strike } from './best-strike.js';
import { EndStep } from './end-step.js';
import { closedEnd, expectedItem, isUnpaid, lastVerbOf, pieceItem } from './verbs.js';

/** Nothing is in hand when a table is laid. */
const Commit = later('Commit');
const AtTheButton = later('AtTheButton');
const EndAnyway = later('EndAnyway');
const BestStrike = later('BestStrike');
const PieceStep = later('PieceStep');
const ShutEnd = later('ShutEnd');
const WentBack = later('WentBack');
const BotBar = later('BotBar');
const InDanger = later('InDanger');
const PassBar = later('PassBar');
const LeaveRest = later('LeaveRest');
const RestBar = later('RestBar');
const fetchPush = () => patiently(() => import('./push-bar.js'));
const PushBar = lazy(async () => ({ default: (await fetchPush()).PushBar }));
const AllAtOnce = lazy(async () => ({ default: (await fetchPush()).AllAtOnce }));

/** It is still to be put down. */
const isLeft = ({ deploys, closed }: MenuItem): boolean => deploys === true && !closed;

/** One primary button, and it says what it will do. */
export function ActionBar() {
  const table = useTableParts();
  const { battleView, snap, side, drafting, cut } = table;
  if (snap.pass) return <PassBar />;
  if (battleView.asked && !drafting.draft) return null;
  if (battleView.thinking) return <BotBar />;
  if (!side) return null;
  return (
    <div className={`${styles.bar} ${sideClass(side)}`} data-part="action-bar">
      {cut?.back && <WentBack why={cut.stop} />}
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
          {!table.ending && battleView.menu.some(isLeft) && <LeaveRest />}
          {!table.ending && (table.company.movers.length > 1 || battleView.menu.some(isUnpaid)) && (
            <Suspense>
              <AllAtOnce />
            </Suspense>
          )}
          {table.dangers && table.dangers.exposed.length > 0 && <InDanger />}
          {table.ending ? <EndAnyway item={table.ending.item} /> : <NextStep />}
        </>
      )}
    </div>
  );
}

/** What the table in words needs besides its own orders: passing the screen on, and the bots. */
export function WordsBar() {
  const { snap, battleView } = useTableParts();
  return snap.pass ? <PassBar /> : battleView.thinking && !battleView.asked ? <BotBar /> : null;
}

/** What to do next; below it, and always there, the end of the step. */
function NextStep() {
  const table = useTableParts();
  const { battleView, snap, side, selected, start } = table;
  const best = bestStrike(table);
  const item = expectedItem(battleView.menu, lastVerbOf(battleView.log, side), battleView.roster !== undefined);
  const shut = item ? undefined : closedEnd(battleView.menu);
  const own = item ? undefined : pieceItem(battleView.menu, selected);
  // what the side does as a whole comes before what a piece does; a piece that could do nothing but strike badly is offered that
  const besides = best?.isBad ? own?.verb !== best.item.verb || shut : item && item.ends === undefined;
  const strike = best && <StrikeWithOdds best={best} beside={Boolean(besides)} />;
  const isLarge = best !== undefined && !besides;
  if (shut)
    return (
      <>
        {strike}
        <ShutEnd shut={shut} beside={isLarge} />
      </>
    );
  if (!item)
    return (
      <>
        {strike}
        {!isLarge && <PieceStep item={own} />}
      </>
    );
  if (item.ends !== undefined)
    return (
      <>
        {strike}
        <EndStep item={item} beside={isLarge} />
      </>
    );
  return (
    <>
      {strike}
      <div className={styles.buttons} data-part="action-buttons">
        <Button kind="primary" hint="↵" disabled={snap.busy} title={item.text} onClick={() => start(item)}>
          {item.label}
        </Button>
      </div>
    </>
  );
}

function StrikeWithOdds({ best, beside }: { readonly best: Strike; readonly beside: boolean }) {
  const { odds, counts, table } = best;
  return (
    <>
      <AtTheButton odds={odds} counts={counts} table={table} />
      <BestStrike best={best} beside={beside} />
    </>
  );
}
