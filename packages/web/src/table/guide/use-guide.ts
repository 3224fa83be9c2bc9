import type { BattleView, GuideGlance } from '@umpire/desk';
import { GUIDE_START, type GuideProgress, type GuideStep, type SeatId, stepOn } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.js';
import type { Snapshot } from '../session/snapshot.js';

/** The guide as it lies beside the table. */
export interface Guided {
  readonly steps: readonly GuideStep[];
  /** The step the battle has come to, and whether its moment is there; as many as there are steps: all are done. */
  readonly step: number;
  readonly shown: boolean;
  /** The step that is looked at. */
  readonly looked: number;
  /** What is looked at is the step the battle has come to, whose moment is there, and it is done with when it was read. */
  readonly toRead: boolean;
  /** What that points at. */
  readonly shows: readonly string[];
  look(step: number): void;
  /** On to the next step. */
  goOn(): void;
}

/** A guide is for a person who sits at the side it was made for. */
const learner = ({ at, seats }: BattleView): SeatId | undefined => (seats[at] === 'person' ? at : undefined);

export function useGuide(session: Session, snap: Snapshot, battleView: BattleView): Guided | undefined {
  const [glance, setGlance] = useState<GuideGlance>();
  const [back, setBack] = useState<number>();
  const by = learner(battleView);
  const kept = snap.guide ?? GUIDE_START;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked anew for every position and every step
  useEffect(() => {
    let isLatest = true;
    if (!by) return setGlance(undefined);
    session
      .desk()
      .guide(by, kept)
      .then(now => {
        if (!isLatest) return;
        setGlance(now);
        if (now && !isSame(now.progress, kept)) session.keepGuide(now.progress);
      })
      .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [session, battleView, by, kept]);
  // after the battle there is nothing more to learn by it
  if (!glance || 'over' in battleView.turn) return undefined;
  const { steps, progress, shows } = glance;
  const looked = back ?? progress.step;
  return {
    steps,
    step: progress.step,
    shown: progress.shown,
    looked,
    toRead: looked === progress.step && progress.shown && steps[looked]?.toRead === true,
    shows: shows[looked] ?? [],
    look: step => setBack(step >= progress.step ? undefined : Math.max(0, step)),
    goOn() {
      setBack(undefined);
      session.keepGuide(stepOn(progress));
    },
  };
}

const isSame = (p: GuideProgress, q: GuideProgress): boolean =>
  p.step === q.step && p.shown === q.shown && p.heard === q.heard && p.left?.length === q.left?.length;
