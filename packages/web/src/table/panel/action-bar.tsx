import { type Draft, draftedOrder, fieldInHand, type MenuItem, type Odds, type ResultInWords } from '@umpire/engine';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { nameOf, sideClass } from '../../ui/sides.js';
import { previewOnly } from '../draft/preview-only.js';
import { refusalOf } from '../draft/refusal.js';
import { doneWords } from '../draft/words.js';
import { later, patiently } from '../fetch-later.js';
import { pieceIn } from '../log/lines.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { usePressed } from '../model/use-pressed.js';
import { firstChoice } from '../model/use-table.js';
import { OddsBar } from '../odds/odds-bar.js';
import { sideOf } from '../session/seating.js';
import { capital } from '../words.js';
import styles from './action-bar.module.css';
import { BestStrike, bestStrike } from './best-strike.js';
import { CancelButton } from './cancel-button.js';
import { EndStep } from './end-step.js';
import { useSteered } from './steered.js';
import { closedEnd, dueItem, expectedItem, isAtOnce, isUnpaid, lastVerbOf, pieceItem } from './verbs.js';

/** Nothing is in hand when a table is laid. */
const Warnings = later('Warnings');
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

function Commit() {
  const { battleView, drafting, commit, snap, hover } = useTableParts();
  const draft = drafting.draft!;
  const steered = useSteered(); // they stand beside the wheel then
  const over = useHover(hover);
  // while a piece is dragged, this is about where it would end
  const dragged = over.drags && over.path ? over.preview : undefined;
  const preview = dragged ?? drafting.preview;
  const bar = refusalOf(draft, preview);
  const order = draftedOrder(draft);
  const filled = dragged ? order : (order ?? draft.values[fieldInHand(draft)!.name] ?? firstChoice(draft));
  const ready = (dragged !== undefined || filled !== undefined) && !bar && !snap.busy && !snap.asking && !tooFew(draft);
  return (
    <>
      {bar && (
        <p className={styles.refused} data-part="refused" role="status">
          {capital(bar.message)} {bar.rule && <RuleLink book={battleView.book} rule={bar.rule} />}
        </p>
      )}
      {!steered && <Warnings />}
      <AtTheButton odds={previewOnly(drafting.preview)?.odds} />
      <div
        className={styles.buttons}
        data-part="action-buttons"
        data-weighing={snap.asking || (order && !preview) || undefined}
      >
        <Button kind="primary" disabled={!ready} onClick={() => !dragged && commit()} hint={ready ? '↵' : undefined}>
          {filled === order || (!dragged && firstChoice(draft))
            ? doneWords(draft, battleView.scene, previewOnly(preview))
            : 'Go on'}
        </Button>
        <CancelButton />
      </div>
    </>
  );
}

/** What can come of a press stands where it is pressed, however long the list above is. */
function AtTheButton({ odds }: { readonly odds: Odds<ResultInWords> | undefined }) {
  return odds ? (
    <div className={styles.odds} data-part="odds-at-button">
      <OddsBar odds={odds} />
    </div>
  ) : null;
}

/** Of what is offered fewer are chosen than the book wants. */
function tooFew(draft: Draft): boolean {
  const name = fieldInHand(draft)?.name;
  const gesture = name === undefined ? undefined : draft.gestures[name];
  if (name === undefined || gesture?.kind !== 'several') return false;
  return ((draft.values[name] as readonly unknown[] | undefined)?.length ?? 0) < (gesture.least ?? 0);
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
        <AtTheButton odds={other?.odds} />
        {other && <BestStrike best={other} />}
        <ShutEnd shut={shut} beside={other !== undefined} />
      </>
    );
  }
  if (best && (!item || item.ends !== undefined))
    return (
      <>
        <AtTheButton odds={best.odds} />
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

/** Nothing is left to the side as a whole: what a piece can do. */
function PieceStep({ item }: { readonly item: MenuItem | undefined }) {
  const { battleView, start, giveAtOnce, snap } = useTableParts();
  if (!item) return null;
  const label = battleView.scene.pieces.find(({ id }) => id === item.stand)?.label ?? '';
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button
        kind="primary"
        hint="↵"
        disabled={snap.busy}
        title={item.text}
        onClick={() => (isAtOnce(item) ? void giveAtOnce(item) : start(item))}
      >
        {item.label} {label}
      </Button>
    </div>
  );
}

const LARGE = { kind: 'primary', hint: '↵' } as const;

/** The end of the step is closed: by which rule, and the piece that must act first, if the refusal names one. */
function ShutEnd({
  shut,
  beside,
}: {
  readonly shut: MenuItem /** The large button is another one. */;
  readonly beside: boolean;
}) {
  const { battleView, select, selected, giveAtOnce, snap } = useTableParts();
  const { message, rule } = shut.closed!;
  const named = pieceIn(message, battleView.scene.pieces);
  // who has but one thing to do, and nothing to choose in it, does it at one press
  const due = dueItem(battleView.menu, battleView.scene.pieces);
  const { cost, odds } = usePressed()?.preview ?? {};
  const own = named && named.id === selected ? battleView.menu.find(i => i.stand === named.id && !i.closed) : undefined;
  return (
    <>
      <p className={styles.refused} data-part="refused" data-due={due ? true : undefined}>
        {capital(due && cost ? cost : message)} {rule && <RuleLink book={battleView.book} rule={rule} />}
      </p>
      {due && odds && <OddsBar odds={odds} />}
      {own && !due ? (
        <PieceStep item={own} />
      ) : (
        <div className={styles.buttons} data-part="action-buttons">
          {due && named ? (
            <Button kind="primary" title={due.text} disabled={snap.busy} hint="↵" onClick={() => void giveAtOnce(due)}>
              {named.label}: {due.label.toLowerCase()}
            </Button>
          ) : named && named.id !== selected ? (
            <Button {...(!beside && LARGE)} onClick={() => select(named.id)}>
              Take up {named.label}
            </Button>
          ) : (
            <Button kind="primary" disabled>
              {shut.label}
            </Button>
          )}
        </div>
      )}
    </>
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
