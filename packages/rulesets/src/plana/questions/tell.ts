import type { ResultInWords } from '@umpire/engine';
import { count, no, sideWords, tellingOf, told, yes } from '../../common/book/result-words.js';
import { signed } from '../../common/book/signed.js';
import type { State } from '../pieces.js';
import type { AirCombat, Interception, Superiority } from '../rules/air.js';
import type { WaveResult } from '../rules/air-defence.js';
import type { AssaultResult } from '../rules/assault.js';
import type { AttackerFate, DefenderFate } from '../rules/assault-fates.js';
import type { Airlift, Readiness } from '../rules/assets.js';
import type { Link } from '../rules/comms.js';
import type { Eligible } from '../rules/eligibility.js';
import type { FireResult } from '../rules/fire.js';
import type { Company, Surprise, UnitFound, Victory } from '../rules/forces.js';
import type { Intervention } from '../rules/leadership.js';
import type { Location } from '../rules/location.js';
import type { Demoralised, Morale, Prisoners, Rally, Recovery, Trigger } from '../rules/morale.js';
import type { Move } from '../rules/movement.js';
import type { OrderTime } from '../rules/orders.js';
import type { RowFound } from '../rules/ranges.js';
import type { Cloud, NuclearZone, Sight } from '../rules/sight.js';
import type { PsEffect } from '../rules/states.js';
import type { Dig, Engineering } from '../rules/works.js';
import type { BeatenZone, Bunching, Coherency } from '../rules/zones.js';

const minutes = (n: number): string => count(n, 'minute');
const turns = (n: number): string => count(n, 'turn');
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const takes = (r: { minutes: number; turns: number }): string => `${minutes(r.minutes)}, ${turns(r.turns)}`;

/** The worst that fire does to a base is some 4 SP. */
const WORST = 4;
const HARM: Readonly<Record<FireResult['state'], number>> = { none: 0, pinned: 0.1, suppressed: 0.25 };
function harmed(r: FireResult): ResultInWords {
  const parts = [...(r.spLost > 0 ? [`${r.spLost} SP lost`] : []), ...(r.state === 'none' ? [] : [r.state])];
  const text = parts.length === 0 ? 'no effect' : listed(parts);
  const read = `${r.row} row at ${r.band} range, ${signed(r.modifier)}${r.doubled ? ', doubled' : ''}`;
  return told(`${text} (${read})`, Math.min(1, (r.spLost / WORST) * 0.75 + HARM[r.state]));
}

const ATTACKERS: Readonly<Record<AttackerFate, string>> = {
  'on-position': 'are on the position',
  'in-contact': 'stay in contact',
  'halted-200m': 'are halted at 200 metres',
  runs: 'break and run',
  surrenders: 'surrender',
  destroyed: 'are destroyed',
};
const DEFENDERS: Readonly<Record<DefenderFate, string>> = {
  holds: 'hold',
  withdraws: 'withdraw',
  surrenders: 'surrender',
  destroyed: 'are destroyed',
};
const OUTCOMES: Readonly<Record<AssaultResult['outcome'], readonly [string, number]>> = {
  'position-carried': ['the position is carried', 1],
  'position-taken': ['the position is taken', 0.7],
  confused: ['confused fighting', 0],
  halted: ['the attack is halted', -0.5],
  broken: ['the attack breaks', -1],
};
function fought(r: AssaultResult): ResultInWords {
  const [text, good] = OUTCOMES[r.outcome];
  const fates = [...new Set(r.defenderFates)].map(fate => DEFENDERS[fate]);
  const lost = `${r.attackerLosses} and ${r.defenderLosses} SP lost`;
  return told(
    `${text} (${signed(r.difference)}): the attackers ${ATTACKERS[r.attackerFate]}, the defenders ${fates.join(' or ')}; ${lost}`,
    r.attackerFate === 'destroyed' ? -1 : good,
  );
}

const MOVES: Readonly<Record<PsEffect['move'], string>> = {
  full: 'moves as ever',
  half: 'moves half',
  'max-5cm': 'moves 5 cm at most',
  'no-advance': 'does not advance',
  'withdraw-5cm': 'withdraws 5 cm or more',
  'withdraw-out': 'withdraws out of the zone',
  none: 'does not move',
};
function left(r: PsEffect): ResultInWords {
  const may = (is: boolean, what: string): string => `${is ? 'may' : 'may not'} ${what}`;
  const words = [may(r.mayFire, 'fire'), may(r.mayCommunicate, 'communicate'), may(r.mayTakeOrders, 'take orders')];
  return told(`it ${MOVES[r.move]}, ${listed(words)}`, r.mayFire && r.move === 'full' ? 1 : r.mayFire ? 0 : -1);
}

const BETTER: Readonly<Record<State, number>> = { ok: 1, pinned: 0, suppressed: -1 };
function wave(r: WaveResult): ResultInWords {
  const lift = r.airtrans === undefined || r.airtrans === 'flies' ? '' : `, ${r.airtrans.replace('-', ' ')}`;
  const damage = r.damage > 0 ? `, damaged ${r.damage === 1 ? 'once' : `${r.damage} times`}` : '';
  const comes = r.aborted
    ? 'it turns back'
    : r.distracted
      ? `it comes through at ${r.fireModifier}`
      : 'it comes through';
  return told(`${comes}${damage}${lift}`, r.aborted ? 1 : r.damage > 0 ? 0.5 : r.distracted ? 0 : -1);
}
const FLIES: Readonly<Record<string, string>> = {
  'not-challenged': 'nobody challenges it',
  'lost-and-abort': 'attacked: 1 SP lost, and it turns back',
  abort: 'attacked: it turns back',
  'lost-and-flies': 'attacked: 1 SP lost, but it flies on',
  flies: 'it evades and flies on',
};
const ZONES: Readonly<Record<string, string>> = {
  annihilation: 'annihilation: everything is destroyed',
  'mass-destruction': 'mass destruction: attacked as by a battleship',
  'severe-damage': 'severe damage: attacked as by a cruiser',
  outside: 'outside: no effect',
};
const FATES: Readonly<Record<Demoralised['fate'], string>> = {
  surrenders: 'it surrenders',
  'permanently-suppressed': 'it stays suppressed',
  runs: 'it runs for cover',
};
function weathered(r: {
  visibilityMetres?: number;
  closeLimitMetres?: number;
  denseCloud?: boolean;
  blowsToward?: string;
}): ResultInWords {
  if (r.visibilityMetres !== undefined) return told(`everybody sees ${r.visibilityMetres} metres at most`);
  if (r.closeLimitMetres !== undefined) return told(`in close country one sees ${r.closeLimitMetres} metres`);
  return r.blowsToward === undefined
    ? told(r.denseCloud ? 'dense cloud: satellites see nothing' : 'a clear sky')
    : told(`the wind blows toward ${r.blowsToward}`);
}
function zone(r: BeatenZone): ResultInWords {
  const size = r.shape === 'circle' ? `${r.diameterCm} cm across` : `${r.widthCm} by ${r.depthCm} cm`;
  return told(`${size}; ${r.hit.length === 0 ? 'it strikes nobody' : `it strikes ${listed(r.hit)}`}`);
}
function crowded(r: Bunching): ResultInWords {
  const named = (is: string) => Object.keys(r.status).filter(id => r.status[id] === is);
  const [bunched, hasty] = [named('bunched'), named('non-tactical')];
  const parts = [
    ...(bunched.length > 0 ? [`bunched: ${listed(bunched)}`] : []),
    ...(hasty.length > 0 ? [`non-tactical: ${listed(hasty)}`] : []),
  ];
  return parts.length === 0 ? yes('nobody is bunched') : no(parts.join('; '));
}
const won = (r: Victory): ResultInWords =>
  told(
    `${r.a} to ${r.b}: ${r.winner === 'none' ? 'a draw' : `a ${r.level} victory of ${sideWords(r.winner)}`}`,
    r.winner === 'a' ? 1 : r.winner === 'b' ? -1 : 0,
  );

/** Every question's result in a sentence, and how good it is for the one who asks. */
// biome-ignore format: a question a line or a block
export const tell = tellingOf({
  fire: harmed,
  'fire-eligibility': (r: Eligible) => yes(`it may fire at ${r.band} range${r.speculative ? ', speculatively' : ''}`),
  'range-band': (r: { band: string }) => yes(`${r.band} range`),
  'firing-row': (r: RowFound) => told(r.byScore.map((column, score) => `${score} ${column}`).join(', ')),
  'beaten-zone': zone,
  nuclear: (r: NuclearZone) => told(ZONES[r.zone]!, r.zone === 'outside' ? 0 : -1),
  locate: (r: Location) => (r.located ? yes : no)(`${r.located ? 'located' : 'not located'}, on ${r.needed}+ with ${signed(r.modifier)}`),
  'line-of-sight': (r: Sight) => (r.visible ? yes('in sight') : no(`out of sight (${r.blockedBy})`)),
  weather: weathered,
  cloud: (r: Cloud) => (r.active ? yes(`it stands, ${r.widthCm} by ${r.depthCm} cm`) : no('it is not there')),
  surprise: (r: Surprise) => told(r.bigSurprise ? `a Big Surprise: test morale${r.assaultSurprised ? ', and it is surprised in the assault' : ''}` : 'no surprise', r.bigSurprise ? -1 : 0),
  'order-time': (r: OrderTime) => told(`${takes(r)}; in force after ${listed(r.readyTurns.map(String))}`),
  'comms-check': (r: Link) => (r.can ? yes('they can talk') : no(`they cannot talk (${r.blockedBy})`)),
  jamming: (r: { jammed: boolean }) => (r.jammed ? yes('the enemy is jammed') : no('nothing is jammed')),
  leadership: (r: { leadership: number }) => told(`leadership ${signed(r.leadership)}`, r.leadership / 3),
  commander: (r: Partial<Intervention> & { casualty?: boolean }) =>
    r.casualty === undefined
      ? (r.intervenes ? yes : no)(`he ${r.intervenes ? 'steps in' : 'stays out of it'}: leadership ${signed(r.effectiveLeadership!)}`)
      : r.casualty ? no('he is a casualty') : yes('he is unhurt'),
  movement: (r: Move) => (r.completes ? yes : no)(`${r.coveredCm} cm this turn${r.completes ? ', the whole path' : ''}; the path costs ${r.costCm} of ${r.allowanceCm} cm`),
  'dig-in': (r: Dig) => told(`${takes(r)}, then ${r.countsAs === 'DI' ? 'dug in' : 'deeply dug in'}`),
  engineering: (r: Engineering) => told(`${takes(r)}; until then a non-tactical target`),
  bunching: crowded,
  coherency: (r: Coherency) => (r.broken.length === 0 ? yes(`all within ${r.limitCm} cm`) : no(`too far from the others: ${listed(r.broken)}`)),
  'close-assault': fought,
  'assault-timing': (r: { resolve: string }) => (r.resolve === 'this-turn' ? yes('it is fought this turn') : no('it is fought next turn')),
  prisoners: (r: Prisoners) => (r.accepted ? yes(`accepted; ${r.guards} SP guard them`) : no('refused: the defenders are killed')),
  morale: (r: Morale) => told(`${r.outcome === 'ok' ? 'it fights on' : r.outcome}, with ${signed(r.modifier)}`, r.outcome === 'ok' ? 1 : r.outcome === 'shaken' ? -0.3 : -1),
  'morale-trigger': (r: Trigger) => (r.tests === 0 ? yes('no test') : no(`${count(r.tests, 'test')}: ${listed(r.reasons.map(reason => reason.replaceAll('-', ' ')))}`)),
  demoralised: (r: Demoralised) => no(`${FATES[r.fate]}; its leadership is ${signed(r.leadership)}`),
  recovery: (r: Recovery) => told(`${count(r.hours, 'hour')}, ${turns(r.turns)}`),
  rally: (r: Rally) => told(`${r.newState === 'ok' ? 'it is in order again' : r.newState}, on ${r.needed}+ with ${signed(r.modifier)}`, BETTER[r.newState]),
  'ps-effect': left,
  'ground-to-air': wave,
  'air-combat': (r: AirCombat) => told(r.winner === 'tie' ? 'a tie: they are paired again' : `${sideWords(r.winner)} wins; the other loses ${r.spLostA + r.spLostB} SP and goes home`, r.winner === 'a' ? 1 : r.winner === 'b' ? -1 : 0),
  'air-superiority': (r: Superiority) => told(r.superiority === 'none' ? 'nobody holds the air' : `${sideWords(r.superiority)} has ${r.supremacy ? 'supremacy' : 'superiority'}`, r.superiority === 'a' ? 1 : r.superiority === 'b' ? -1 : 0),
  interception: (r: Interception) => told(FLIES[r.outcome]!, r.flies ? (r.spLost === 0 ? 1 : 0.3) : r.spLost === 0 ? -0.5 : -1),
  airlift: (r: Airlift) => yes(`it may: ${turns(r.loadTurns)} to load, ${r.flightTurns} to fly, ${r.unloadTurns} to unload`),
  'shuttle-transit': (r: { minutes: number; turns: number }) => told(takes(r)),
  'asset-ready': (r: Readiness) => (r.ready ? yes('ready') : no(r.readyInMinutes === null ? 'not today' : `ready in ${minutes(r.readyInMinutes)}`)),
  'unit-type': (r: UnitFound) => told(`${r.sp} SP, ${r.targetClass}, moves as ${r.moveClass}${r.weapons.length === 0 ? '' : `, fires ${listed(r.weapons)}`}`),
  'orbat-check': (r: Company) => yes(`legal: ${count(r.bases, 'base')}, ${r.sp} SP; it tests at ${r.below75}, ${r.below50} and ${r.below25}`),
  victory: won,
});
