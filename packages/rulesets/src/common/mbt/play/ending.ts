import {
  type Citation,
  type Held,
  inArea,
  type Options,
  otherSide,
  type Prize,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { Over } from '../../book/ending.js';
import type { Gift } from '../../book/parts.js';
import type { Losses } from '../book/losses.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from './aftermath.js';
import { outlineOf } from './field.js';
import { isLeftOut } from './stands.js';
import type { Ending, State } from './state.js';
import { townsOf } from './towns.js';
import type { Play } from './types.js';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

function inOwnHalf(state: State, piece: string, side: Side): boolean {
  const { pieces, width, depth } = state.ground.now;
  const { x, y, width: w, depth: d } = pieces.find(p => p.id === piece)!;
  const edge = state.sides[side].baseEdge;
  const north = y + d / 2 > depth / 2;
  const east = x + w / 2 > width / 2;
  return edge === 'north' ? north : edge === 'south' ? !north : edge === 'east' ? east : !east;
}

/** so many whole turns without a fight end a battle that has no last turn; players are warned before. */
export const QUIET_TURNS = 6;
export const QUIET_TOLD = 4;

export type EndOfBattle = Gift<'ending', typeof endOfBattle>;

/** How a battle ends after its last turn. */
export function endOfBattle(book: PlayBook & Consequences) {
  const { idOf, ruling } = book;
  const { LOSSES_AS, LOSS_KINDS, LOSS_NAMES, lossesOf } = book.ending;
  const { isUnit } = book.words;

  /** Ground stands of Battle Groups that are not Fragile, with their centre in a piece; in a view a blank may be one or none. */
  function heldIn(state: State, piece: string, side: Side): Held {
    const outline = outlineOf(state.ground.now.pieces.find(p => p.id === piece)!);
    const inside = state.stands.filter(
      s => s.side === side && s.place === 'table' && state.groups[s.group]!.fragile === null && inArea(outline, s),
    );
    const least = inside.filter(({ nature }) => nature && !nature.fake && isUnit(nature)).length;
    return { least, most: least + inside.filter(({ nature }) => nature === null).length };
  }
  const groundIn = (state: State, piece: string, side: Side): number => heldIn(state, piece, side).least;

  /** the ground that decides after the last turn, who is in it, and who would have it now. */
  function prizesOf(state: State): readonly Pick<Prize, 'held' | 'holder'>[] {
    return townsOf(state).map(({ id }) => {
      const held = { a: heldIn(state, id, 'a'), b: heldIn(state, id, 'b') };
      const holder = state.ending.kind === 'hold' ? holderOf(held, state.attacker!) : aloneIn(held);
      return { held, ...(holder && { holder }) };
    });
  }
  /** The attacker must have more; else it is the defender's. */
  function holderOf(held: Prize['held'], attacker: Side): Side | undefined {
    const defender = otherSide(attacker);
    if (held[attacker].least > held[defender].most) return attacker;
    return held[attacker].most <= held[defender].least ? defender : undefined;
  }
  const aloneIn = (held: Prize['held']): Side | undefined =>
    SIDES.find(side => held[side].least > 0 && held[otherSide(side)].most === 0);

  /** is there a last turn where the scenario names none? */
  const lastTurn = ruling<number | null>(idOf('R-64'), { none: null, 'twelve-turns': 12 });

  /** does a battle without a last turn in which nobody fights end? */
  const endsIfQuiet = ruling(idOf('R-152'), { 'six-quiet-turns': true, never: false });

  /** whole turns running without a fight; none count where a battle has its last turn. */
  function quietTurns(state: State, options: Options): number {
    const hasLast = state.turns !== null || lastTurn(options) !== null;
    return hasLast || !endsIfQuiet(options) ? 0 : state.turn - state.lastFight;
  }

  function endQuietly(game: Play): void {
    if (quietTurns(game.state, game.options) < QUIET_TURNS) return;
    const over: Over = { winner: 'draw', rule: idOf('R-152'), text: `nobody has fought for ${QUIET_TURNS} turns` };
    game.happen({ kind: 'over', over, lost: [], because: [{ rule: over.rule, text: over.text }] });
  }

  /** 5.6: the last turn is over and nobody has lost: the scenario's own conditions, else the smaller share of losses. */
  function endOfGame(game: Play): void {
    const { state, options } = game;
    const last = state.turns ?? lastTurn(options);
    if (last === null) return endQuietly(game);
    if (state.turn < last) return;
    // where the ruling alone sets the limit, only the shares of those who are lost are compared.
    const judged = state.turns === null ? byLosses(game, LOSS_KINDS.slice(0, 1), 'shares') : judge(game, state.ending);
    const because: Citation[] = [{ rule: idOf('R-64'), text: judged.text }];
    game.happen({
      kind: 'over',
      over: judged,
      lost: judged.winner === 'draw' ? [] : [otherSide(judged.winner)],
      because,
    });
  }

  function judge(game: Play, ending: Ending): Over {
    switch (ending.kind) {
      case 'losses':
        return byLosses(game, LOSS_KINDS, LOSSES_AS);
      case 'hold':
        return byHolding(game.state, ending.piece);
      case 'towns':
        return byTowns(game, ending.pieces);
    }
  }

  /** How many a side has lost, plainly or of those it began with. */
  function lostBy({ state, options }: Play, side: Side, as: typeof LOSSES_AS): Losses {
    const { groups } = lossesOf(state, side, options);
    const sum = (of: (g: (typeof groups)[number]) => number) => groups.reduce((n, g) => n + of(g), 0);
    const of = as === 'shares' ? sum(g => g.stands) : 1;
    return Object.fromEntries(LOSS_KINDS.map(kind => [kind, sum(g => g.losses[kind]!) / of]));
  }

  function byLosses(game: Play, compared: readonly string[], as: typeof LOSSES_AS): Over {
    const a = lostBy(game, 'a', as);
    const b = lostBy(game, 'b', as);
    for (const what of compared)
      if (a[what] !== b[what]) {
        const winner = a[what]! < b[what]! ? 'a' : 'b';
        return { winner, rule: idOf('R-64'), text: `the last turn is over; fewer stands ${LOSS_NAMES[what]}` };
      }
    return { winner: 'draw', rule: idOf('R-64'), text: 'the last turn is over; equal losses' };
  }

  function byHolding(state: State, piece: string): Over {
    const attacker = state.attacker!;
    const more = groundIn(state, piece, attacker) > groundIn(state, piece, otherSide(attacker));
    const winner = more ? attacker : otherSide(attacker);
    const text = more
      ? `the attacker has more ground stands in the ${piece}`
      : `the attacker has not more ground stands in the ${piece}`;
    return { winner, rule: idOf('R-64'), text: `the last turn is over; ${text}` };
  }

  /** Two for the town in the enemy's half, one for that in one's own, held alone; one for each Fragile enemy group that counts. */
  function byTowns(game: Play, pieces: readonly string[]): Over {
    const { state } = game;
    const score = (side: Side): number => {
      const towns = pieces.reduce((sum, piece) => {
        if (groundIn(state, piece, side) === 0 || groundIn(state, piece, otherSide(side)) > 0) return sum;
        return sum + (inOwnHalf(state, piece, side) ? 1 : 2);
      }, 0);
      return towns + state.groups.filter(g => g.side !== side && g.fragile !== null && !isLeftOut(state, g)).length;
    };
    const [a, b] = [score('a'), score('b')];
    if (a !== b)
      return { winner: a > b ? 'a' : 'b', rule: idOf('R-64'), text: `the last turn is over; ${points(a)} to ${b}` };
    const [worst] = LOSS_KINDS;
    const [la, lb] = [lostBy(game, 'a', LOSSES_AS)[worst]!, lostBy(game, 'b', LOSSES_AS)[worst]!];
    if (la === lb)
      return { winner: 'draw', rule: idOf('R-64'), text: `the last turn is over; ${points(a)} each and equal losses` };
    return {
      winner: la < lb ? 'a' : 'b',
      rule: idOf('R-64'),
      text: `the last turn is over; ${points(a)} each, fewer stands ${LOSS_NAMES[worst]}`,
    };
  }

  return { endOfGame, prizesOf, quietTurns };
}
