import { forbid, inches, otherSide, type Refusal } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { laidAsJungle } from '../play/jungle.js';
import type { ScenarioGround } from '../play/scenario-ground.js';
import type { Ground, State } from '../play/state.js';
import { changeGround, isPlacer, type TerrainDice } from '../play/terrain.js';
import { verb } from './verb.js';

const toInch = (n: number): number => n / inches(1);
/** Thirds of an inch are no whole tenths of a millimetre: pieces shrink by a hair, so that gaps stay wide enough. */
const up = (n: number): number => Math.ceil(n * inches(1) - 1e-6);
const down = (n: number): number => Math.floor(n * inches(1) + 1e-6);

/** S5: all the terrain at once, and its end. */
export function wholeTerrainVerbs(book: PlayBook & ScenarioGround & TerrainDice) {
  const { autoTerrain: laidByProgram, idOf, placementRefusal } = book;
  const { chooseEdges, notPlacing, withRiver } = book.terrain;

  function laidOn(ground: Ground, { riverAgreed, squares }: State): Ground {
    const { pieces, roads } = laidByProgram(toInch(ground.squareSize), squares);
    const laid: Ground = {
      ...ground,
      pieces: pieces.map(p => ({
        ...p,
        x: up(p.x),
        y: up(p.y),
        width: down(p.width),
        depth: down(p.depth),
        jungle: laidAsJungle(ground, p.kind),
      })),
      roads: roads.map(([from, to]) => ({ from, to })),
      river: null,
    };
    return riverAgreed ? withRiver({ ...laid, course: 'across' }) : laid;
  }

  /** HSE-04. */
  const autoTerrain = verb({
    order: {},
    label: 'Lay terrain for me',
    text: 'The program places all pieces as diced',
    key: 'a',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) ? SHOWN : undefined),
    plan: ({ view, by }) => notPlacing(view, by),
    act(game) {
      const laid = laidOn(game.state.ground.now, game.state);
      changeGround(game, laid, idOf('HSE-04'), 'leaves the terrain to the program');
    },
  });

  function terrainRefusal({ ground: { now }, riverAgreed, squares }: State): Refusal | undefined {
    return placementRefusal({
      squareSize: toInch(now.squareSize) as 12 | 16,
      columns: Math.floor(now.width / now.squareSize),
      rows: Math.floor(now.depth / now.squareSize),
      squares,
      pieces: now.pieces.map(p => ({
        id: p.id,
        kind: p.kind,
        x: toInch(p.x),
        y: toInch(p.y),
        width: toInch(p.width),
        depth: toInch(p.depth),
      })),
      roads: now.roads.map(r => [r.from, r.to] as [string, string]),
      river: now.river ? { course: 'across', agreed: riverAgreed } : null,
    });
  }

  /** RIV-01: what both agreed on is not left out by one of them. */
  const riverMissing = ({ ground, riverAgreed }: State): Refusal | undefined =>
    riverAgreed && ground.now.river === null
      ? forbid(idOf('RIV-01'), 'a river was agreed on: it is still to be laid')
      : undefined;

  /** All is placed as diced. */
  const finishTerrain = verb({
    order: {},
    label: 'Terrain is done',
    text: 'The other player then chooses his edge',
    key: 'f',
    ends: 'step',
    on: ({ seat: { view, by } }) => (isPlacer(view, by) ? SHOWN : undefined),
    plan: ({ view, by }) => notPlacing(view, by) ?? terrainRefusal(view) ?? riverMissing(view),
    act: (game, by) => chooseEdges(game, otherSide(by)),
  });

  return { autoTerrain, finishTerrain };
}
