import {
  type Citation,
  forbid,
  isRefusal,
  malformed,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import type { AftermathPlay } from './aftermath.js';
import type { ChallengePlay } from './challenge.js';
import type { FactsPlay } from './facts.js';
import type { OrderOf } from './orders.js';
import type { RevealPlay } from './reveal.js';
import { natureKnown, standOf } from './stands.js';
import type { Nature, Stand, State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';
import type { WhosePlay } from './whose.js';

/** Two stands of an engagement: the owner's as it stands or would stand, and the one that he names. */
export interface Pair {
  readonly owner: Stand;
  readonly target: Stand;
}

/** */
export const takesMarker = (nature: Nature): boolean => MARKED.includes(nature.posture);
const MARKED: readonly string[] = ['OTF', 'CBA', 'LAS'];

export type EngagePlay = ReturnType<typeof engagePlay>;

export function engagePlay(book: PlayBook & AftermathPlay & ChallengePlay & FactsPlay & RevealPlay & WhosePlay) {
  const {
    aftermath,
    challengeFault,
    columnOf,
    eligibility,
    engagement,
    engagementOf,
    factorsOf,
    idOf,
    notNow,
    ownStand,
    reveal,
    ruling,
    shiftOf,
  } = book;

  /** which of the owner's stands may engage in segment 6? */
  const boundToSelected = ruling(idOf('R-42'), { 'any-group': false, 'selected-group': true });

  /** The two stands that an order names, or why they cannot be. */
  function pairOf(state: State, by: Side, order: { stand: string; target: string }): Pair | Refusal {
    const owner = ownStand(state, by, order.stand);
    if (isRefusal(owner)) return owner;
    const target = standOf(state, order.target);
    if (!target || target.place === 'removed' || target.place === 'gone')
      return malformed('target', `there is no stand ${order.target} in play`);
    if (target.side === by) return forbid(idOf('ENG-02'), 'the stand that is engaged is an opposing one');
    return { owner, target };
  }

  /** Why a side may not engage, by all that it knows. A refused engagement changes and reveals nothing. */
  function engageFault(state: State, by: Side, order: OrderOf<'engage'>, options: Options): Refusal | undefined {
    const refused = notNow(state, by);
    if (refused) return refused;
    const pair = pairOf(state, by, order);
    if (isRefusal(pair)) return pair;
    if (pair.owner.nature!.posture === 'CAS')
      return forbid(idOf('TRN-14'), 'CAS engages by an attack run in segment 2');
    return pairFault(state, by, pair, options);
  }

  function pairFault(state: State, by: Side, { owner, target }: Pair, options: Options): Refusal | undefined {
    const nature = owner.nature!;
    if (nature.fake) return forbid(idOf('R-70'), 'a fake never engages');
    if (nature.posture === 'ASF' && state.ecmEngaged) return forbid(idOf('TRN-10'), 'ASF engages before ECM does');
    if (state.segment === 6 && boundToSelected(options) && !state.selected.includes(owner.group))
      return forbid(idOf('R-42'), 'only stands of the selected Battle Group engage');
    const known = natureKnown(by, target);
    const facts = engagementOf(state, owner, target, options, known);
    if (known === null) return challengeFault(facts, options);
    const eligible = eligibility(facts, options);
    return isRefusal(eligible) ? eligible : undefined;
  }

  const engage = verb<OrderOf<'engage'>>(engageFault, (game, by, { stand, target }) =>
    carryOut(game, by, stand, target),
  );

  /** 5.4. Blanks are turned up first; what then turns out not to be allowed has cost the engagement all the same. */
  function* carryOut(game: Play, by: Side, ownerId: string, targetId: string): Procedure<void> {
    const { state, options } = game;
    reveal(game, ownerId, idOf('R-70'), 'a blank that engages is turned up first');
    if (!standOf(state, targetId)!.revealed) {
      reveal(game, targetId, idOf('R-70'), 'a blank that is named as target is turned up');
      if (standOf(state, targetId)!.place === 'removed')
        return challenged(game, ownerId, targetId, { message: 'it was a fake', rule: idOf('R-70') });
    }
    const owner = standOf(state, ownerId)!;
    const facts = engagementOf(state, owner, standOf(state, targetId)!, options);
    const eligible = eligibility(facts, options);
    if (isRefusal(eligible)) return challenged(game, ownerId, targetId, eligible);
    const factors = factorsOf(facts, options);
    game.happen({
      kind: 'engaging',
      stand: ownerId,
      target: targetId,
      type: eligible.type,
      column: columnOf(shiftOf(factors)),
      marks: takesMarker(owner.nature!),
      ecm: owner.nature!.posture === 'ECM',
      because: [...eligible.because, ...factors.map(f => f.cited)],
    });
    yield* strikeBlows(game, by, ownerId, targetId, facts, eligible);
  }

  function* strikeBlows(
    game: Play,
    by: Side,
    ownerId: string,
    targetId: string,
    facts: EngagementFacts,
    eligible: ReturnType<typeof eligibility>,
  ): Procedure<void> {
    const { result, because } = yield* engagement(facts, game.options, by, eligible);
    const { owner, target, rps } = result;
    game.happen({
      kind: 'engaged',
      stand: ownerId,
      target: targetId,
      rps,
      owner: { code: owner.code, status: owner.state },
      opposing: { code: target.code, status: target.state },
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

  return { pairOf, pairFault, engage, carryOut };
}
