import type { ResultForOne, ResultInWords } from '@umpire/engine';
import { type Called, count, no, sideWords, tellingOf, told, yes } from '../../common/book/result-words.js';
import type { Result } from '../pieces.js';
import type { AirAction } from '../rules/air.js';
import type { ArcsFound } from '../rules/arcs.js';
import type { ArmyCheck } from '../rules/army.js';
import type { TacticalMove } from '../rules/command.js';
import type { Detection } from '../rules/detection.js';
import type { Exchange } from '../rules/engagement.js';
import type { Retreat } from '../rules/movement.js';
import type { AreaShot } from '../rules/optional.js';
import type { Applied } from '../rules/results.js';
import type { Initiative, ScoreRequired, Shot } from '../rules/shooting.js';
import type { SightLine } from '../rules/sight-line.js';
import type { ZoneFound } from '../rules/terrain.js';
import type { UnitFound } from '../rules/units.js';
import type { Victory } from '../rules/victory.js';
import { MEANINGS } from '../tables/results.js';

const HARM: Readonly<Record<Result, number>> = { '-': 0, P: 0.3, R: 0.6, D: 1 };
const metres = (n: number): string => `${n}m`;
const points = (n: number): string => count(n, 'point');
const cps = (n: number): string => `${n} CP`;
const markers = (n: number): string => (n === 0 ? 'no marker' : count(n, 'marker'));

function exchange(r: Exchange, called: Called): ResultInWords {
  const { shooter = 'shooter', target = 'target' } = called;
  const hit = (who: string, result: Result | null): string[] =>
    result === null ? [] : [`${who}: ${MEANINGS[result].word}`];
  const parts = [...hit(target, r.onTarget), ...hit(shooter, r.onShooter)];
  const good = HARM[r.onTarget ?? '-'] - HARM[r.onShooter ?? '-'];
  const text = parts.length === 0 ? 'nobody fires' : parts.join('; ');
  return {
    ...told(text, good),
    each: [forOne(target, r.onTarget, 1), forOne(shooter, r.onShooter, -1), firing(r, called)],
  };
}
/** Whoever is not fired at is as well off as whoever is missed. */
const forOne = (who: string, result: Result | null, sign: 1 | -1): ResultForOne => ({
  who,
  text: result === null || result === '-' ? 'unharmed' : MEANINGS[result].word,
  good: sign * HARM[result ?? '-'],
});
function firing({ shooterFires, targetFires }: Exchange, called: Called): ResultForOne {
  const { shooter = 'the shooter', target = 'the target' } = called;
  const text = shooterFires ? (targetFires ? 'both' : `${shooter} alone`) : targetFires ? `${target} alone` : 'nobody';
  return { who: 'who fires', text, good: Number(shooterFires) - Number(targetFires) };
}
function contest(r: Initiative, { shooter = 'the shooter', target = 'the target' }: Called): ResultInWords {
  const may = [...(r.shooterMayFire ? [shooter] : []), ...(r.targetMayFire ? [target] : [])];
  const text = may.length === 0 ? 'nobody fires' : `${may.join(' and ')} may fire`;
  return told(text, (r.shooterMayFire ? 1 : 0) - (r.targetMayFire ? 1 : 0));
}
function detected(r: Detection): ResultInWords {
  if (r.short === null) return yes('detected: it flies');
  const throwing = r.need === null ? 'it cannot be detected' : `on ${r.need}+${r.bonus > 0 ? ` with +${r.bonus}` : ''}`;
  return (r.detected ? yes : no)(`${r.detected ? 'detected' : 'not detected'}, ${throwing}; ${r.short}m/${r.long}m`);
}
const line = (r: SightLine): ResultInWords =>
  r.visible
    ? yes(`seen, ${inCover(r.cover)}, ${metres(r.distance)} away`)
    : no(`hidden by ${r.blockedBy}, ${metres(r.distance)} away`);
const inCover = (cover: string): string =>
  cover === 'none' ? 'in the open' : cover === 'hard' ? 'in hard cover' : 'in cover';

function zone(r: ZoneFound): ResultInWords {
  return told(r.zone ?? `${sideWords(r.chooser!)} chooses: ${r.choices.join(' or ')}`);
}
function diced(r: { major?: string; mbua?: boolean; count?: number; minor?: string | null }): ResultInWords {
  if (r.major !== undefined) return told(r.major === 'O' ? 'open ground' : r.major);
  if (r.mbua !== undefined) return told(r.mbua ? 'a major built-up area' : 'no major built-up area');
  return r.count === undefined ? told(r.minor ?? 'nothing') : told(count(r.count, 'minor feature'));
}
function tactical(r: TacticalMove): ResultInWords {
  const moves = r.move === 0 ? [] : [r.move === 1 ? 'a full move' : 'half a move'];
  const shots = r.shots === 0 ? [] : [count(r.shots, 'shot')];
  const what = [...moves, ...shots].join(' and ') || 'it busses or de-busses';
  return yes(`${what} for ${cps(r.cost)}, ${r.cpLeft} left; ${count(r.movesLeft, 'tactical move')} more`);
}
function applied(r: Applied): ResultInWords {
  if (r.destroyed) return no('destroyed');
  const is = [...(r.pinned ? ['pinned'] : []), ...(r.repulsed ? ['repulsed'] : [])].join(' and ') || 'steady';
  const goes = r.leavesTable ? '; it leaves the table' : r.moveAway > 0 ? `; it moves ${metres(r.moveAway)} away` : '';
  return told(`${is}, ${markers(r.suppression)}${goes}`, r.repulsed ? -0.6 : r.pinned ? -0.3 : 0);
}
function retreats(r: Retreat): ResultInWords {
  return r.cost > 0
    ? told(`it is halted for ${cps(r.cost)}, ${r.cpLeft} left`)
    : told(`${metres(r.minimum)} to ${metres(r.maximum)} towards its own edge`);
}
function flies(r: AirAction): ResultInWords {
  if (!r.called) return no(`the call fails; ${cps(r.cost)} spent, ${count(r.attacksLeft ?? 0, 'attack')} left`);
  const left = r.attacksLeft === null ? 'on patrol' : `${count(r.attacksLeft, 'attack')} left afterwards`;
  return yes(`it flies for ${cps(r.cost)}, ${r.cpLeft} left; ${left}`);
}
function area(r: AreaShot): ResultInWords {
  if (!r.placed) return no('the call fails');
  const size = r.diameter === null ? `smoke, ${r.width}m by ${r.depth}m` : `light, ${r.diameter}m across`;
  const left = r.turnsLeft === null ? '' : `; rounds for ${count(r.turnsLeft, 'more turn')}`;
  return r.effective ? yes(`${size}${left}`) : no(`${size}, useless in this weather${left}`);
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const winner = (r: Victory): ResultInWords =>
  r.winner === null
    ? told('nobody yet')
    : told(
        r.winner === 'draw' ? 'a draw' : `${sideWords(r.winner)} wins`,
        r.winner === 'A' ? 1 : r.winner === 'B' ? -1 : 0,
      );
function unit(r: UnitFound): ResultInWords {
  const carries = r.carries.length === 0 ? '' : `, carries ${r.carries.join(' or ')}`;
  const extra = `${r.fixed ? ', fixed gun' : ''}${r.aaa ? ', AAA' : ''}`;
  return told(
    `${r.weapon}, ${r.class}, ${r.speed ?? 'flies'}${extra}${carries}; ${r.pointsClass}, ${points(r.points)}`,
  );
}

/** Every question's result in a sentence, and how good it is for the one who asks. */
// biome-ignore format: a question a line or a block
export const tell = tellingOf({
  scale: (r: { metres: number; cm: number; inches: number | null }) => told(`${metres(r.metres)} are ${r.cm} cm${r.inches === null ? '' : ` or ${r.inches} inches`}`),
  'table-size': (r: { width: number; depth: number; deploymentDepth: number }) => told(`${metres(r.width)} by ${metres(r.depth)}, zones ${metres(r.deploymentDepth)} deep`),
  'climatic-zone': zone,
  'terrain-die': diced,
  'terrain-piece': () => yes('it may lie there'),
  'placement-roll': (r: { placesTerrain: string; choosesEdge: string }) => told(`${sideWords(r.placesTerrain)} places the terrain, ${sideWords(r.choosesEdge)} chooses edge and first move`),
  deployment: (r: { zoneDepth: number }) => yes(`legal; the zone is ${metres(r.zoneDepth)} deep`),
  going: (r: { going: string }) => told(`${r.going} going`, r.going === 'good' ? 1 : r.going === 'bad' ? 0 : -1),
  'move-allowance': (r: { metres: number }) => told(metres(r.metres)),
  'move-check': (r: { used: number; metres: number }) => yes(`${metres(r.metres)}, ${Math.round(r.used * 100)} per cent of the move`),
  march: (r: { cost: number; cpLeft: number }) => yes(`it costs ${cps(r.cost)}, ${r.cpLeft} left`),
  'command-points': (r: { cp: number }) => told(count(r.cp, 'command point')),
  'tactical-move': tactical,
  bus: (r: { cost: number; cpLeft: number; passengerMovesAllowed: number }) => yes(`it costs ${cps(r.cost)}, ${r.cpLeft} left${r.passengerMovesAllowed > 0 ? '; the infantry may make one move' : ''}`),
  retreat: retreats,
  'repulse-move': (r: { metres: number; angle: number }) => yes(`${metres(r.metres)}, ${count(r.angle, 'degree')} off directly away`),
  measure: (r: { distance: number; contact: boolean }) => told(r.contact ? 'in contact' : metres(r.distance)),
  arc: (r: ArcsFound) => (r.canShoot ? yes : no)(`the target is in the ${r.targetLiesIn} arc; ${r.canShoot ? `it hits the ${r.hits === 'none' ? 'target, which has no arcs' : r.hits}` : 'it cannot shoot there'}`),
  sight: (r: { visible: boolean; cover: string }) => (r.visible ? yes : no)(`${r.visible ? 'seen' : 'not seen'}, ${inCover(r.cover)}`),
  'sight-line': line,
  detection: detected,
  'call-fire': (r: { called: boolean; need: number | null }) => (r.called ? yes : no)(`${r.called ? 'it gets through' : 'it fails'}${r.need === null ? ', no throw needed' : `, on ${r.need}+`}`),
  initiative: contest,
  'score-required': (r: ScoreRequired) => told(`${r.required} or more${r.range === 'OT' ? '' : `, within ${metres(r.range)}`}`),
  'result-table': (r: { result: Result }) => told(MEANINGS[r.result].word, HARM[r.result]),
  shot: (r: Shot) => told(`${MEANINGS[r.result].word}, ${markers(r.suppression)}; it needs ${r.required}`, HARM[r.result]),
  engagement: exchange,
  'apply-result': applied,
  'pin-after-turn': (r: { pinned: boolean }) => (r.pinned ? no('still pinned') : yes('no longer pinned')),
  recover: (r: { repulsed: boolean; suppression: number }) => told(`${r.repulsed ? 'repulsed' : 'steady'}, ${markers(r.suppression)}`, r.repulsed ? -1 : 1),
  'group-morale': (r: { tested: boolean; failed: boolean }) => (r.failed ? no(r.tested ? 'it fails' : 'it has failed') : yes(r.tested ? 'it holds' : 'no test')),
  victory: winner,
  'air-action': flies,
  grading: (r: { grade: string; doctrine: string }) => told(`grade ${r.grade}${r.doctrine === 'normal' ? '' : `, ${r.doctrine}`}`),
  unit,
  points: (r: { each: number; total: number }) => told(r.each === r.total ? points(r.each) : `${points(r.each)} each, ${points(r.total)} in all`),
  'army-check': (r: ArmyCheck) => yes(`legal: ${points(r.points)}, ${count(r.groups.length, 'battle group')}`),
  obstacle: (r: { affected: boolean; crosses: boolean }) => (r.crosses ? yes(r.affected ? 'it gets across' : 'it passes freely') : no('it is stopped')),
  'area-shoot': area,
  'time-of-day': (r: { season: string; hour: number; light: string }) => told(`${r.season}, ${clock(r.hour * 60)}: ${r.light}`),
  'light-at': (r: { minutes: number; light: string }) => told(`${clock(r.minutes)}: ${r.light}`),
  weather: (r: { awc: boolean; need: number }) => told(`${r.awc ? 'adverse' : 'fair'} weather, adverse on ${r.need}+`, r.awc ? -1 : 1),
});
