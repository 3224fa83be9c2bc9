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
import type { PlayBook } from '../book.js';
import { isMountedInfantry } from '../pieces.js';
import { takesMarker } from '../play/engage.js';
import { fromBghq, ownerGroupOf, screenOf, standFacts } from '../play/facts.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import { baseOf, standOf } from '../play/stands.js';
import type { Effect, Stand, State } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { id, point, verb } from './verb.js';
import { poseOf, wholeTable } from './zones.js';

type Kind = Effect['kind'];

const isBattery = ({ nature }: Stand): boolean => nature!.class === 'ARTILLERY';

/** Who has something to make it with: batteries in OTF, and units that ride; of those only INFANTRY has light. */
function makes({ nature, place }: Stand, kind: Kind): boolean {
  const { class: of, fake, posture, subClass } = nature!;
  if (posture === 'OTF') return true;
  if (fake || place === 'held') return false;
  return isMountedInfantry(subClass) || (kind === 'smoke' && of === 'ARMOUR');
}

/** Inches between a base and the nearest point of what is made. */
function gapToEffect(from: Stand, effect: Effect): number {
  if (effect.kind === 'smoke') return toInches(gap(baseOf(from), screenOf(effect)));
  const centre: Point = effect;
  return Math.max(0, toInches(gap(baseOf(from), [centre, centre]) - effect.size / 2));
}

/** SMK, ILL: smoke and light of batteries (segment 5) and units (segment 6). */
export function supportVerbs(book: PlayBook & Revealing & Permission) {
  const {
    DISTANCES,
    closedNow,
    idOf,
    lightRefusal,
    notNow,
    notOnTable,
    ownStand,
    reveal,
    smokeRefusal,
    supportIsFree,
  } = book;

  // biome-ignore format: one line a kind
  const RULES = {
    smoke: { battery: idOf('SMK-01'), unit: idOf('SMK-03'), when: idOf('SMK-02'), text: 'a smoke screen of 2" by 2"', refusal: smokeRefusal },
    light: { battery: idOf('ILL-01'), unit: idOf('ILL-03'), when: idOf('ILL-02'), text: 'a lit zone', refusal: lightRefusal },
  };

  const sizeFor = (stand: Stand, kind: Kind): number =>
    inches(kind === 'smoke' ? DISTANCES.screen : isBattery(stand) ? DISTANCES.batteryLight : DISTANCES.unitLight);
  const shapeFor = (stand: Stand, kind: Kind): Shape =>
    kind === 'smoke'
      ? { kind: 'square', side: sizeFor(stand, kind) }
      : { kind: 'disc', diameter: sizeFor(stand, kind) };

  const closedOn = ({ view, by }: Seat<VerbTypes>, stand: Stand): Refusal | undefined =>
    (isBattery(stand) ? closedNow(view, by, 5, idOf('SMK-02')) : closedNow(view, by, 6, idOf('TRN-22'))) ??
    (stand.hasSupported || stand.hasEngaged
      ? forbid(idOf('R-75'), 'it has engaged, or made smoke or light, this turn')
      : undefined);

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

  function effectRefusal({ view, options }: Seat<VerbTypes>, stand: Stand, effect: Effect): Refusal | undefined {
    const battery = isBattery(stand);
    const given = {
      stand: standFacts(view, stand, stand.nature!),
      turnsUsed: effect.kind === 'smoke' ? stand.smokeUsed : stand.lightUsed,
      attackerDefender: view.gameType === 'attack-defence',
      awc: view.awc,
      targetToBghq: battery ? fromBghq(view, stand, bghq => gapToEffect(bghq, effect)) : 0,
      ownerGroup: battery ? ownerGroupOf(view, stand) : ('mixed' as const),
      distance: battery ? 0 : gapToEffect(stand, effect),
    };
    return RULES[effect.kind].refusal(given, options);
  }

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
      on: ({ seat, piece }) => (makes(piece, kind) ? { closed: closedOn(seat, piece) } : undefined),
      fields: {
        point: {
          aim: ({ seat: { view }, piece }) => ({
            from: poseOf(piece),
            shape: shapeFor(piece, kind),
            zones: [wholeTable(view)],
          }),
        },
      },
      plan(seat, order) {
        const stand = ownStand(seat.view, seat.by, order.stand);
        if (isRefusal(stand)) return stand;
        const refused = standRefusal(seat, stand, kind);
        if (refused) return refused;
        const { x, y } = order.point;
        if (offTable(seat.view, order.point)) return forbid(idOf('TAB-04'), 'it is aimed at a place on the table');
        const effect: Effect = { kind, x, y, size: sizeFor(stand, kind), side: stand.side };
        return effectRefusal(seat, stand, effect) ?? effect;
      },
      act: (game, _by, { stand }, effect) => makeSupport(game, stand, effect),
    });

  return {
    smoke: support('smoke', { label: 'Smoke', text: 'A screen of 2" by 2" until the end of the turn', key: 's' }),
    illuminate: support('light', { label: 'Light', text: 'A lit zone until the end of the turn', key: 'l' }),
  };
}
