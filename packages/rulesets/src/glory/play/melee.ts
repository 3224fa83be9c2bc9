import { type Options, type Procedure, type Side, whichDie } from '@umpire/engine';
import type { Contact, Fate } from '../pieces.js';
import { contactedEdge } from '../rules/charge.js';
import { isFree, overlappersOf } from '../rules/flanking.js';
import { type Base, inContact, sharedContact } from '../rules/geometry.js';
import { type Fighter, type MeleeFacts, type MeleeResult, melee, readyMelee, withNames } from '../rules/melee.js';
import { type ContactFacts, pairsOf } from '../rules/pairs.js';
import { followCited } from '../rules/results.js';
import { breakBody, convertedBands, followUp, repulse } from './aftermath.js';
import { isInBadGoing, isUphill } from './ground.js';
import type { State, Vignette } from './state.js';
import type { Play } from './types.js';
import { basesOf, isBody, supporterOf, touchedBy } from './units.js';

/** All contacts between vignettes that have not fought in this phase. */
export function contactsOf(state: State): ContactFacts[] {
  const found: ContactFacts[] = [];
  const { vignettes, active } = state;
  for (const own of vignettes) {
    if (own.side !== active || !fights(own)) continue;
    for (const other of vignettes) {
      if (other.side === active || !fights(other) || !inContact(own.base!, other.base!)) continue;
      found.push({ active: own.id, opponent: other.id, length: sharedContact(own.base!, other.base!) });
    }
  }
  return found;
}

/** Whether there is any such contact. */
export function isAnyContact({ vignettes, active }: State): boolean {
  const opponents: Base[] = [];
  for (const v of vignettes) if (v.side !== active && fights(v)) opponents.push(v.base!);
  for (const own of vignettes) {
    if (own.side !== active || !fights(own)) continue;
    for (const base of opponents) if (inContact(own.base!, base)) return true;
  }
  return false;
}
const fights = (v: Vignette): boolean => !v.now.fought && isBody(v);

/** IGR-MEL-05: whether two fight each other, when ties are decided for them. */
export function mayFight(contacts: readonly ContactFacts[], active: string, opponent: string): boolean {
  const isPair = (c: ContactFacts) => c.active === active && c.opponent === opponent;
  const wished = contacts.filter(isPair);
  if (wished.length === 0) return false;
  const { fights } = pairsOf([...wished, ...contacts.filter(c => !isPair(c))]);
  return fights.some(([a, b]) => a === active && b === opponent);
}

/** IGR-GEO-08, IGR-R-75: the edge of one on which the other counts as touching it. */
const edgeOf = (own: Vignette, other: Vignette, options: Options): Contact =>
  contactedEdge(own.base!, other.base!, { ...(other.began ?? other.base!), facing: 0 }, options);

/** One of the two, as the table has him. */
function fighterOf(state: State, index: number, against: number, options: Options): Fighter {
  const own = state.vignettes[index]!;
  const other = state.vignettes[against]!;
  const ground = state.ground.now;
  const touching = touchedBy(state, own.base!, own.side);
  const edge = edgeOf(own, other, options);
  const helpers = touchedBy(state, other.base!, other.side).filter(i => i !== index);
  return {
    troop: own.troop,
    badGoing: isInBadGoing(ground, own.base!),
    contacts: touching.map(i => (i === against ? edge : edgeOf(own, state.vignettes[i]!, options))),
    edge,
    overlappedBy: edge === 'front' ? overlappers(state, own, against) : [],
    bands: own.bands,
    support: supporterOf(state, own)?.troop ?? null,
    assistedBy: helpers.map(i => state.vignettes[i]!.troop),
    uphill: isUphill(ground, own.base!, other.base!),
    defences: own.defences,
  };
}

/** IGR-GEO-24, IGR-R-88: free friends of the opponent that reach round a flank. */
function overlappers(state: State, own: Vignette, against: number) {
  const other = state.vignettes[against]!;
  const foes: Base[] = basesOf(state, own.side, []);
  const free = state.vignettes.filter(
    (v, i) => v.side === other.side && i !== against && isBody(v) && isFree(v.base!, foes),
  );
  return overlappersOf(own.base!, other.base!, free, v => v.base!).map(v => ({
    troop: v.troop,
    badGoing: isInBadGoing(state.ground.now, v.base!),
    bands: v.bands,
  }));
}

/** A melee as it stands on the table: measured once, then only read. */
export const meleeFacts = (state: State, active: number, opponent: number, options: Options): MeleeFacts => ({
  active: fighterOf(state, active, opponent, options),
  opponent: fighterOf(state, opponent, active, options),
});

/** The pairs that may fight now, ties aside. */
export const fightsOf = (state: State): readonly (readonly [string, string])[] => {
  const contacts = contactsOf(state);
  return contacts.length === 0
    ? []
    : contacts.filter(c => mayFight(contacts, c.active, c.opponent)).map(c => [c.active, c.opponent]);
};

/** A melee that is allowed, by the places of the two. */
export interface Fight {
  readonly active: number;
  readonly opponent: number;
  readonly facts: MeleeFacts;
}

/** IGR-MEL-02 to IGR-MEL-04: one die decides for both; results at once. */
export function* fightOut(game: Play, by: Side, { active, opponent, facts }: Fight): Procedure<void> {
  const { state, options } = game;
  const [own, other] = [state.vignettes[active]!.id, state.vignettes[opponent]!.id];
  const ready = withNames(readyMelee(facts, options), { active: own, opponent: other });
  const { result, because } = yield* whichDie(`${own} fights ${other}`, melee(ready, options, by), undefined, [
    own,
    other,
  ]);
  game.happen({
    kind: 'fought',
    active: own,
    opponent: other,
    die: result.die,
    factors: [result.activeFactor, result.opponentFactor],
    fates: [result.active, result.opponent],
    because,
  });
  suffer(game, active, opponent, result.active);
  if (!state.over) suffer(game, opponent, active, result.opponent);
  follow(game, active, opponent, result);
}

/** IGR-RES-01 to IGR-RES-10. */
function suffer(game: Play, index: number, by: number, fate: Fate): void {
  const from = game.state.vignettes[by]!.base!;
  if (fate === 'repulsed') repulse(game, index, from, 'R');
  else if (fate === 'double-repulse') repulse(game, index, from, 'RR', convertedBands(game, index));
  else if (fate === 'break') breakBody(game, index);
}

function follow(game: Play, active: number, opponent: number, { followUp: who, ...fates }: MeleeResult): void {
  if (who === null || game.state.over) return;
  const [winner, loser] = who === 'active' ? [active, opponent] : [opponent, active];
  if (!isBody(game.state.vignettes[loser]!)) return; // it broke on what stood behind it
  const fate = fates[who === 'active' ? 'opponent' : 'active'];
  followUp(game, winner, loser, [followCited(fate === 'double-repulse' ? fate : 'repulsed')]);
}
