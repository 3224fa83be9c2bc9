import {
  forbid,
  inches,
  isRefusal,
  type Look,
  odds,
  type Preview,
  type Reach,
  type Refusal,
  reachFrom,
  type Seat,
  type Told,
} from '@umpire/engine';
import type { EngagementResult, PlayBook } from '../book.js';
import type { FactsPlay } from '../play/facts.js';
import { type LegsPlay, passesAs } from '../play/legs.js';
import { isFree, type MovingPlay, type Plan } from '../play/moving.js';
import type { Order } from '../play/orders.js';
import type { PerformPlay } from '../play/perform.js';
import { natureKnown, standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { WhosePlay } from '../play/whose.js';

function movePreview(plan: Plan): Preview {
  const cost = `${tenth(plan.distance)}" of ${plan.allowance.good}"${plan.used > plan.distance / plan.allowance.good + 1e-6 ? `, ${Math.round(plan.used * 100)} % used` : ''}`;
  return { used: plan.used, cost, because: plan.because };
}
const tenth = (n: number): number => Math.round(n * 10) / 10;

const HARM = { steady: 0, pinned: 0.3, repulsed: 0.6, neutralised: 1 } as const;
const NAMES = { steady: 'steady', pinned: 'pinned', repulsed: 'back', neutralised: 'out' } as const;

/** A result in a few words, seen from the one who engages. */
function told({ rps, owner, target }: EngagementResult, own: string, other: string): Told {
  const parts: string[] = [];
  if (target.code !== '-') parts.push(`${other} ${NAMES[target.state]}`);
  if (owner.code !== '-') parts.push(`${own} ${NAMES[owner.state]}`);
  const good = (target.code === '-' ? 0 : HARM[target.state]) - (owner.code === '-' ? 0 : HARM[owner.state]);
  return { text: `${rps}: ${parts.length > 0 ? parts.join(', ') : 'nothing'}`, good };
}

/** Half an inch: fine enough to draw, coarse enough to be there at once. */
const PITCH = inches(0.5);

export type PreviewFace = ReturnType<typeof previewFace>;

export function previewFace(book: PlayBook & FactsPlay & LegsPlay & MovingPlay & PerformPlay & WhosePlay) {
  const {
    allowanceOf,
    blockersBetween,
    eligibility,
    engagement,
    engagementOf,
    goingFor,
    idOf,
    notNow,
    planMove,
    planOf,
    shareUsed,
    stretchesOf,
    turnFault,
  } = book;

  /** What an order would do, by all that its side knows. */
  function preview({ view, by, options }: Seat<Types>, order: Order): Preview {
    const plan = planOf(view, by, order, options);
    if (isRefusal(plan)) {
      const at = (plan as Refusal & { at?: { x: number; y: number } }).at;
      return {
        refusal: {
          ...(plan.rule && { rule: plan.rule }),
          ...(plan.path && { path: plan.path }),
          message: plan.message,
        },
        because: [],
        ...(at && { breaksAt: at }),
      };
    }
    if (order.verb === 'march' || order.verb === 'tactical') return movePreview(plan as Plan);
    if (order.verb === 'engage' || order.verb === 'attack') return engagePreview({ view, by, options }, order);
    return { because: [] };
  }

  function engagePreview(
    { view, by, options }: Seat<Types>,
    order: Extract<Order, { verb: 'engage' | 'attack' }>,
  ): Preview {
    const own = standOf(view, order.stand)!;
    const owner: Stand = order.verb === 'attack' ? { ...own, ...order.at } : own;
    const target = standOf(view, order.target)!;
    if (natureKnown(by, target) === null)
      return {
        because: [
          { rule: idOf('R-70'), text: 'a blank is turned up when it is named; what follows depends on what it is' },
        ],
      };
    const facts = engagementOf(view, owner, target, options);
    const eligible = eligibility(facts, options);
    if (isRefusal(eligible)) return { refusal: eligible, because: [] };
    const found = odds(() => engagement(facts, options, by, eligible));
    const chances = found.chances.map(c => ({ ...c, result: told(c.result, order.stand, order.target) }));
    return {
      odds: { chances, because: found.because },
      because: found.because,
      cost: eligible.maxRange === null ? 'any range' : `${tenth(facts.range)}" of ${eligible.maxRange}"`,
    };
  }

  /** Where a stand can get to by a march or a tactical move. */
  function reach({ view, by, options }: Seat<Types>, verb: string, id: string): Reach | Refusal {
    const stand = standOf(view, id);
    if (!stand || stand.side !== by || !stand.nature)
      return forbid(idOf('TRN-28'), 'a player acts with his own stands');
    const kind = verb === 'march' ? 'march' : 'tactical';
    const refused = notNow(view, by, 6, idOf('TRN-22')) ?? turnFault(view, stand, { verb: kind }, options);
    if (refused) return refused;
    const nature = stand.nature;
    if (nature.mode === 'STATIC') return forbid(idOf('MOV-06'), 'a STATIC stand makes no move but repulse moves');
    const allowance = allowanceOf({ ...nature, subClass: passesAs(nature) }, stand.revealed, kind);
    if (isRefusal(allowance)) return allowance;
    const ground = view.ground.now;
    const far = inches(allowance.good);
    const half = Math.ceil(stand.base / 2);
    const cost = (ax: number, ay: number, bx: number, by: number): number => {
      let good = 0;
      let bad = 0;
      for (const stretch of stretchesOf(ground, [
        { x: ax, y: ay },
        { x: bx, y: by },
      ])) {
        const { going } = goingFor(ground, stretch, nature, view.light, options);
        if (going === 'impassable') return Number.POSITIVE_INFINITY;
        if (going === 'good') good += stretch.distance;
        else bad += stretch.distance;
      }
      return shareUsed(good, bad, allowance, options);
    };
    const ends = (x: number, y: number): boolean => {
      if (!isFree(view, stand, x, y)) return false;
      const plan = planMove(view, by, { verb: kind, stand: id, path: [{ x, y }], facing: stand.facing }, options);
      return !isRefusal(plan) || !ENDS_BADLY.includes(plan.rule ?? '');
    };
    return reachFrom({
      start: { x: stand.x, y: stand.y },
      pitch: PITCH,
      bounds: {
        left: Math.max(half, stand.x - far),
        bottom: Math.max(half, stand.y - far),
        right: Math.min(ground.width - half, stand.x + far),
        top: Math.min(ground.depth - half, stand.y + far),
      },
      cost,
      free: ends,
    });
  }

  /** What makes a place a bad end whatever the way to it. */
  const ENDS_BADLY: readonly string[] = [idOf('ORG-07'), idOf('R-61'), idOf('R-58'), idOf('MOV-09'), idOf('R-83')];

  /** Whom a stand on the table sees, and what is in the way of the others. */
  function sight({ view }: Look<Types>, piece: string): { id: string; blockedBy: string[] }[] {
    const stand = standOf(view, piece);
    if (stand?.place !== 'table') return [];
    return view.stands
      .filter(other => other.side !== stand.side && other.place === 'table')
      .map(other => ({ id: other.id, blockedBy: blockersBetween(view, stand, other) }));
  }

  return { preview, reach, sight };
}
