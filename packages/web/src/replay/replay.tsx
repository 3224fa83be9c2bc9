import type { Moment, Position, Studied } from '@umpire/desk';
import { type Belief, type SeatId, type Side, sideAt, TWO_SEATS } from '@umpire/engine';
import { useState } from 'react';
import { personsOf } from '../battles/persons.js';
import { viewersOf } from '../battles/viewers.js';
import { Brand } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import type { BattleEntry } from '../storage/battles.js';
import { downloadEntry, isOpen } from '../storage/export.js';
import { Button, ButtonLink, Notice } from '../ui/index.js';
import { type Believed, BelievedChoice, Errors, useBelief } from './believed.js';
import { ChapterList } from './chapter-list.js';
import { EarlierNote } from './earlier-note.js';
import { FightOn } from './fight-on.js';
import { Now } from './now.js';
import styles from './replay.module.css';
import { ReplayBoard } from './replay-board.js';
import { TimelineBar } from './timeline-bar.js';
import { usePlayerKeys } from './use-keys.js';
import { usePlayer } from './use-player.js';
import { ViewerChoice } from './viewer-choice.js';

interface ReplayProps {
  readonly entry: BattleEntry;
  readonly studied: Studied;
  /** The entry to begin with. */
  readonly first: number | undefined;
}

/** Why nobody can fight on from a moment. */
function whyNot(open: boolean, moment: Moment | undefined): { readonly title?: string } {
  if (!open) return { title: 'When the battle is over: a second one would show what this one still hides' };
  return moment?.earlier ? { title: 'The rules by which this was fought are no longer there' } : {};
}

/** Who looks at his own side of the table; who looks on sits with the player, or with the first of two. */
function ownIn({ plan, record }: BattleEntry, viewer: SeatId): Side {
  const seats = record?.seats ?? TWO_SEATS;
  return sideAt(seats, viewer) ?? sideAt(seats, personsOf(plan.seats)[0] ?? 'a') ?? 'a';
}

const withBelief = (position: Position, belief: Belief | undefined): Position =>
  belief
    ? { ...position, scene: { ...position.scene, overlays: [...position.scene.overlays, ...belief.overlays] } }
    : position;

/** A battle that is watched again. */
export function Replay({ entry, studied, first }: ReplayProps) {
  const over = 'over' in studied.turn;
  const { seats } = entry.plan;
  const open = isOpen({ seats, over: over ? studied.turn.text : undefined });
  const [viewer, setViewer] = useState<SeatId>(() => viewersOf(seats, over)[0]!);
  const [branching, setBranching] = useState(false);
  const believes = over && studied.believes;
  const [believed, setBelieved] = useState<Believed>(believes ? ownIn(entry, 'umpire') : 'truth');
  const player = usePlayer(viewer, first);
  usePlayerKeys(player);
  const { moment, position, before, broken } = player;
  // a belief is laid over the truth: who looks through the eyes of a side sees it by itself
  const isLaid = believes && viewer === 'umpire' && believed !== 'truth';
  const belief = useBelief(position?.index, isLaid ? believed : 'truth');
  return (
    <div className={styles.replay} data-part="replay">
      <header className={styles.head}>
        <Brand />
        <h1>{entry.title}</h1>
        <ViewerChoice seats={seats} over={over} viewer={viewer} onChange={setViewer} />
        {believes && viewer === 'umpire' && <BelievedChoice value={believed} onChange={setBelieved} />}
        <div className={styles.links}>
          <Button
            onClick={() => setBranching(true)}
            disabled={!moment || moment.over || !open || moment.earlier !== undefined}
            {...whyNot(open, moment)}
          >
            Fight on from here
          </Button>
          <ButtonLink kind="quiet" href={hrefOf(['report', entry.id])}>
            Report
          </ButtonLink>
          <Button kind="quiet" onClick={() => downloadEntry(entry)}>
            Export
          </Button>
        </div>
      </header>
      {broken !== undefined && (
        <Notice title="The engine stopped" actions={<Button onClick={() => location.reload()}>Reload</Button>}>
          <p>{broken}</p>
        </Notice>
      )}
      {moment && position ? (
        <ReplayBoard
          position={withBelief(position, belief)}
          before={before}
          moment={moment}
          speed={player.speed}
          own={ownIn(entry, viewer)}
        />
      ) : (
        <div className={styles.stage} />
      )}
      <main className={styles.panel}>
        <EarlierNote studied={studied} />
        {moment && <Now book={entry.plan.ruleset} moment={moment} />}
        {isLaid && <Errors book={entry.plan.ruleset} side={believed} player={player} belief={belief} />}
        <ChapterList player={player} />
      </main>
      <TimelineBar player={player} over={over} viewer={viewer} />
      {branching && moment && <FightOn entry={entry} moment={moment} onClose={() => setBranching(false)} />}
    </div>
  );
}
