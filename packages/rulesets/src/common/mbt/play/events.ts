import type { Citation, Point, Pose, RuleId, Side, TableEdge } from '@umpire/engine';
import type { Over } from '../../book/ending.js';
import type { Light, Season, Zone } from '../pieces.js';
import type { DicedSquare, Effect, Ground, Nature, Obstacle, RosterGroup, Stand, Task } from './state.js';

interface Reasoned {
  readonly because: readonly Citation[];
}

/** What happened, in the past tense. `apply` knows how each alters the table and no rules at all. */
export type Event =
  // set-up
  | ({
      readonly kind: 'armySubmitted';
      readonly side: Side;
      readonly roster: readonly RosterGroup[];
      readonly name: string;
      readonly homeZone: Zone | null;
    } & Reasoned)
  | ({ readonly kind: 'zoneSet'; readonly zone: Zone } & Reasoned)
  | ({ readonly kind: 'terrainDiced'; readonly squares: readonly DicedSquare[] } & Reasoned)
  | ({ readonly kind: 'placerFound'; readonly placer: Side } & Reasoned)
  | ({ readonly kind: 'groundChanged'; readonly ground: Ground; readonly text: string } & Reasoned)
  | ({ readonly kind: 'terrainFinished'; readonly edges: { readonly a: TableEdge; readonly b: TableEdge } } & Reasoned)
  | ({
      readonly kind: 'timeThrown';
      readonly season: Season;
      readonly hour24: number;
      readonly light: Light;
      readonly awc: boolean;
    } & Reasoned)
  | ({ readonly kind: 'obstaclePlaced'; readonly obstacle: Obstacle } & Reasoned)
  | { readonly kind: 'obstaclesDone'; readonly side: Side }
  | ({ readonly kind: 'deploymentBegan'; readonly first: Side } & Reasoned)
  | ({
      readonly kind: 'groupDeployed';
      readonly name: string;
      /** What the opponent calls it. */
      readonly known: string;
      readonly side: Side;
      readonly group: number;
      readonly stands: readonly Stand[];
      readonly fakes: number;
      readonly next: Side;
    } & Reasoned)
  // the turn
  | ({ readonly kind: 'turnBegan'; readonly turn: number; readonly hour24: number; readonly light: Light } & Reasoned)
  | ({ readonly kind: 'roundBegan'; readonly round: 1 | 2; readonly owner: Side; readonly first: Side } & Reasoned)
  | { readonly kind: 'segmentBegan'; readonly segment: 1 | 2 | 3 | 4 | 5 | 6 }
  /** `quiet`: turns running without a fight, where that ends a battle. */
  | ({ readonly kind: 'turnEnded'; readonly quiet: number } & Reasoned)
  // stands
  | ({ readonly kind: 'revealed'; readonly stand: string; readonly nature: Nature } & Reasoned)
  | ({
      readonly kind: 'entered';
      readonly stand: string;
      readonly at: Pose;
      readonly how: 'enter' | 'approach' | 'bringOn';
    } & Reasoned)
  | ({ readonly kind: 'attackRun'; readonly stand: string; readonly at: Pose; readonly target: string } & Reasoned)
  | ({
      readonly kind: 'hovered';
      readonly stand: string;
      readonly mode: 'STATIC' | 'MOBILE';
      readonly blank: boolean;
    } & Reasoned)
  | ({
      readonly kind: 'groupSelected';
      readonly side: Side;
      readonly group: number;
      readonly name: string;
      readonly known: string;
    } & Reasoned)
  | ({
      readonly kind: 'moved';
      /** A blank moved: what its going cites would tell what it is. */
      readonly blank: boolean;
      readonly stand: string;
      readonly how: 'march' | 'tactical';
      readonly path: readonly Point[];
      readonly facing: number;
      readonly inches: number;
    } & Reasoned)
  | ({ readonly kind: 'turned'; readonly stand: string; readonly facing: number } & Reasoned)
  | ({ readonly kind: 'repulsed'; readonly stand: string; readonly to: Point; readonly inches: number } & Reasoned)
  | ({ readonly kind: 'leftTable'; readonly stand: string; readonly mayReturn: boolean } & Reasoned)
  | ({ readonly kind: 'removed'; readonly stand: string; readonly why: 'neutralised' | 'fake' } & Reasoned)
  // engagement and support
  | ({
      readonly kind: 'engaging';
      readonly stand: string;
      readonly target: string;
      readonly type: 'mutual' | 'unilateral';
      readonly column: number;
      readonly marks: boolean;
      readonly ecm: boolean;
    } & Reasoned)
  | ({
      readonly kind: 'challenged';
      readonly stand: string;
      readonly target: string;
      readonly refused: string;
    } & Reasoned)
  | ({
      readonly kind: 'engaged';
      readonly stand: string;
      readonly target: string;
      readonly rps: 'win' | 'draw' | 'lose';
      readonly owner: Struck;
      readonly opposing: Struck;
    } & Reasoned)
  | ({
      readonly kind: 'mined';
      readonly stand: string;
      readonly field: string;
      readonly rps: 'win' | 'draw' | 'lose';
      readonly struck: Struck;
    } & Reasoned)
  | ({
      readonly kind: 'supported';
      readonly stand: string;
      readonly effect: Effect;
      readonly battery: boolean;
      readonly marks: boolean;
      readonly engages: boolean;
    } & Reasoned)
  | ({
      readonly kind: 'taskSet';
      readonly stand: string;
      readonly blank: boolean;
      readonly task: Task | null;
    } & Reasoned)
  // command, morale, victory
  | ({ readonly kind: 'recovered'; readonly stand: string; readonly status: Stand['status'] } & Reasoned)
  /** `blank`: the stand, or the BGHQ at which its mark would point, is one. */
  | ({
      readonly kind: 'commandChanged';
      readonly stand: string;
      readonly out: boolean;
      readonly blank: boolean;
    } & Reasoned)
  | ({
      readonly kind: 'bghqNamed';
      readonly stand: string;
      readonly blank: boolean;
      readonly was: string | null;
    } & Reasoned)
  | ({
      readonly kind: 'fragile';
      readonly side: Side;
      readonly group: number;
      readonly name: string;
      readonly known: string;
      readonly rule: RuleId;
    } & Reasoned)
  | ({ readonly kind: 'over'; readonly over: Over; readonly lost: readonly Side[] } & Reasoned);

/** What a result made of a stand: the code of the table and the state after it. */
export interface Struck {
  readonly code: string;
  readonly status: Stand['status'];
}

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
