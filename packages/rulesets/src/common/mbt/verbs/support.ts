import {
  forbid,
  gap,
  inches,
  isRefusal,
  type Point,
  type Refusal,
  type Seat,
  type Shape,
  toInches,
} from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { type Measuring, screenOf } from '../play/facts.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import type { StandingFacts } from '../play/stand-facts.js';
import { baseOf, standOf } from '../play/stands.js';
import type { Effect, Stand, State } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { aimedOffTable } from './sentences.js';
import { id, point, verb } from './verb.js';
import { poseOf, wholeTable } from './zones.js';

type Kind = Effect['kind'];

/** In inches: of what is made from the BGHQ, and from the stand. */
interface Far {
  readonly targetToBghq: number;
  readonly distance: number;
}
/** What is forbidden even there is forbidden everywhere. */
const AT_HAND: Far = { targetToBghq: 0, distance: 0 };

/** Inches between a base and the nearest point of what is made. */
function gapToEffect(from: Stand, effect: Effect): number {
  if (effect.kind === 'smoke') return toInches(gap(baseOf(from), screenOf(effect)));
  const centre: Point = effect;
  return Math.max(0, toInches(gap(baseOf(from), [centre, centre]) - effect.size / 2));
}

/** SMK, ILL: smoke and light of batteries (segment 5) and units (segment 6). */
export function supportVerbs(book: PlayBook & Measuring & StandingFacts & Revealing & Permission) {
  const { DISTANCES, idOf } = book;
  const { reveal } = book.hidden;
  const { lightRefusal, smokeRefusal, supportIsFree } = book.support;
  const { notNow, notOnTable, ownStand } = book.turns;
  const { bghqsFor, fromBghq, ownerGroupOf } = book.engaging;
  const { standFacts } = book.shapes;
  const { isAreaFire, isMountedInfantry, isTank, takesMarker } = book.words;

  const isBattery = ({ nature }: Stand): boolean => book.words.isBattery(nature!);

  /** Who has something to make it with: batteries in OTF, and units that ride; of those only INFANTRY has light. */
  function makes({ nature, place }: Stand, kind: Kind): boolean {
    if (isAreaFire(nature!)) return true;
    if (nature!.fake || place === 'held') return false;
    return isMountedInfantry(nature!) || (kind === 'smoke' && isTank(nature!));
  }

  // biome-ignore format: one line a kind
  const RULES = {
    smoke: { battery: idOf('SMK-01'), unit: idOf('SMK-03'), when: idOf('SMK-02'), text: `a smoke screen of ${DISTANCES.screen}" by ${DISTANCES.screen}"`, refusal: smokeRefusal },
    light: { battery: idOf('ILL-01'), unit: idOf('ILL-03'), when: idOf('ILL-02'), text: 'a lit zone', refusal: lightRefusal },
  };

  /** Nothing forbids it: whoever makes it should know. */
  const USELESS = { rule: idOf('AWC-03'), text: 'smoke hides nobody in this weather' };

  const sizeFor = (stand: Stand, kind: Kind): number =>
    inches(kind === 'smoke' ? DISTANCES.screen : isBattery(stand) ? DISTANCES.batteryLight : DISTANCES.unitLight);
  const shapeFor = (stand: Stand, kind: Kind): Shape =>
    kind === 'smoke'
      ? { kind: 'square', side: sizeFor(stand, kind) }
      : { kind: 'disc', diameter: sizeFor(stand, kind) };

  function standRefusal({ view, by }: Seat<VerbTypes>, stand: Stand, kind: Kind): Refusal | undefined {
    const battery = isBattery(stand);
    const refused =
      notNow(view, by, battery ? 5 : 6, RULES[kind].when) ?? (battery ? undefined : notOnTable(stand, idOf('R-94')));
    if (refused) return refused;
    if (stand.nature!.fake) return forbid(idOf('R-70'), 'a fake makes neither smoke nor light');
    return stand.hasSupported ? forbid(idOf('R-75'), 'one smoke or light a turn for each stand') : undefined;
  }

  const offTable = ({ ground: { now } }: State, { x, y }: Point): boolean =>
    x < 0 || y < 0 || x > now.width || y > now.depth;

  /** What forbids it, made so far from the BGHQ and from the stand itself. */
  function madeRefusal(seat: Seat<VerbTypes>, stand: Stand, kind: Kind, far: Far): Refusal | undefined {
    const { view, options } = seat;
    const given = {
      stand: standFacts(view, stand, stand.nature!),
      turnsUsed: kind === 'smoke' ? stand.smokeUsed : stand.lightUsed,
      attackerDefender: view.gameType === 'attack-defence',
      awc: view.awc,
      ownerGroup: isBattery(stand) ? ownerGroupOf(view, stand) : ('mixed' as const),
      ...far,
    };
    return RULES[kind].refusal(given, options);
  }
  const farOf = ({ view }: Seat<VerbTypes>, stand: Stand, effect: Effect): Far =>
    isBattery(stand)
      ? { targetToBghq: fromBghq(view, stand, bghq => gapToEffect(bghq, effect)), distance: 0 }
      : { targetToBghq: 0, distance: gapToEffect(stand, effect) };

  /** a unit makes it in touch with its base, or so far from it. ORG-05, ORG-06: a battery so far from a BGHQ. */
  const nearTo = (view: State, stand: Stand, kind: Kind) =>
    isBattery(stand)
      ? { bases: bghqsFor(view, stand).map(baseOf), within: inches(DISTANCES.targetToBghq) }
      : { bases: [baseOf(stand)], within: kind === 'smoke' ? 0 : inches(DISTANCES.unitLightReach) };

  function makeSupport(game: Play, id: string, effect: Effect): void {
    reveal(game, id, idOf('R-70'), 'a blank that makes smoke or light is turned up first');
    const stand = standOf(game.state, id)!;
    const battery = isBattery(stand);
    const { text, ...rules } = RULES[effect.kind];
    game.happen({
      kind: 'supported',
      stand: id,
      effect,
      battery,
      marks: takesMarker(stand.nature!),
      engages: !supportIsFree(game.options),
      because: [{ rule: battery ? rules.battery : rules.unit, text }],
    });
  }

  const support = (kind: Kind, words: { label: string; text: string; key: string }) =>
    verb({
      order: { stand: id, point },
      ...words,
      // a battery is there for it; a unit that fights seldom wants it
      on: ({ piece }) => (makes(piece, kind) ? (isBattery(piece) ? { use: 'act' } : SHOWN) : undefined),
      may(seat, piece) {
        const stand = ownStand(seat.view, seat.by, piece.id);
        if (isRefusal(stand)) return stand;
        return standRefusal(seat, stand, kind) ?? madeRefusal(seat, stand, kind, AT_HAND) ?? stand;
      },
      fields: {
        point: {
          aim({ seat: { view, by }, piece }) {
            // what an enemy could make is not even known of a blank
            const stand = ownStand(view, by, piece.id);
            if (isRefusal(stand)) return stand;
            return {
              // whoever stands behind the edge has no place on the table
              ...(stand.place === 'table' && { from: poseOf(stand) }),
              shape: shapeFor(stand, kind),
              zones: [wholeTable(view)],
              near: nearTo(view, stand, kind),
            };
          },
        },
      },
      plan(seat, order, stand) {
        const { x, y } = order.point;
        if (offTable(seat.view, order.point)) return aimedOffTable(book);
        const effect: Effect = { kind, x, y, size: sizeFor(stand, kind), side: stand.side };
        return madeRefusal(seat, stand, kind, farOf(seat, stand, effect)) ?? effect;
      },
      preview: (_effect, { view }, { stand }) => ({
        because: [],
        ...(kind === 'smoke' && view.awc && { warnings: [{ ...USELESS, about: [stand] }] }),
      }),
      act: (game, _by, { stand }, effect) => makeSupport(game, stand, effect),
    });

  return {
    smoke: support('smoke', {
      label: 'Smoke',
      text: `A screen of ${DISTANCES.screen}" by ${DISTANCES.screen}" until the end of the turn`,
      key: 's',
    }),
    illuminate: support('light', { label: 'Light', text: 'A lit zone until the end of the turn', key: 'l' }),
  };
}
