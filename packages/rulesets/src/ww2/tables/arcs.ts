import { type RuleId, rows, table } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Arc } from '../pieces.js';

/** WW2-R-29: up to so many degrees off the facing it is the front, beyond so many the rear. */
export const arcLimits = ruling('WW2-R-29', {
  quarters: { front: 45, rear: 135 },
  wide: { front: 60, rear: 120 },
});

export const SHOOTER_KINDS = ['vehicle', 'fixed', 'gun', 'infantry', 'aircraft'] as const;
export type ShooterKind = (typeof SHOOTER_KINDS)[number];
/** An AFV with a fixed gun is a vehicle as a target. */
export const TARGET_KINDS = ['vehicle', 'gun', 'infantry', 'aircraft'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

interface ShootingArc {
  readonly kind: ShooterKind;
  readonly rule: RuleId;
  readonly into: readonly Arc[];
  readonly text: string;
}
/** WW2-ARC-02 to WW2-ARC-04; guns shoot as vehicles do (WW2-R-30). */
// biome-ignore format: one line a rule
const SHOOTING_ARCS = rows<ShootingArc>('ww2/SHOOTING_ARCS', [
  { kind: 'vehicle',  rule: 'WW2-ARC-02', into: ['front', 'flank'],         text: 'a ground vehicle shoots into its front and flank arcs' },
  { kind: 'gun',      rule: 'WW2-ARC-02', into: ['front', 'flank'],         text: 'a gun shoots into its front and flank arcs' },
  { kind: 'fixed',    rule: 'WW2-ARC-03', into: ['front'],                  text: 'a fixed gun shoots into its front arc' },
  { kind: 'aircraft', rule: 'WW2-ARC-03', into: ['front'],                  text: 'aircraft shoot into their front arc' },
  { kind: 'infantry', rule: 'WW2-ARC-04', into: ['front', 'flank', 'rear'], text: 'infantry shoot all round' },
]);
export const shootingArc = (kind: ShooterKind): ShootingArc => SHOOTING_ARCS.find(row => row.kind === kind)!;

interface ArcHit {
  readonly modifier: -2 | -3;
  readonly rule: RuleId;
}
/** WW2-EFF-10, WW2-EFF-11: what the arc that is hit is worth to the shooter. */
// biome-ignore format: one line a rule
export const ARC_HITS: Readonly<Partial<Record<Arc, ArcHit>>> = table('ww2/ARC_HITS', {
  flank: { modifier: -2, rule: 'WW2-EFF-10' },
  rear:  { modifier: -3, rule: 'WW2-EFF-11' },
});
