import { inches } from '@umpire/engine';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import { screenBlocks } from '../../ground/sight.js';
import type { PlayBook } from '../book.js';
import { type Measuring, screenOf } from '../play/facts.js';
import type { Effect, Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import type { OpportunityAdvice } from './opportunities.js';
import type { ThreatAdvice } from './threat.js';

/** A foe that sees an own stand within his reach, and what it saves if he did not. */
interface Line {
  readonly foe: Stand;
  readonly own: Stand;
  readonly saved: number;
}

/** A screen over a stand: what the enemy cannot do for it, and what the own side cannot. */
export interface Screened {
  readonly at: Stand;
  readonly saved: number;
  readonly spoilt: number;
}

/** How much of what a screen keeps from the own side counts against what it keeps from the enemy. */
const SPOILT = 0.5;

/** Each foe strikes once, at whom it pays most. */
function worst(lines: readonly Line[]): Map<Stand, number> {
  const most = new Map<Stand, number>();
  for (const { foe, saved } of lines) most.set(foe, Math.max(most.get(foe) ?? 0, saved));
  return most;
}

export type ScreenAdvice = Gift<'bots', typeof screenAdvice>;

/** What a smoke screen saves (SMK-05). */
export function screenAdvice(book: PlayBook & Measuring & OpportunityAdvice & ThreatAdvice) {
  const { DISTANCES } = book;
  const { opportunitiesOf, threatFrom, walk } = book.bots;
  const { blockersBetween } = book.engaging;
  const { isFixed, isLookout } = book.words;

  const screenAt = ({ x, y, side }: Stand): Effect => ({ kind: 'smoke', x, y, size: inches(DISTANCES.screen), side });

  /** The lines along which the enemy can strike from where he stands. */
  const linesOfFire = memoized((assessment: Assessment): readonly Line[] => {
    const { foes, own, view } = assessment;
    return foes.flatMap(foe =>
      own.flatMap(stand => {
        const threat = threatFrom(assessment, foe, stand);
        if (!threat || blockersBetween(view, foe, stand).length > 0) return [];
        return [{ foe, own: stand, saved: threat.here - (foe.nature && isFixed(foe.nature) ? 0 : threat.moving) }];
      }),
    );
  });

  /** What the enemy cannot do for a screen over this stand. */
  function savedBy(assessment: Assessment, over: Stand): number {
    const lines = linesOfFire(assessment);
    const screen = screenOf(screenAt(over));
    const left = worst(lines.filter(({ foe, own }) => !screenBlocks(screen, foe, own)));
    let saved = 0;
    for (const [foe, harm] of worst(lines)) saved += harm - (left.get(foe) ?? 0);
    return saved;
  }

  /** What the own side would no longer do to a foe under a screen. */
  function spoiltBy(assessment: Assessment, foe: Stand): number {
    const at = assessment.foes.indexOf(foe);
    let most = 0;
    for (const stand of assessment.own) {
      if (stand.hasEngaged || isLookout(stand.nature!)) continue;
      const opportunity = opportunitiesOf(assessment, stand)(at);
      if (opportunity && inchesBetween(stand, foe) <= opportunity.reach + walk(stand.nature!, assessment.options))
        most = Math.max(most, opportunity.worth);
    }
    return SPOILT * most;
  }

  /** SMK-02, R-74: a battery blinds whoever strikes, a unit hides itself. SMK-04: in the second round it is too late. */
  function* screensOf(assessment: Assessment, maker: Stand): Iterable<Screened> {
    const { view } = assessment;
    if (view.round !== 1 || view.awc) return;
    const lines = linesOfFire(assessment);
    if (maker.place === 'table') {
      if (lines.some(({ own }) => own === maker)) yield { at: maker, saved: savedBy(assessment, maker), spoilt: 0 };
    } else
      for (const foe of worst(lines).keys())
        yield { at: foe, saved: savedBy(assessment, foe), spoilt: spoiltBy(assessment, foe) };
  }

  return { screensOf };
}
