import { type Options, type Rps, type RuleId, rows } from '@umpire/engine';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { ruling } from '../options.js';
import type { Code } from '../pieces.js';

/** What both players have counted. */
export interface Counts {
  readonly owner: number;
  readonly target: number;
}

export interface ResultLine {
  readonly type: EngagementType;
  readonly hand: Rps;
  readonly rule: RuleId;
  readonly to: 'owner' | 'target';
  readonly code: Code;
  /** In place of what the hand alone gives; two such lines undo each other (MBT45-R-109). */
  readonly instead: boolean;
  readonly text: string;
  when(counts: Counts, options: Options): boolean;
}

const MANY = 2;
const behind = (c: Counts): boolean => c.owner - c.target >= MANY;
/** MBT45-R-109: is the opposing player's count compared, or taken plainly? */
const helpless = ruling<(c: Counts) => boolean>('MBT45-R-109', {
  'as-printed': c => c.target >= MANY,
  relative: c => c.target - c.owner >= MANY,
});
const always = (): boolean => true;

/** MBT45-RES-31 to MBT45-RES-41. */
// biome-ignore format: the book's own layout
export const RESULTS = rows<ResultLine>('mbt1945/RESULTS', [
  { type: 'mutual',     hand: 'win',  rule: 'MBT45-RES-31', to: 'target', code: 'shaken', instead: false, text: 'the opposing stand becomes Shaken', when: always },
  { type: 'mutual',     hand: 'draw', rule: 'MBT45-RES-32', to: 'owner',  code: 'pinned', instead: false, text: 'who counts more causes becomes Pinned', when: c => c.owner > c.target },
  { type: 'mutual',     hand: 'draw', rule: 'MBT45-RES-32', to: 'target', code: 'pinned', instead: false, text: 'who counts more causes becomes Pinned', when: c => c.target > c.owner },
  { type: 'mutual',     hand: 'lose', rule: 'MBT45-RES-33', to: 'owner',  code: 'shaken', instead: false, text: 'the owning stand becomes Shaken', when: always },
  { type: 'mutual',     hand: 'win',  rule: 'MBT45-RES-34', to: 'target', code: 'pinned', instead: true,  text: 'the winner counts two causes more: only Pinned', when: behind },
  { type: 'mutual',     hand: 'win',  rule: 'MBT45-RES-35', to: 'target', code: 'broken', instead: true,  text: 'the opposing side counts two causes: Broken', when: (c, o) => helpless(o)(c) },
  { type: 'mutual',     hand: 'lose', rule: 'MBT45-RES-36', to: 'owner',  code: 'broken', instead: true,  text: 'the loser counts two causes more: Broken', when: behind },
  { type: 'unilateral', hand: 'win',  rule: 'MBT45-RES-37', to: 'target', code: 'shaken', instead: false, text: 'the opposing stand becomes Shaken', when: always },
  { type: 'unilateral', hand: 'draw', rule: 'MBT45-RES-38', to: 'target', code: 'pinned', instead: false, text: 'the opposing stand has the higher disadvantage: Pinned', when: c => c.target > c.owner },
  { type: 'unilateral', hand: 'draw', rule: 'MBT45-RES-39', to: 'owner',  code: 'pinned', instead: false, text: 'the owning stand has three causes: Pinned', when: c => c.owner >= 3 },
  { type: 'unilateral', hand: 'lose', rule: 'MBT45-RES-40', to: 'owner',  code: '-',      instead: false, text: 'no effect', when: always },
  { type: 'unilateral', hand: 'win',  rule: 'MBT45-RES-41', to: 'target', code: 'pinned', instead: true,  text: 'the winner counts two causes: only Pinned', when: c => c.owner >= MANY },
]);
