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

/** Pixels to the unit, at most: some of the ground before them is to be seen too. */
export const NEAREST = 20 / 254;

/** So many times larger than life counters may be drawn where the view opens on both sides. */
const LARGER = 2.6;

/**
 * A small screen opens on both sides where their counters can be told apart there, else on what is asked about, on whoever can act, or on
 * the player's own; where there is nobody yet, on the whole table.
 */
export function useOpening({ battleView, side: by }: Table, places: Places, counter: number): Opening | undefined {
  const narrow = useMedia(NARROW);
  return useMemo(() => {
    if (!narrow) return undefined;
    const { asked, menu, scene } = battleView;
    const able = menu.flatMap(({ stand, closed }) => (stand !== undefined && !closed ? [stand] : []));
    const own = scene.pieces.filter(({ side, where }) => side === by && where === 'table').map(({ id }) => id);
    const matter = [asked?.ask.about ?? [], able, own].find(ids => ids.length > 0) ?? [];
    const pointsOf = (pieces: Scene['pieces']) => pieces.flatMap(({ id }) => places(id) ?? []);
    const onTable = scene.pieces.filter(({ where }) => where === 'table');
    const width = Math.max(1, Math.min(...onTable.map(piece => piece.width)));
    // where the other side alone stands on the table, there is nothing of one's own to be seen with it
    const both = by === undefined || own.length > 0 ? onTable : [];
    return {
      among: [
        { points: pointsOf(both), least: counter / (LARGER * width) },
        { points: pointsOf(scene.pieces.filter(({ id, where }) => where !== 'gone' && matter.includes(id))), least: 0 },
      ],
      nearest: NEAREST,
    };
  }, [narrow, battleView, by, places, counter]);
}
