import { type Look, type Meter, type Options, type RuleId, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { lossesOf } from '../play/defeat.js';
import type { State, Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { countsAs } from '../rules/troops.js';
import { isBeatenByThird, type Losses, thresholdOf } from '../rules/victory.js';

/** One condition by which a side loses: who counts for it, and as how many. */
interface Condition {
  readonly id: string;
  readonly label: string;
  readonly rule: RuleId;
  readonly word: string;
  lost(losses: Losses): number;
  limit(losses: Losses): number;
  weighs(v: Vignette, view: State): number;
  /** Whether it is asked for at all. */
  bears(view: State, side: Side, losses: Losses, options: Options): boolean;
}

const isInLine = (v: Vignette, line: number): boolean => v.role === 'mbl' && v.line === line;
const has = (view: State, side: Side, is: (v: Vignette) => boolean): boolean =>
  view.vignettes.some(v => v.side === side && v.place !== 'aside' && is(v));

/** IGR-VIC-01 to IGR-VIC-04, in the words of a player who does not know them. */
const CONDITIONS: readonly Condition[] = [
  {
    id: 'line',
    label: 'line',
    rule: 'IGR-VIC-01',
    word: 'line',
    lost: l => l.battleLineBroken,
    limit: l => thresholdOf(l.battleLine),
    weighs: v => (isInLine(v, 1) ? countsAs(v.troop) : 0),
    bears: (_view, _side, l, options) => l.battleLine > 0 && isBeatenByThird(l, options),
  },
  {
    id: 'general',
    label: 'General',
    rule: 'IGR-VIC-03',
    word: 'general',
    lost: l => (l.generalBroken ? 1 : 0),
    limit: () => 1,
    weighs: v => (v.general ? 1 : 0),
    bears: (view, side) => view.extra.now.generals.includes(side) && has(view, side, v => v.general),
  },
  {
    id: 'key',
    label: 'key',
    rule: 'IGR-VIC-02',
    word: 'key',
    lost: l => Math.min(1, l.keyBroken),
    limit: () => 1,
    weighs: v => (v.key ? 1 : 0),
    bears: (view, side) => has(view, side, v => v.key),
  },
  {
    id: 'last-line',
    label: 'last line',
    rule: 'IGR-VIC-04',
    word: 'last-line',
    lost: l => Math.min(1, l.lastLineBroken),
    limit: () => 1,
    weighs: (v, view) => (isInLine(v, view.sides[v.side].lines) ? 1 : 0),
    bears: (_view, _side, l) => l.lines > 1,
  },
];

/** How near each side is to losing, by each of the book's conditions. */
export function meters({ view, viewer, options }: Look<Types>): Meter[] {
  if (view.step !== 'battle') return [];
  return SIDES.flatMap(side => {
    const losses = lossesOf(view, side);
    const bearing = CONDITIONS.filter(condition => condition.bears(view, side, losses, options));
    return bearing.map(condition => meterOf(view, side, losses, condition, viewer === side));
  });
}

function meterOf(view: State, side: Side, losses: Losses, condition: Condition, isOwn: boolean): Meter {
  const { id, label, rule, word } = condition;
  const beats = `beats ${isOwn ? 'you' : SIDE_NAMES[side]}`;
  const limit = condition.limit(losses);
  const lost = Math.min(limit, condition.lost(losses));
  const weighs = weighing(view, side, condition);
  const alone = Object.keys(weighs);
  const named = alone.length <= FEW ? ` (${alone.join(', ')})` : '';
  const what = limit === 1 ? `${WHO[id]}${named} broken` : moreBroken(weighs, limit - lost);
  return {
    id: `${side}-${id}`,
    side,
    label,
    rule,
    word,
    lost,
    limit,
    next: lost < limit ? `${what}: beaten` : 'beaten',
    counts: 'break',
    weighs,
    fatal: `broken ${beats}`,
    full: beats,
  };
}
/** IGR-BAS-09: what is wanted still; whoever counts for so many alone is named before the others. */
function moreBroken(weighs: Readonly<Record<string, number>>, left: number): string {
  const heavy = Object.keys(weighs).filter(id => left > 1 && weighs[id]! >= left);
  if (heavy.length === 0) return `${left} more broken`;
  const named = heavy.length <= FEW ? heavy.join(' or ') : 'any that counts two';
  const others = Object.entries(weighs).reduce((sum, [id, weight]) => sum + (heavy.includes(id) ? 0 : weight), 0);
  return others < left ? `${named} broken` : `${named} alone, or ${left} others broken`;
}
/** So few on whom it hangs are named. */
const FEW = 2;
const WHO: Readonly<Record<string, string>> = {
  line: 'any of the line',
  general: 'the General',
  key: 'a key unit',
  'last-line': 'any of the last line',
};

function weighing(view: State, side: Side, { weighs }: Condition): Record<string, number> {
  const found: Record<string, number> = {};
  for (const v of view.vignettes) {
    const weight = v.side === side && v.place !== 'broken' && v.place !== 'aside' ? weighs(v, view) : 0;
    if (weight > 0) found[v.id] = weight;
  }
  return found;
}
