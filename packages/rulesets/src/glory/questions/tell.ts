import type { ResultInWords } from '@umpire/engine';
import { becomes, type Called, count, no, sideWords, tellingOf, told, yes } from '../../common/book/result-words.js';
import { signed } from '../../common/book/signed.js';
import type { Defeat, Pose, Sector, Terrain } from '../pieces.js';
import type { ArmyTold } from '../rules/army.js';
import type { Evade } from '../rules/charge.js';
import type { Deployment } from '../rules/deployment.js';
import type { GoingFound } from '../rules/going.js';
import type { Initiative } from '../rules/initiative.js';
import type { March } from '../rules/march.js';
import type { MeleeResult } from '../rules/melee.js';
import type { Allowance } from '../rules/movement.js';
import type { Pairs } from '../rules/pairs.js';
import type { BreakTold, Repulsed } from '../rules/results.js';
import type { Range, ShotResult } from '../rules/shooting.js';
import type { TerrainThrow } from '../rules/terrain.js';
import type { EpochsFound, TroopTold } from '../rules/troops.js';
import type { DefeatReason } from '../rules/victory.js';
import { ACTION_WORDS } from '../tables/command.js';
import { RESULT_WORDS } from '../tables/results.js';

/** Every question's result in a sentence, and how good it is for the one who asks. */

const either = (words: readonly string[]): string => words.join(' and ');
const at = ({ x, y, facing }: Pose): string => `(${x}, ${y}), facing ${facing} degrees`;

const WHO = { active: 'the side to move', opponent: 'the opponent' } as const;

const becameOf = (name: string | undefined, who: string, words: (typeof RESULT_WORDS)[keyof typeof RESULT_WORDS]) =>
  becomes(name, who, words.becomes, words.left);
const following = (name: string | undefined, who: string): string =>
  name === undefined ? `${who} follows up` : `a follow-up by ${name}`;

function fought(r: MeleeResult, called: Called): ResultInWords {
  const [own, other] = [RESULT_WORDS[r.active], RESULT_WORDS[r.opponent]];
  const parts = [
    becameOf(called.active, WHO.active, own),
    becameOf(called.opponent, WHO.opponent, other),
    ...(r.followUp ? [following(called[r.followUp], WHO[r.followUp])] : []),
  ];
  const text = `${parts.join(', ')} (${r.activeFactor} against ${r.opponentFactor})`;
  const struck = [
    own.harm > 0 && `${called.active ?? WHO.active} ${own.left}`,
    other.harm > 0 && `${called.opponent ?? WHO.opponent} ${other.left}`,
  ];
  return { ...told(text, other.harm - own.harm), short: either(struck.filter(one => one !== false)) || 'both stand' };
}

function shot(r: ShotResult, { shooter, target }: Called): ResultInWords {
  const words = RESULT_WORDS[r.outcome];
  const parts = [r.outcome === 'none' ? 'nothing happens' : becameOf(target, 'target', words)];
  if (r.followUp) parts.push(following(shooter, 'the shooter'));
  if (r.mayReturnFire) parts.push(target === undefined ? 'it may return fire' : `${target} may return fire`);
  return { ...told(parts.join('; '), words.harm), short: parts[0]! };
}

const REPULSED: Readonly<Record<Defeat, string>> = {
  repulsed: 'back',
  'double-repulse': 'back',
  break: 'it breaks',
};
const IN_THE_WAY = { friend: 'friends', enemy: 'an enemy', impassable: 'impassable ground', edge: 'the table edge' };
function repulsed(r: Repulsed): ResultInWords {
  const stopped = r.stoppedBy ? IN_THE_WAY[r.stoppedBy] : undefined;
  if (r.outcome === 'break') return no(`it breaks: ${stopped} in the way`);
  const short = stopped ? `, stopped by ${stopped}` : '';
  return told(`${REPULSED[r.outcome]} ${r.moved} W${short}; ${count(r.bands, 'band')}`, -RESULT_WORDS[r.outcome].harm);
}

const AS = { 'as-right': 'as the one to the right: ', 'as-left': 'as the one to the left: ' } as const;
const byItself = (r: Initiative): ResultInWords =>
  told(`${r.action === 'as-right' || r.action === 'as-left' ? AS[r.action] : ''}${ACTION_WORDS[r.does].does}`);

const REASONS: Readonly<Record<DefeatReason, string>> = {
  third: 'a third of its main battle line is broken',
  key: 'a key vignette is broken',
  general: 'the General’s vignette is broken',
  'last-line': 'a vignette of its last line is broken',
};

const PIVOTS = { corner: 'wheeling on a front corner', centre: 'about its centre', none: 'not at all' } as const;
const moves = (r: Allowance): ResultInWords =>
  told(
    `turns ${r.pivot === 'none' ? PIVOTS.none : `${r.turn} degrees ${PIVOTS[r.pivot]}`}, moves ${r.move} W${r.combatPenalty ? ', with a combat penalty' : ''}`,
  );

const TERRAIN: Readonly<Record<Terrain, string>> = {
  open: 'open ground',
  'gentle-hill': 'a Gentle Hill',
  'steep-hill': 'a Steep Hill',
  wood: 'a Wood',
  'built-up': 'a Built up Area',
  impassable: 'impassable ground',
};
const SECTORS: Readonly<Record<Sector, string>> = {
  'west-flank': 'western Flank Sector',
  centre: 'Centre Sector',
  'east-flank': 'eastern Flank Sector',
};

interface Relation {
  readonly distance: number;
  readonly contact: boolean;
  readonly edgeOfA: string | null;
  readonly edgeOfB: string | null;
  readonly sharedContact: number;
  readonly bDirectlyAheadOfA: boolean;
  readonly aDirectlyAheadOfB: boolean;
}
function related(r: Relation): ResultInWords {
  const apart = r.contact
    ? `in contact, the first on its ${r.edgeOfA}, the second on its ${r.edgeOfB}, over ${r.sharedContact} W`
    : `${r.distance} W apart, not in contact`;
  const [first, second] = [r.bDirectlyAheadOfA, r.aDirectlyAheadOfB];
  if (!first && !second) return told(apart);
  return told(
    `${apart}; ${first && second ? 'each' : `the ${first ? 'first' : 'second'}`} has the other directly ahead`,
  );
}

interface TableTold {
  readonly widthW: number;
  readonly depthW: number;
  readonly columns: number;
  readonly rows: number;
  readonly rearZoneW: number;
  readonly flankSectorW: number;
}
interface LinkTold {
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  readonly countsAs: number;
}
interface PathTold {
  readonly pose: Pose;
  readonly turnLeft: number;
  readonly moveLeft: number;
}
interface ChargeTold {
  readonly pose: Pose;
  readonly edge: string;
  readonly mayEvade: boolean;
}
interface FactorTold {
  readonly factor: number;
  readonly column: string;
  readonly disadvantaged: boolean;
  readonly advantaged: boolean;
}

function factor(r: FactorTold): ResultInWords {
  const more = [...(r.disadvantaged ? ['at a disadvantage'] : []), ...(r.advantaged ? ['at an advantage'] : [])];
  const good = Number(r.advantaged) - Number(r.disadvantaged);
  return told(`${r.factor} against ${r.column}${more.length > 0 ? `, ${more.join(' and ')}` : ''}`, good);
}

const range = (r: Range): ResultInWords =>
  told(r.long === null ? `${r.max} W` : `${r.short} W, long range to ${r.long} W`);

function epochs({ epochs: own, byOverlap }: EpochsFound): ResultInWords {
  const names = (of: readonly string[]): string => `Epoch ${either(of)}`;
  return told(byOverlap.length > 0 ? `${names(own)}; by overlap ${names(byOverlap)}` : names(own));
}

/** Results are what the question of that name returns. */
export const tell = tellingOf({
  melee: fought,
  'melee-factor': factor,
  'melee-pairs': (r: Pairs) =>
    told(
      `${r.fights.map(pair => pair.join(' against ')).join('; ') || 'nobody fights'}${r.supporting.length > 0 ? `; supporting: ${r.supporting.join(', ')}` : ''}`,
    ),
  shoot: shot,
  range,
  repulse: repulsed,
  break: (r: BreakTold) =>
    r.outcome === 'break'
      ? no('it breaks')
      : told(`it takes an RR; ${count(r.bands, 'band')}`, -RESULT_WORDS[r.outcome].harm),
  'follow-up': (r: { must: boolean; distance: number }) => told(r.must ? `it must, ${r.distance} W` : 'no'),
  marks: (r: { bands: number; modifier: number }) =>
    told(`${count(r.bands, 'band')}: ${signed(r.modifier)} to its combat factor`, r.modifier < 0 ? -0.5 : 0),
  rally: (r: { rallied: boolean; bands: number }) =>
    r.rallied ? yes(`yes: ${count(r.bands, 'band')} left`) : no(`no: ${count(r.bands, 'band')}`),
  victory: (r: { threshold: number; lost: boolean; reasons: readonly DefeatReason[] }) =>
    r.lost
      ? no(`the side has lost: ${either(r.reasons.map(reason => REASONS[reason]))}`)
      : yes(`not yet: ${r.threshold} broken of the main battle line would do it`),
  'activation-cost': (r: { cost: number }) => told(count(r.cost, 'activation point')),
  'activation-points': (r: { points: number }) => told(count(r.points, 'activation point')),
  initiative: byItself,
  movement: moves,
  'move-path': (r: PathTold) => yes(`it ends at ${at(r.pose)}; left: ${r.turnLeft} degrees, ${r.moveLeft} W`),
  link: (r: LinkTold) =>
    told(`turns ${r.turn} degrees, moves ${r.good} W, in bad going ${r.bad} W; counts as ${r.countsAs}`),
  going: (r: GoingFound) =>
    told(
      `${r.going} going${r.combatPenalty ? ', with a combat penalty' : ''}`,
      r.combatPenalty ? -1 : r.going === 'bad' ? 0 : 1,
    ),
  gap: (r: { passes: boolean; needs: number }) =>
    (r.passes ? yes : no)(`${r.passes ? 'yes' : 'no'}: it needs ${r.needs} W`),
  charge: (r: ChargeTold) =>
    yes(`yes, at ${at(r.pose)}: the target is contacted on its ${r.edge}${r.mayEvade ? ', but it may evade' : ''}`),
  evade: (r: Evade) => (r.mayEvade ? yes(`yes, ${r.distance} W${r.mayShoot ? ', and it may shoot' : ''}`) : no('no')),
  relation: related,
  'line-of-sight': (r: { clear: boolean; blockedBy: readonly string[] }) =>
    r.clear ? yes('clear') : no(`blocked by ${r.blockedBy.join(', ')}`),
  troop: (r: TroopTold) =>
    told(
      `${r.notation}: ${r.generalClass}, ${r.canShoot ? 'shoots' : 'does not shoot'}, turns ${r.turn} degrees, moves ${r.good} W`,
    ),
  army: (r: ArmyTold) =>
    yes(`legal: ${count(r.models, 'model')}, counting ${r.size}, with ${count(r.baseAp, 'activation point')}`),
  epoch: epochs,
  'base-size': (r: { frontageCm: number; depthCm: number }) => told(`${r.frontageCm} cm wide, ${r.depthCm} cm deep`),
  table: (r: TableTold) =>
    told(
      `${r.widthW} by ${r.depthW} W, ${r.columns} by ${r.rows} squares; Rear Zone ${r.rearZoneW} W, Flank Sectors ${r.flankSectorW} W`,
    ),
  'terrain-square': (r: { terrain: Terrain }) => told(TERRAIN[r.terrain]),
  'terrain-throw': (r: TerrainThrow) =>
    told(
      r.marcher
        ? `${sideWords(r.winner)} may ambush ${sideWords(r.marcher)}`
        : `${sideWords(r.winner)} may change the terrain`,
      r.winner === 'a' ? 1 : -1,
    ),
  'terrain-adjust': (r: { pieces: readonly unknown[] }) => yes(`yes: ${count(r.pieces.length, 'piece')} now`),
  sector: (r: { sector: Sector; rearZone: boolean }) =>
    told(`${SECTORS[r.sector]}, ${r.rearZone ? 'in' : 'not in'} the Rear Zone`),
  deployment: (r: Deployment) => yes(`yes: ${count(r.battleLine.length, 'vignette')} in the main battle line`),
  'battle-line-gap': () => yes('yes'),
  march: (r: March) =>
    told(
      `${r.onTable} on the table; the head has gone ${r.head} of ${r.length} W${r.atEnd ? ' and is at the end' : ''}`,
    ),
  'ambush-deploy': () => yes('yes'),
  'first-turn': (r: { first: string }) => told(`${sideWords(r.first)} moves first`, r.first === 'a' ? 1 : -1),
});
