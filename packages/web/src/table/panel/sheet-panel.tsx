import { isPlain } from '@umpire/desk';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { BriefingCard, isReadFirst } from '../../briefing/briefing-card.js';
import { BriefingLine } from '../../briefing/briefing-line.js';
import { ReadFirst } from '../../briefing/read-first.js';
import { PHONE, useMedia } from '../../ui/media.js';
import { Sheet, type SheetProps } from '../../ui/sheet.js';
import { SIDE_NAMES } from '../../ui/sides.js';
import { AskPanel } from '../asks/ask.js';
import { ResultBrief } from '../asks/result-brief.js';
import { ResultSlip } from '../asks/slip.js';
import { FilmStrip } from '../film/strip.js';
import { GuidePanel } from '../guide/guide-panel.js';
import { Log } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { ableIn } from '../model/readiness.js';
import { ActionBar } from './action-bar.js';
import { CardView } from './card.js';
import { Expected } from './expected.js';
import { largeRest } from './large.js';
import { Making } from './making.js';
import { Scores } from './panel.js';
import panelStyles from './panel.module.css';
import { PushList } from './push-list.js';
import { RosterFoot, RosterList } from './roster.js';
import styles from './sheet-panel.module.css';
import { restOf, struckFrom } from './sheet-rest.js';
import { SideVerbs } from './side-verbs.js';
import { Unordered } from './unordered.js';
import { VerbButtons, VerbWords } from './verb-list.js';
import { WhoCan } from './who-can.js';

type Tab = 'now' | 'mine' | 'film' | 'log';

export interface SheetPanelProps extends Pick<SheetProps, 'rest' | 'onCover'> {
  /** The strip is a tab. */
  readonly film: boolean;
}

/** The panel in a sheet: tabs above, what is looked at scrolls, verbs and the large button are pinned. */
export function SheetPanel({ film, rest, onCover }: SheetPanelProps) {
  const [tab, setTab] = useTab(film);
  const table = useTableParts();
  const { battleView, snap } = table;
  const reads = isReadFirst(table);
  const asks = !reads && battleView.asked && isPlain(battleView.asked.ask) && !snap.pass;
  // on a tablet the table keeps clear of a sheet at rest, however little it holds: what it leaves free nobody could use
  const phone = useMedia(PHONE);
  return (
    <Sheet
      label="Panel"
      rest={largeRest(table, phone) ?? restOf(table, rest, phone)}
      {...(!phone && { least: rest })}
      onCover={onCover}
    >
      <Tabs tab={tab} onTab={setTab} film={film} />
      <div
        className={`${panelStyles.panel} ${styles.panel}`}
        data-part="panel"
        role="tabpanel"
        id="sheet-panel"
        aria-labelledby={`tab-${tab}`}
      >
        {phone && !asks && !reads && (tab === 'now' || tab === 'film') && <ResultBrief />}
        {tab !== 'now' ? <Other tab={tab} /> : reads ? <ReadFirst /> : asks ? <Asked /> : <Now roomy={!phone} />}
        {!(tab === 'now' && (asks || reads)) && <ActionBar />}
      </div>
    </Sheet>
  );
}

/** What the player looks at; whatever is taken up, asked or begun comes to the front, and so does what a bot does. */
function useTab(film: boolean): [Tab, (tab: Tab) => void] {
  const { selected, drafting, battleView, company, snap } = useTableParts();
  const [tab, setTab] = useState<Tab>('now');
  const asked = battleView.asked !== undefined;
  const held = company.stands.length;
  const acts = !snap.reading && ['following', 'paused', 'thinking'].includes(snap.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these changes
  useEffect(() => setTab('now'), [selected, drafting.draft?.item, asked, held]);
  useEffect(() => {
    if (film && acts && !asked) setTab('film');
  }, [film, acts, asked]);
  return [!film && tab === 'film' ? 'now' : tab, setTab];
}

const SIGNS = { move: '▲', charge: '⚔', fire: '◆', act: '●' } as const;

function Tabs({ tab, onTab, film }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void; readonly film: boolean }) {
  const { battleView, selected, ready, counted, by } = useTableParts();
  // what is asked takes the place of what is held
  const piece = battleView.asked ? undefined : battleView.scene.pieces.find(({ id }) => id === selected);
  const counts = by && counted ? ableIn(ready).map(({ use, stands }) => `${SIGNS[use]}${stands.length}`) : [];
  const viewer = battleView.viewer;
  const tabs: readonly { readonly id: Tab; readonly label: string }[] = [
    { id: 'now', label: piece ? [piece.short, piece.label].filter(Boolean).join(' ') : 'Now' },
    { id: 'mine', label: ['Mine', ...counts].join(' ') },
    ...(film ? [{ id: 'film' as const, label: `What ${SIDE_NAMES[viewer === 'b' ? 'a' : 'b']} did` }] : []),
    { id: 'log', label: 'Log' },
  ];
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.findIndex(({ id }) => id === tab) + by + tabs.length) % tabs.length]!;
    onTab(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="What the panel shows" onKeyDown={onKey}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === tab}
          aria-controls="sheet-panel"
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onTab(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A question that one touch answers takes the place of everything else. */
function Asked() {
  return (
    <>
      <GuidePanel sheet />
      <AskPanel />
    </>
  );
}

/** `roomy`: with who can act and what it is about below what is expected, as beside a large table. */
function Now({ roomy }: { readonly roomy: boolean }) {
  const table = useTableParts();
  const { selected, drafting, company, guide, snap } = table;
  const nothing = selected === undefined && !drafting.draft;
  // an order in the making comes before what is known of the piece, and so does whom it could strike
  const first = drafting.draft !== undefined || struckFrom(table).length > 0;
  return (
    <>
      {company.stands.length === 0 && !nothing && <VerbButtons />}
      {nothing && !guide && <BriefingLine />}
      <GuidePanel sheet beside={nothing && <BriefingLine short />} />
      <div className={panelStyles.scroll} data-part="panel-scroll" data-folds>
        {nothing && <Expected />}
        <AskPanel />
        {roomy && <ResultSlip />}
        {company.stands.length > 0 ? (
          <PushList />
        ) : nothing ? (
          <>
            <RosterList />
            <RosterFoot />
            <SideVerbs />
            {roomy ? <Waiting /> : snap.reading && <BriefingCard />}
          </>
        ) : (
          <>
            {first && <Making />}
            <CardView />
            {!first && <Making />}
            <VerbWords />
          </>
        )}
      </div>
    </>
  );
}

function Other({ tab }: { readonly tab: Tab }) {
  return (
    <div className={panelStyles.scroll} data-part="panel-scroll" data-folds>
      {tab === 'film' && <FilmStrip list />}
      {tab === 'log' && <Log />}
      {tab === 'mine' && <Waiting />}
    </div>
  );
}

/** Who can still act, what the battle is about, and how it stands. */
function Waiting() {
  return (
    <>
      <WhoCan />
      <Unordered />
      <BriefingCard />
      <Scores />
    </>
  );
}
