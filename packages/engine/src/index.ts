export * from './adjudicate.js';
export * from './bounds.js';
export * from './candidates.js';
export * from './canonical.js';
export * from './chance/dice.js';
export * from './chance/scripted.js';
export * from './chance/seeded.js';
export * from './chance/witness.js';
export * from './geometry/arcs.js';
export * from './geometry/convex.js';
export * from './geometry/facing.js';
export * from './geometry/footprint.js';
export * from './geometry/footprints.js';
export * from './geometry/oriented/base.js';
export * from './geometry/oriented/clip.js';
export * from './geometry/oriented/contact.js';
export * from './geometry/oriented/distance.js';
export * from './geometry/oriented/formation.js';
export * from './geometry/oriented/leaving.js';
export * from './geometry/oriented/line-up.js';
export * from './geometry/oriented/nearest.js';
export * from './geometry/oriented/outline.js';
export * from './geometry/oriented/pivot.js';
export * from './geometry/oriented/sweep.js';
export * from './geometry/oriented/way.js';
export {
  type Area,
  areasAt,
  type Boxes,
  boxesAbout,
  inArea,
  legLength,
  pathLength,
  pointOnPath,
  shareInside,
  splitLeg,
} from './geometry/path.js';
export * from './geometry/point.js';
export * from './geometry/polygon.js';
export * from './geometry/reach.js';
export * from './geometry/sight.js';
export * from './geometry/slack.js';
export * from './geometry/strip.js';
export * from './geometry/trig.js';
export * from './geometry/zone.js';
export * from './held-to.js';
export * from './match/answer.js';
export * from './match/any-answer.js';
export * from './match/asking.js';
export * from './match/course.js';
export { proceed } from './match/drive.js';
export * from './match/fork.js';
export * from './match/format-1.js';
export { guideMomentAt } from './match/heard.js';
export * from './match/match.js';
export * from './match/receive.js';
export * from './match/record.js';
export { isRuledThrow } from './match/ruled-throw.js';
export * from './match/sealed.js';
export * from './match/seen.js';
export * from './match/snapshot.js';
export * from './match/state-form.js';
export { carriedOver, type KeptPast, takenOver } from './match/take-over.js';
export { makeTrail, NO_TRAIL, type Trace, type Trail, type TrailKeeper, tracesOf } from './match/trail.js';
export * from './match/umpire.js';
export * from './match/undo.js';
export { pathOf } from './path.js';
export * from './procedure/ask.js';
export * from './procedure/odds.js';
export * from './procedure/settle.js';
export * from './question.js';
export * from './result.js';
export * from './rules/option.js';
export * from './rules/prove.js';
export * from './rules/row.js';
export * from './ruleset.js';
export * from './seats.js';
export * from './sharing.js';
export * from './table/aim.js';
export * from './table/belief.js';
export * from './table/beside.js';
export * from './table/briefing.js';
export * from './table/draft.js';
export * from './table/fits.js';
export * from './table/glossary.js';
export * from './table/guide.js';
export * from './table/menu.js';
export * from './table/meter.js';
export * from './table/outlook.js';
export * from './table/readiness.js';
export * from './table/roster.js';
export * from './table/scene.js';
export * from './table/suggest.js';
export * from './table/together.js';
export * from './table/umpire-desk.js';
export * from './terms.js';
export { step } from './testing/bench.js';
export * from './testing/suite.js';
export * from './units.js';
