import { drawn, type Laying, placeWhen } from '@umpire/board';
import type { Point, Scene, Side } from '@umpire/engine';
import { useCallback, useMemo } from 'react';
import { personsOf } from '../../battles/persons.js';
import { NARROW, useMedia } from '../../ui/media.js';
import type { Opening } from '../camera/use-camera.js';
import type { Table } from '../model/use-table.js';
import { sideAt, sideOf } from '../session/seating.js';

/** Whose edge is near: that of whoever sits here. Those who do not cover the table see it from the same side. */
export const ownSide = ({ battleView, plan }: Pick<Table, 'battleView' | 'plan'>): Side =>
  plan.privacy === false && personsOf(plan.seats).some(seat => sideOf(battleView.places, seat) === 'a')
    ? 'a'
    : sideAt(battleView);

export type Places = (piece: string) => Point | undefined;

/** Where pieces are in the drawing. */
export function usePlaces(scene: Scene, laying: Laying): Places {
  return useCallback(
    (piece: string) => {
      const place = placeWhen(scene, piece, laying);
      return place && drawn({ width: scene.width, depth: scene.depth, turn: laying.turn }, place);
    },
    [scene, laying],
  );
}

/** The corners round pieces, whichever way they look: whoever is brought into sight is seen whole. */
export const roundPieces = (
  { pieces }: Pick<Scene, 'pieces'>,
  ids: readonly string[],
  places: Places,
): readonly Point[] =>
  ids.flatMap(id => {
    const at = places(id);
    const { width, depth } = pieces.find(piece => piece.id === id) ?? { width: 0, depth: 0 };
    const far = Math.max(width, depth) / 2;
    return at ? [-far, far].flatMap(dx => [-far, far].map(dy => ({ x: at.x + dx, y: at.y + dy }))) : [];
  });

/** Pixels to the unit, at most: some of the ground before them is to be seen too. */
export const NEAREST = 20 / 254;

/** So many times larger than life counters may be drawn where the view opens on both sides; else it opens on one's own. */
const LARGER = 3.4;

/**
 * A small screen opens on both sides where their counters can be told apart there, else on all of the player's own, those who wait beside the
 * table among them; where he has nobody on it yet, on what is asked about or on whoever can act, else on the whole table.
 */
export function useOpening({ battleView, side: by }: Table, places: Places, counter: number): Opening | undefined {
  const narrow = useMedia(NARROW);
  return useMemo(() => {
    if (!narrow) return undefined;
    const { asked, menu, scene } = battleView;
    const able = menu.flatMap(({ stand, closed }) => (stand !== undefined && !closed ? [stand] : []));
    const here = scene.pieces.filter(({ where }) => where !== 'gone');
    const onTable = here.filter(({ where }) => where === 'table');
    const idsOf = (pieces: Scene['pieces']) => pieces.map(({ id }) => id);
    const isOwn = ({ side }: { readonly side: Side }): boolean => side === by;
    const own = idsOf(onTable.filter(isOwn));
    const matter = [asked?.ask.about ?? [], able, own].find(ids => ids.length > 0) ?? [];
    const pointsOf = (pieces: readonly string[]) => [...new Set(pieces)].flatMap(id => places(id) ?? []);
    const width = Math.max(1, Math.min(...onTable.map(piece => piece.width)));
    const present = matter.filter(id => here.some(piece => piece.id === id));
    // where the other side alone stands on the table, there is nothing of one's own to be seen with it
    const mine = own.length > 0 ? [...idsOf(here.filter(isOwn)), ...present] : [];
    const both = by === undefined || own.length > 0 ? [...idsOf(onTable), ...mine, ...present] : [];
    return {
      among: [
        { points: pointsOf(both), least: counter / (LARGER * width) },
        { points: pointsOf(mine), least: 0 },
        { points: pointsOf(present), least: 0 },
      ],
      nearest: NEAREST,
      all: pointsOf(idsOf(here)),
    };
  }, [narrow, battleView, by, places, counter]);
}
