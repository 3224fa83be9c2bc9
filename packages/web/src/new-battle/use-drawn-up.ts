import type { BattlePlan, Library, Outcome } from '@umpire/desk';
import { type Scene, SIDES, seatNames, type Viewer } from '@umpire/engine';
import { useRef } from 'react';
import { useLoading } from '../battles/hooks.js';
import { personsOf } from '../battles/persons.js';
import { sharedDesk } from '../desk/shared.js';
import { armyOf, type Cards } from './muster.js';

/** Both armies as they might stand when the battle begins, and what each sort of troops can do. */
export interface DrawnUp {
  readonly scene: Scene;
  /** The table as whoever is about to sit down sees it: what is hidden from him is hidden here too. */
  readonly picture: Scene;
  readonly cards: Cards;
  /** They deploy by themselves in the battle: this is but one way. */
  readonly deployed: boolean;
}

const ID = 'drawn-up';
/** Not the dice of the battle. */
const DICE = { kind: 'seeded', seed: 1 } as const;
/** So many decisions bring every army of our scenarios onto its table. */
const STEPS = 120;

/** Lets the best opponents deploy both armies, as a picture of the battle. Whoever chooses another battle meanwhile is not kept waiting. */
export function useDrawnUp(plan: BattlePlan | undefined, bots: Library['bots']): DrawnUp | undefined {
  const key = plan ? JSON.stringify([ID, plan.ruleset, plan.scenario, plan.terms, plan.options, sitterOf(plan)]) : '';
  const last = useRef<{ readonly key: string; readonly drawn: DrawnUp | undefined }>(undefined);
  const { value } = useLoading(key, async wanted => ({
    key,
    drawn: plan && (await drawnUp(plan, bots.at(-1)!.id, wanted)),
  }));
  if (value) last.current = value;
  return last.current?.key === key ? last.current.drawn : undefined;
}

/** The one person who plays; several, or none, see what anybody sees. */
function sitterOf({ seats, players = {} }: BattlePlan): Viewer {
  const people = personsOf(seats);
  return (people.length === 1 && SIDES.find(side => seatNames(players, side).includes(people[0]!))) || 'spectator';
}

/** Somebody else may have taken the desk meanwhile. */
const isOurs = (outcome: Outcome): outcome is Outcome & { ok: true } => outcome.ok && outcome.battleView.battle === ID;

async function drawnUp(plan: BattlePlan, bot: string, wanted: () => boolean): Promise<DrawnUp | undefined> {
  const desk = sharedDesk();
  const { players: _, ...alone } = plan;
  let outcome = await desk.open({ ...alone, dice: DICE, seats: { a: { bot }, b: { bot } } }, ID);
  const deployed = isOurs(outcome) && outcome.battleView.scene.status.before === true;
  for (let i = 0; i < STEPS && isOurs(outcome) && outcome.battleView.scene.status.before; i++) {
    if (!wanted()) return undefined;
    outcome = await desk.think('umpire');
  }
  if (!isOurs(outcome)) return undefined;
  const { scene } = outcome.battleView;
  const seen = await desk.battleView(sitterOf(plan));
  if (!isOurs(seen)) return undefined;
  const sorts = (['a', 'b'] as const).flatMap(side => armyOf(scene.pieces, side).flatMap(corps => corps.sorts));
  const cards = await Promise.all(
    sorts.map(async ({ piece }) => [piece.id, await desk.card('umpire', piece.id)] as const),
  );
  const picture = seen.battleView.scene;
  return {
    scene,
    picture,
    cards: Object.fromEntries(cards.flatMap(([id, card]) => (card ? [[id, card]] : []))),
    deployed,
  };
}
