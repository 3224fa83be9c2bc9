import { type Fetched, useFetched } from '@umpire/board';
import { isPlain } from '@umpire/desk';
import { lazy, Suspense, useState } from 'react';
import { BriefingCard, isReadFirst, useIsBriefed } from '../../briefing/briefing-card.js';
import { Button } from '../../ui/button.js';
import { TOUCH, useMedia } from '../../ui/media.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { later, patiently } from '../fetch-later.js';
import { GuidePanel } from '../guide/guide-panel.js';
import { Log } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import { ActionBar } from './action-bar.js';
import { Expected } from './expected.js';
import styles from './panel.module.css';
import { SideVerbs } from './side-verbs.js';
import { WhoCan } from './who-can.js';

/** Nobody is asked anything when a table is laid. */
const Asked = later('AskPanel');
const ReadFirst = later('ReadFirst');
const ResultSlip = later('ResultSlip');
/** Nobody has taken anything up when a table is laid. */
const CardView = later('CardView');
const Unordered = later('Unordered');
const VerbList = later('VerbList');
const Making = lazy(async () => ({ default: (await patiently(() => import('./making.js'))).Making }));
const PushList = later('PushList');
/** Most books have no sheet of orders. */
const ROSTER: Fetched<typeof import('./roster.js')> = { fetch: () => import('./roster.js') };

/** What is this, what can it do, what would happen, what has happened. */
export function Panel({ log, guide }: { readonly log: boolean; readonly guide: boolean }) {
  const table = useTableParts();
  const { selected, drafting, battleView, snap, company } = table;
  const [logOpen, setLogOpen] = useState(false);
  const nothing = selected === undefined && !drafting.draft;
  const roster = useFetched(ROSTER, battleView.roster !== undefined);
  const isBriefed = useIsBriefed() && nothing;
  if (isReadFirst(table))
    return (
      <div className={styles.panel} data-part="panel" data-briefed>
        <ReadFirst />
      </div>
    );
  // a question that one touch answers takes the place of everything else
  if (battleView.asked && isPlain(battleView.asked.ask) && !snap.pass)
    return (
      <div className={styles.panel} data-part="panel" data-asks>
        {guide && <GuidePanel />}
        <Asked />
      </div>
    );
  // the question itself says what is expected
  const answers = battleView.asked !== undefined && !snap.pass;
  // how it ended tells what was thrown last, too
  const hasSlip = snap.thrown !== undefined && !isPlanning(table) && !('over' in battleView.turn);
  return (
    <div
      className={styles.panel}
      data-part="panel"
      data-log={logOpen || undefined}
      data-answering={answers || undefined}
      data-thrown={hasSlip || undefined}
      data-briefed={isBriefed || undefined}
    >
      {!answers && <Expected />}
      {guide && <GuidePanel />}
      {battleView.asked && <Asked />}
      {hasSlip && <ResultSlip />}
      <div className={styles.scroll} data-part="panel-scroll">
        {company.stands.length > 0 ? (
          <PushList />
        ) : nothing ? (
          <Nothing />
        ) : (
          <>
            {roster && <roster.RosterList />}
            <CardView />
            <VerbList />
            <Suspense>
              <Making />
            </Suspense>
          </>
        )}
      </div>
      {log && (
        <Button kind="quiet" className={styles.logFold} aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
          Log
        </Button>
      )}
      {log && <Log />}
      <ActionBar />
    </div>
  );
}

const LOOKS = 'Click or tap a piece to see what it is and what it can do.';
/** Where several can go, they go in one hand as well. */
const MANY = ' Shift+click, or a box drawn with Shift, takes several in one hand.';
/** Where an order has a price, a press gives it. */
const PAYS =
  'Click or tap a piece: it is given the order whose price stands beside it, at once. Taking back costs nothing.';

/** Nothing is taken up: how the sides stand, and how to begin. */
function Nothing() {
  const { battleView, by, company } = useTableParts();
  const touch = useMedia(TOUCH);
  const roster = useFetched(ROSTER, battleView.roster !== undefined);
  return (
    <>
      <BriefingCard />
      {by && !battleView.roster && battleView.scene.pieces.length > 0 && (
        <p className={textStyles.hint} data-part="hint">
          {battleView.menu.some(({ price, closed }) => price && !closed) ? PAYS : LOOKS}
          {company.movers.length > 1 && !touch && MANY}
        </p>
      )}
      {battleView.roster ? roster && <roster.RosterList /> : <WhoCan />}
      {battleView.menu.some(({ unless }) => unless) && <Unordered />}
      {roster && <roster.RosterFoot />}
      <SideVerbs />
      {!battleView.roster && <Scores />}
    </>
  );
}

export function Scores() {
  const { scores } = useTableParts().battleView.scene.status;
  return (
    <section className={styles.scores} data-part="scores" aria-label="How the sides stand">
      {scores.map(({ side, name, lines }) => (
        <div key={side} className={sideClass(side)}>
          <h2>
            {SIDE_NAMES[side]}
            {name !== SIDE_NAMES[side] && `, ${name}`}
          </h2>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
