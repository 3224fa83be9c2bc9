import {
  forbid,
  gap,
  inches,
  isRefusal,
  otherSide,
  type Point,
  type Procedure,
  type Refusal,
  rps,
  type Seat,
  staked,
  toInches,
} from '@umpire/engine';
import { SHOWN } from '../../common/book/verbs.js';
import type { Blow } from '../../common/mbt/play/blow.js';
import { placeOf } from '../../common/mbt/play/deeds.js';
import { blowForetold } from '../../common/mbt/play/foretelling.js';
import { baseOf, standOf } from '../../common/mbt/play/stands.js';
import type * as family from '../../common/mbt/play/state.js';
import type { Play, VerbTypes } from '../../common/mbt/play/types.js';
import type { Needs } from '../../common/mbt/verbs/index.js';
import { aimedOffTable, waitsAtEdge } from '../../common/mbt/verbs/sentences.js';
import { id, point, verb } from '../../common/mbt/verbs/verb.js';
import { wholeTable } from '../../common/mbt/verbs/zones.js';
import type { Stand } from '../nature.js';
import { drawsHands } from '../options.js';
import { isUnit, type StandFacts } from '../pieces.js';
import { isKeptBack } from '../rules/air.js';
import { bombResult } from '../rules/optional.js';
import { DISTANCES } from '../tables/distances.js';

const isBomber = (stand: family.Stand): boolean => stand.nature?.posture === 'HBR';
const BOMBS = inches(DISTANCES.bombs);

/** Inches from a base to a place. */
const farFrom = (at: Point, stand: family.Stand): number => gap(baseOf(stand), [at, at]);

/** MBT45-R-186: ground stands of either side with any part of their base in reach, the nearest first, then by their ids. */
export const bombedAt = (view: family.State, at: Point): Stand[] =>
  (view.stands as Stand[])
    .filter(s => s.place === 'table' && (s.nature === null || isUnit(s.nature)) && farFrom(at, s) <= BOMBS)
    .sort((a, b) => farFrom(at, a) - farFrom(at, b) || (a.id < b.id ? -1 : 1));

/** MBT45-HSE-16, MBT45-R-186: heavy bombers strike everybody near a place, once, and leave for good. */
export function bombVerb(book: Needs) {
  const { airSchedule } = book.air;
  const { aftermath } = book.ending;
  const { bghqsFor, engagerRefusal, fromBghq, ownerGroupOf } = book.engaging;
  const { reveal } = book.hidden;
  const { standFacts } = book.shapes;
  const { notNow, notOnTable, ownStand } = book.turns;

  function runRefusal({ view, options }: Seat<VerbTypes>, stand: family.Stand): Refusal | undefined {
    const { entered, firstAttack, nature, status } = stand;
    const flight = { stand: nature!, state: status, entered, firstAttack, turn: view.turn };
    if (!airSchedule(flight, options).mayEngage) return waitsAtEdge(book);
    return isKeptBack((stand as Stand).status) ? forbid('MBT45-R-181', 'a Pinned bomber does not bomb') : undefined;
  }

  /** MBT45-ORG-05, MBT45-ORG-06: as for other AIRCRAFT. */
  function aimRefusal({ view }: Seat<VerbTypes>, stand: family.Stand, at: Point): Refusal | undefined {
    const { width, depth } = view.ground.now;
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return aimedOffTable(book);
    if (fromBghq(view, stand, bghq => toInches(farFrom(at, bghq))) <= DISTANCES.targetToBghq) return undefined;
    const rule = ownerGroupOf(view, stand) === 'mixed' ? 'MBT45-ORG-05' : 'MBT45-ORG-06';
    return forbid(rule, `that is beyond ${DISTANCES.targetToBghq}" of the BGHQ that counts`);
  }

  /** One engagement of the bombs, in which the opponent of the stand shows the hand for them. */
  function* strike(game: Play, bomber: string, target: Stand): Procedure<Blow> {
    const { state, options } = game;
    const natures = [standOf(state, bomber)!.nature!, target.nature!] as const;
    const [stand, because] = [bomber, [{ rule: 'MBT45-HSE-16', text: 'within reach of the bombs' }]];
    game.happen({
      kind: 'engaging',
      stand,
      target: target.id,
      type: 'unilateral',
      weight: [0, 0],
      marks: false,
      natures,
      because,
    });
    const facts = standFacts(state, target, target.nature!) as StandFacts;
    const hand = yield* staked(
      rps('MBT45-HSE-16', otherSide(target.side), drawsHands(options), 'Rock-Paper-Scissors for the bombs'),
      () => blowForetold(book, target, options, shown => bombResult(facts, shown, options)),
    );
    const { result, because: why } = bombResult(facts, hand, options);
    const opposing = { code: result.code, status: result.state, was: facts.state };
    const owner = { code: '-', status: standOf(state, stand)!.status };
    const where = placeOf(state, target);
    game.happen({
      kind: 'engaged',
      stand,
      target: target.id,
      rps: hand,
      owner,
      opposing,
      natures,
      ...where,
      because: why,
    });
    return { stand: target.id, ...result };
  }

  function* bomb(game: Play, stand: string, at: Point): Procedure<void> {
    for (const { id } of bombedAt(game.state, at)) reveal(game, id, 'MBT45-HSE-16', 'bombs fall near it');
    const near = bombedAt(game.state, at);
    const because = [{ rule: 'MBT45-R-186', text: `strikes every ground stand within ${DISTANCES.bombs}"` }];
    game.happen({ kind: 'bombed', stand, at, near: near.length, because });
    const blows: Blow[] = [];
    for (const { id } of near) blows.push(yield* strike(game, stand, standOf(game.state, id) as Stand));
    yield* aftermath(game, blows, leave(game, stand));
  }

  /** It leaves before anybody falls back or is counted (MBT45-R-170); where it was the BGHQ another is named (MBT45-R-157). */
  function leave(game: Play, id: string): family.Stand[] {
    const stand = standOf(game.state, id)!;
    const because = [{ rule: 'MBT45-HSE-16', text: 'it has bombed and leaves for good' }];
    game.happen({ kind: 'leftTable', stand: id, mayReturn: false, because });
    return stand.nature!.bghq ? [stand] : [];
  }

  return verb({
    order: { stand: id, point },
    label: 'Bomb',
    text: `Strike every stand within ${DISTANCES.bombs}" of a place, friends too; then it leaves for good`,
    key: 'a',
    use: 'fire',
    on: ({ piece }) => (isBomber(piece) && piece.place === 'table' ? SHOWN : undefined),
    may(seat, { id }) {
      const stand = notNow(seat.view, seat.by, 2, 'MBT45-HSE-16') ?? ownStand(seat.view, seat.by, id);
      if (isRefusal(stand)) return stand;
      if (!isBomber(stand)) return forbid('MBT45-HSE-16', 'only heavy bombers bomb');
      const refused = notOnTable(stand, 'MBT45-HSE-16') ?? runRefusal(seat, stand) ?? engagerRefusal(seat, stand);
      return refused ?? stand;
    },
    fields: {
      point: {
        aim: ({ seat: { view }, piece }) => ({
          shape: { kind: 'disc', diameter: 2 * BOMBS },
          zones: [wholeTable(view)],
          near: { bases: bghqsFor(view, piece).map(baseOf), within: inches(DISTANCES.targetToBghq) },
        }),
      },
    },
    plan: (seat, order, stand) => aimRefusal(seat, stand, order.point) ?? order.point,
    act: (game, _by, { stand }, at) => bomb(game, stand, at),
  });
}
