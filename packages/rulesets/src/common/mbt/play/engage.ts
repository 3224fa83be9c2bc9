import {
  type Citation,
  forbid,
  isRefusal,
  malformed,
  type Procedure,
  type Refusal,
  type Seat,
  type Side,
  staked,
} from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { ReadyEngagement } from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from './aftermath.js';
import type { Challenging } from './challenge.js';
import { placeOf } from './deeds.js';
import type { Measuring } from './facts.js';
import { foretelling } from './foretelling.js';
import type { Permission } from './permission.js';
import type { Revealing } from './reveal.js';
import type { StandingFacts } from './stand-facts.js';
import { natureKnown, standOf } from './stands.js';
import type { Stand } from './state.js';
import type { Play, VerbTypes } from './types.js';

/** Two stands of an engagement: the owner's as it stands or would stand, and the one that he names. */
export interface Pair {
  readonly owner: Stand;
  readonly target: Stand;
}

/** An engagement that may be made, with all that was measured for it. */
export interface Engagement extends Pair {
  /** Null where the target is a blank: it is measured when it has been turned up. */
  readonly ready: ReadyEngagement | null;
}

export type Engaging = Gift<'engaging', typeof engaging>;

/** What engaging and attack runs have in common: who with whom, whether they may, and how it is carried out. */
export function engaging(
  book: PlayBook & Consequences & Challenging & Measuring & Revealing & StandingFacts & Permission,
) {
  const { idOf, ruling } = book;
  const { aftermath } = book.ending;
  const { bandOf, eligibility, engagementOf, ownerRefusal, readyEngagement, strike, turnBar } = book.engaging;
  const { challengeRefusal, reveal } = book.hidden;
  const { FAKES_NEVER_ENGAGE } = book.setup;
  const { standFacts } = book.shapes;
  const { takesMarker } = book.words;
  const comesOf = foretelling(book);

  /** which of the owner's stands may engage in segment 6? */
  const boundToSelected = ruling(idOf('R-42'), { 'any-group': false, 'selected-group': true });

  /** The stand that an order names as its target, or why it cannot be. */
  function targetOf({ view, by }: Seat<VerbTypes>, id: string): Stand | Refusal {
    const target = standOf(view, id);
    if (!target || target.place === 'removed' || target.place === 'gone')
      return malformed('target', `there is no stand ${id} in play`);
    return target.side === by ? forbid(idOf('ENG-02'), 'the stand that is engaged is an opposing one') : target;
  }

  /**
   * Whether one who may engage at all may engage the other, by all that the side knows. A refused engagement changes and reveals
   * nothing.
   */
  function engagementPlan({ view, by, options }: Seat<VerbTypes>, { owner, target }: Pair): Engagement | Refusal {
    const known = natureKnown(by, target);
    const facts = engagementOf(view, owner, target, options, known);
    if (known === null) return challengeRefusal(facts, options) ?? { owner, target, ready: null };
    const eligible = eligibility(facts, options);
    return isRefusal(eligible) ? eligible : { owner, target, ready: readyEngagement(facts, eligible, options) };
  }

  /** Why a stand engages nobody now, whoever it might be. */
  function engagerRefusal({ view, options }: Seat<VerbTypes>, owner: Stand): Refusal | undefined {
    const nature = owner.nature!;
    if (nature.fake) return refusedBy(FAKES_NEVER_ENGAGE);
    const refused = ownerRefusal(standFacts(view, owner, nature), view.segment, options);
    if (refused) return refused;
    const barred = turnBar?.(nature, view);
    if (barred) return barred;
    if (view.segment === 6 && boundToSelected(options) && !view.selected.includes(owner.group))
      return forbid(idOf('R-42'), 'only stands of the selected Battle Group engage');
    return undefined;
  }

  /** 5.4. Blanks are turned up first; what then turns out not to be allowed has cost the engagement all the same. */
  function* carryOut(game: Play, by: Side, { owner, target, ready }: Engagement): Procedure<void> {
    reveal(game, owner.id, idOf('R-70'), 'a blank that engages is turned up first');
    const now = ready ?? turnUp(game, owner.id, target.id);
    if (isRefusal(now)) return challenged(game, owner.id, target.id, now);
    const nature = owner.nature!;
    game.happen({
      kind: 'engaging',
      stand: owner.id,
      target: target.id,
      type: now.type,
      weight: bandOf(now.weight),
      marks: takesMarker(nature),
      natures: [nature, standOf(game.state, target.id)!.nature!],
      because: now.because,
    });
    yield* strikeBlows(game, by, owner.id, target.id, now);
  }

  /** What was a blank is measured now that everybody knows it. */
  function turnUp(game: Play, ownerId: string, targetId: string): ReadyEngagement | Refusal {
    const { state, options } = game;
    reveal(game, targetId, idOf('R-70'), 'a blank that is named as target is turned up');
    const target = standOf(state, targetId)!;
    if (target.place === 'removed') return { rule: idOf('R-70'), message: 'it was a fake' };
    const facts = engagementOf(state, standOf(state, ownerId)!, target, options);
    const eligible = eligibility(facts, options);
    return isRefusal(eligible) ? eligible : readyEngagement(facts, eligible, options);
  }

  function* strikeBlows(
    game: Play,
    by: Side,
    ownerId: string,
    targetId: string,
    ready: ReadyEngagement,
  ): Procedure<void> {
    const { state, options } = game;
    const pair: Pair = { owner: standOf(state, ownerId)!, target: standOf(state, targetId)! };
    // both see what counted, hidden neighbours too, before the hands
    const { result, because } = yield* staked(strike(ready, options, by), () => comesOf(pair, ready, by, options));
    const { owner, target, rps } = result;
    game.happen({
      kind: 'engaged',
      stand: ownerId,
      target: targetId,
      rps,
      owner: { code: owner.code, status: owner.state, was: ready.facts.owner.state },
      opposing: { code: target.code, status: target.state, was: ready.facts.target.state },
      natures: [pair.owner.nature!, pair.target.nature!],
      ...placeOf(state, pair.target),
      because,
    });
    yield* aftermath(game, [
      { stand: ownerId, ...owner },
      { stand: targetId, ...target },
    ]);
  }

  /** the naming stand has used its engagement, and nothing follows. */
  function challenged(game: Play, stand: string, target: string, why: Refusal): void {
    const because: Citation[] = [{ rule: idOf('R-70'), text: 'naming a blank uses the engagement' }];
    if (why.rule !== undefined && why.rule !== idOf('R-70')) because.push({ rule: why.rule, text: why.message });
    game.happen({ kind: 'challenged', stand, target, refused: why.message, because });
  }

  return { targetOf, engagerRefusal, engagementPlan, carryOut };
}
