import { type Citation, type Finding, forbid, type Options, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { MoveClass, MoveLeft, MoveMode, PsRow, Quality, State, Terrain } from '../pieces.js';
import { ASSAULT_TIMING } from '../tables/assault.js';
import { costOf, cutsWholeMove, MOVE_LIMITS, moveRow, terrainRule } from '../tables/movement.js';
import { type StateRow, stateRow } from '../tables/states.js';
import { hundredths, SLACK } from './hundredths.js';
import { moveLeft } from './states.js';

export interface PathPiece {
  readonly terrain: Terrain;
  readonly cm: number;
  readonly road: boolean;
}
export interface MoveFacts {
  readonly moveClass: MoveClass;
  readonly path: readonly PathPiece[];
  readonly mode: MoveMode;
  /** Known where the state is not ok. */
  readonly psRow?: PsRow | undefined;
  readonly state: State;
  readonly quality: Quality;
  readonly advance: boolean;
  readonly demoralised: boolean;
}
export interface Move {
  readonly allowanceCm: number;
  /** Of the whole path. */
  readonly costCm: number;
  /** Reached this turn. */
  readonly coveredCm: number;
  readonly completes: boolean;
}
type Walker = Exclude<MoveClass, 'static'>;

const STAYS: readonly MoveLeft[] = ['no-advance', 'withdraw-5cm', 'withdraw-out'];
/** Why a state keeps it where it is. */
const isHeld = (left: MoveLeft, advance: boolean): boolean => left === 'none' || (advance && STAYS.includes(left));

/** PLA-TER-01 to PLA-TER-06, PLA-MOV-10: the first piece of the path that is closed to it. */
function pathRefusal({ path, mode }: MoveFacts, moveClass: Walker, options: Options): Refusal | undefined {
  for (const { terrain, road } of path) {
    const ground = terrainRule(terrain);
    if (ground && costOf(moveClass, terrain, road, options) === null)
      return forbid(ground.rule, `impassable for it: ${ground.text}`);
    if (moveClass === 'lorry' && mode === 'non-tactical' && !road)
      return forbid('PLA-MOV-10', 'off the road a lorry moves tactically only');
  }
  return undefined;
}

function moveRefusal(facts: MoveFacts, row: StateRow | undefined, options: Options): Refusal | undefined {
  if (facts.moveClass === 'static') return forbid('PLA-MV-14', 'it never moves');
  if (facts.demoralised && facts.advance) return forbid('PLA-MOR-35', 'a demoralised unit does not advance');
  if (row && isHeld(moveLeft(row, facts.quality), facts.advance)) return { rule: row.rule, message: row.text };
  return pathRefusal(facts, facts.moveClass, options);
}

/** What a state leaves of an allowance. */
export function allowanceAfter(allowance: number, left: MoveLeft): number {
  if (left === 'half') return allowance / 2;
  return left === 'max-5cm' ? Math.min(allowance, MOVE_LIMITS.pinnedVeterans) : allowance;
}

/** PLA-TER-07: how far a path is walked, until the allowance or the cap on mines is used up. */
function walked(pieces: readonly (PathPiece & { readonly cost: number })[], allowance: number): number {
  let left = allowance;
  let mines: number = MOVE_LIMITS.minefield;
  let covered = 0;
  for (const { terrain, cm, cost } of pieces) {
    const mined = terrain === 'minefield';
    const reach = Math.min(cm, left / cost, mined ? mines : cm);
    covered += reach;
    left -= reach * cost;
    if (mined) mines -= reach;
    if (reach < cm - SLACK || (mined && mines <= SLACK)) break;
  }
  return covered;
}

function moveCitations(facts: MoveFacts, moveClass: Walker, row: StateRow | undefined): Citation[] {
  const { speed, text, ...moves } = moveRow(moveClass);
  const found = [citation(speed, text, `${moves[facts.mode]} cm`)];
  for (const { terrain, road } of facts.path) {
    const ground = !road || terrain === 'minefield' ? terrainRule(terrain) : undefined;
    if (ground && !found.some(c => c.rule === ground.rule)) found.push(citation(ground.rule, ground.text));
  }
  if (moveClass === 'lorry' && facts.path.some(({ road }) => !road))
    found.push(citation('PLA-MOV-10', 'lorries off the road'));
  if (row && facts.psRow !== 'marine') found.push(citation(row.rule, row.text));
  return found;
}

/** 7.15: how far it gets along a path. */
export function movement(facts: MoveFacts, options: Options): Refusal | Finding<Move> {
  const row = facts.psRow && stateRow(facts.psRow, facts.state);
  const refused = moveRefusal(facts, row, options);
  if (refused) return refused;
  const moveClass = facts.moveClass as Walker;
  const full = allowanceAfter(moveRow(moveClass)[facts.mode], row ? moveLeft(row, facts.quality) : 'full');
  const priced = facts.path.map(p => ({ ...p, cost: costOf(moveClass, p.terrain, p.road, options)! }));
  const whole = cutsWholeMove(options);
  const allowance = whole ? full / Math.max(...priced.map(p => p.cost)) : full;
  const pieces = whole ? priced.map(p => ({ ...p, cost: 1 })) : priced;
  const length = pieces.reduce((sum, p) => sum + p.cm, 0);
  const covered = walked(pieces, allowance);
  return {
    result: {
      allowanceCm: hundredths(allowance),
      costCm: hundredths(pieces.reduce((sum, p) => sum + p.cm * p.cost, 0)),
      coveredCm: hundredths(covered),
      completes: covered >= length - SLACK,
    },
    because: moveCitations(facts, moveClass, row),
  };
}

const TIMING = citation('PLA-CA-01', 'less than half a move: it is fought this turn');
/** 7.17: PLA-R-78. */
export function assaultTiming(spentCm: number, allowanceCm: number): Finding<{ resolve: 'this-turn' | 'next-turn' }> {
  const soon = spentCm < allowanceCm * ASSAULT_TIMING.share;
  return { result: { resolve: soon ? 'this-turn' : 'next-turn' }, because: [TIMING] };
}
