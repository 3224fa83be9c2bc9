import type { BattlePlan, BattleView } from '@umpire/desk';
import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { LOW, NARROW, PHONE, useMedia, WIDE } from '../ui/media.js';
import { nameOf } from '../ui/sides.js';
import textStyles from '../ui/text.module.css';
import { say } from '../ui/toast.js';
import { thrownWords } from './asks/thrown-words.js';
import { TableMenu } from './bar/table-menu.js';
import { TopBar } from './bar/top-bar.js';
import { usePanelPlace, useRest } from './camera/use-panel-place.js';
import { later, patiently } from './fetch-later.js';
import { FilmContext } from './film/context.js';
import { FilmStrip } from './film/strip.js';
import { useFilm } from './film/use-film.js';
import { useFilmKeys } from './film/use-film-keys.js';
import { GuidePanel } from './guide/guide-panel.js';
import { Help } from './help.js';
import { LISTED } from './keys/commands.js';
import { useKeys } from './keys/use-keys.js';
import { inTurn } from './log/lines.js';
import { Log } from './log/log.js';
import { TableProvider } from './model/table-provider.js';
import { type Table, useTable } from './model/use-table.js';
import { WordsBar } from './panel/action-bar.js';
import { isLarge } from './panel/large.js';
import { Panel } from './panel/panel.js';
import { lasting } from './session/pace.js';
import { actorOf, sideOf } from './session/seating.js';
import type { Session } from './session/session.js';
import type { Snapshot } from './session/snapshot.js';
import { waitsFor } from './session/waits.js';
import { useSounds } from './sound/use-sounds.js';
import { useCounter } from './stage/counter.js';
import { ownSide } from './stage/opening.js';
import { resultIn } from './stage/result-in.js';
import { Stage, type StageHandle } from './stage/stage.js';
import { ToolRow } from './stage/tools.js';
import styles from './table.module.css';

/** Only small screens have a sheet, only two at one screen a cover, and nobody waits for the end of a battle at its beginning. */
const SheetPanel = later('SheetPanel');
const Confirm = later('Confirm');
const Cover = later('Cover');
const Ended = later('Ended');
const ToolMenu = later('ToolMenu');
const JudgeDesk = lazy(async () => ({ default: (await patiently(() => import('../judge/judge-desk.js'))).JudgeDesk }));
const WordsView = lazy(async () => ({ default: (await patiently(() => import('../words/words-view.js'))).WordsView }));

export interface OpenTableProps {
  readonly session: Session;
  readonly battleView: BattleView;
  readonly plan: BattlePlan;
}

/** A battle that can be played: the table, the panel beside it, and what lies above both. */
export function OpenTable({ session, battleView, plan }: OpenTableProps) {
  const [words, setWords] = useState(false);
  const table = useTable(session, battleView, plan, words);
  const stage = useRef<StageHandle>(null);
  const [help, setHelp] = useState(false);
  const narrow = useMedia(NARROW);
  const wide = useMedia(WIDE);
  const place = usePanelPlace(battleView.scene, ownSide(table), useCounter(), wide, table.guide ?? table.snap.guide);
  // a list of orders needs the height of the window
  const hasRoster = battleView.roster !== undefined;
  const phone = useMedia(PHONE);
  // where there is no room for the strip, what happened is a tab of the sheet or in the log, and the tools are in the bar
  const low = useMedia(LOW) || phone;
  const rest = useRest();
  const [covers, setCovers] = useState<number>();
  const below = !narrow && !hasRoster && place === 'below';
  const columns = !narrow && !hasRoster && place === 'columns';
  const covered = table.snap.pass?.shown ?? false;
  const elsewhere = useMemo(() => ({ openHelp: () => setHelp(true), openWords: () => setWords(now => !now) }), []);
  useKeys(table, stage, elsewhere, covered || words || help || table.asking !== undefined);
  const film = useFilm(table);
  useFilmKeys(table, film, covered || words || help || table.asking !== undefined);
  useSounds(table, film);
  useFocus(table, stage.current);
  useFocusAfterOrder(table, stage.current);
  usePassedOn(table);
  useWordsKey(words, elsewhere.openWords);

  if (covered)
    return (
      <TableProvider table={table}>
        <Cover />
      </TableProvider>
    );
  if (battleView.viewer === 'umpire' && battleView.umpire && !('over' in battleView.turn) && !words)
    return (
      <TableProvider table={table}>
        <FilmContext value={film}>
          <div
            className={styles.page}
            data-part="table-page"
            data-waits={waitsFor(table.snap)}
            data-turn={battleView.scene.status.turn}
          >
            <Suspense fallback={<p>One moment …</p>}>
              <JudgeDesk
                menu={
                  <TableMenu
                    words={false}
                    onWords={elsewhere.openWords}
                    onHelp={elsewhere.openHelp}
                    onBriefing={undefined}
                  />
                }
              />
            </Suspense>
            {help && <Help onClose={() => setHelp(false)} />}
          </div>
        </FilmContext>
      </TableProvider>
    );
  return (
    <TableProvider table={table}>
      <FilmContext value={film}>
        <div
          className={styles.page}
          data-part="table-page"
          data-words={words || undefined}
          data-waits={waitsFor(words ? { ...table.snap, unread: false } : table.snap)}
          data-moment={table.snap.news.n}
          data-saved={table.snap.saved.state}
          data-turn={battleView.scene.status.turn}
          data-step={battleView.scene.status.steps.find(({ current }) => current)?.id}
          style={{ '--beat': `${beatOf(table.snap, film.at !== undefined)}ms` } as CSSProperties}
        >
          <TopBar
            words={words}
            onWords={elsewhere.openWords}
            onHelp={elsewhere.openHelp}
            tools={low && !words && <ToolMenu stage={stage} />}
          />
          {!words && !low && <FilmStrip tools={narrow ? <ToolMenu stage={stage} /> : <ToolRow stage={stage} />} />}
          {words ? (
            <main className={styles.words} data-part="words-page">
              <WordsBar />
              <Suspense fallback={<p>One moment …</p>}>
                <WordsView
                  battleView={battleView}
                  desk={session.desk()}
                  by={battleView.viewer === 'b' ? 'b' : 'a'}
                  making={table.drafting}
                  onOrder={order => session.order(order)}
                  onAnswer={(value, side) => session.answer(side ?? battleView.at, value)}
                  typed={plan.dice.kind === 'typed'}
                  onBack={elsewhere.openWords}
                />
              </Suspense>
            </main>
          ) : (
            <main
              className={styles.main}
              data-panel={narrow ? undefined : below ? 'below' : 'side'}
              data-large={isLarge(table) || undefined}
              data-columns={columns || undefined}
              data-roster={(hasRoster && !narrow) || undefined}
            >
              <Stage
                ref={stage}
                sheet={{ rest: narrow ? rest : 0, covers: narrow ? coversOf(covers, rest, phone) : 0 }}
              >
                {'over' in battleView.turn && <Ended covered={narrow ? (covers ?? rest) : 0} />}
              </Stage>
              {below && <GuidePanel band />}
              {narrow ? (
                <SheetPanel film={low} rest={rest} onCover={setCovers} />
              ) : (
                <aside className={styles.side} aria-label="Panel">
                  <Panel log={!columns} guide={!below} />
                </aside>
              )}
              {columns && (
                <aside className={styles.log} aria-label="Log">
                  <Log />
                </aside>
              )}
            </main>
          )}
          <Spoken table={table} />
          {help && <Help onClose={() => setHelp(false)} />}
          {table.asking && <Confirm />}
        </div>
      </FilmContext>
    </TableProvider>
  );
}

/** On a tablet there is room to keep the table clear of a sheet at rest, however low it is now: the own edge lies at its lower end. */
const coversOf = (covers: number | undefined, rest: number, phone: boolean): number | undefined =>
  phone || covers === undefined ? covers : Math.max(covers, rest);

/** Milliseconds that hands or dice take at the fight, before what came of them is stamped there and told beside it. */
const BEAT = 700;
const beatOf = ({ thrown, speed }: Snapshot, filmed: boolean): number =>
  thrown && !filmed && resultIn(thrown) ? lasting(BEAT, speed) : 0;

/** While the table is told in words, its own keys rest; only the way back is kept. */
function useWordsKey(words: boolean, back: () => void): void {
  useEffect(() => {
    if (!words) return;
    const pressed = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.('input, textarea, select');
      if (event.key !== 'W' || event.ctrlKey || event.altKey || typing) return;
      event.preventDefault();
      back();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [words, back]);
}

/** What happened, for those who hear the page. */
function Spoken({ table: { snap } }: { readonly table: Table }) {
  return (
    <div className={textStyles.unseen} aria-live="polite">
      {inTurn(snap.news.lines, snap.news.throws)
        .flatMap(({ throws, line }) => [...throws.map(thrownWords), ...(line ? [line.text] : [])])
        .join('. ')}
    </div>
  );
}

/** Where nothing is hidden the table is not covered between players at one screen: it says to whom the screen goes, but not after each piece that they put down in turn. */
function usePassedOn({ battleView, plan }: Table): void {
  const { at, open, places, menu } = battleView;
  const by = actorOf(battleView);
  const deploys = menu.some(item => item.deploys);
  const before = useRef({ at, deploys });
  useEffect(() => {
    if (!by) return;
    const had = before.current;
    before.current = { at, deploys };
    if (had.at === at || (had.deploys && deploys) || !(open || plan.privacy === false)) return;
    if (sideOf(places, had.at) && sideOf(places, at)) say(`Pass the screen to ${nameOf(at)}.`);
  }, [at, open, places, by, deploys, plan.privacy]);
}

/** Whatever was pressed there has done its work: from then on Enter is for the large button again. */
const isSpent = (element: Element | null): boolean =>
  element === document.body ||
  (element?.closest('[data-part=action-bar]:not(:has([data-part=end-anyway]))') ?? null) !== null;

/** In what the panel shows of the order in hand. */
const isInForm = (element: Element | null): boolean => (element?.closest('[data-part=panel-scroll]') ?? null) !== null;

/** After an order, an answer or a press in the bar the keyboard is on the piece that is held or has acted: what was pressed may be gone. */
function useFocusAfterOrder({ battleView, snap, selected, ruler, drafting }: Table, stage: StageHandle | null): void {
  const before = useRef(battleView.entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    const focused = document.activeElement;
    const ordered = battleView.entries > before.current && battleView.log.at(-1)?.by === battleView.viewer;
    before.current = battleView.entries;
    // the list that an order was made from goes with it: the keyboard would go on from there, into the log
    const isListed = ordered && !drafting.draft && isInForm(focused);
    if (ruler !== undefined || !(isListed || isSpent(focused) || isOnAnother(focused, selected))) return;
    stage?.focus(selected ?? snap.news.about[0]);
  }, [battleView, selected]);
}

/** The keyboard is on a piece, and another one was taken up: keys came faster than the table was drawn. */
function isOnAnother(focused: Element | null, selected: string | undefined): boolean {
  const piece = focused?.closest('[data-piece]')?.getAttribute('data-piece');
  return selected !== undefined && piece !== undefined && piece !== null && piece !== selected;
}

/** Where the keyboard goes when another gesture is taken in hand: to the table, or to the list to choose from. */
function useFocus({ gesture, drafting }: Table, stage: StageHandle | null): void {
  const kind = gesture?.kind;
  const at = drafting.draft?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field of an order
  useEffect(() => {
    if (!LISTED.includes(kind)) return kind && stage?.focus();
    if (kind !== 'target') return;
    const list = document.querySelector<HTMLInputElement>(
      '[data-part=targets] input:checked, [data-part=targets] input',
    );
    if (list) list.focus();
    else stage?.focus();
  }, [kind, at]);
}
