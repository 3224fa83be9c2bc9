import { type Line, SIDE_NAMES, type Side, type Viewer } from '@umpire/engine';
import { QUIET_TOLD, QUIET_TURNS } from './ending.js';
import type { Event, Struck } from './events.js';
import type { Nature } from './state.js';

/** The log in the book's words, as each viewer may hear it. */
export function tell(event: Event, viewer: Viewer): Line | undefined {
  const text = words(event, viewer);
  if (text === undefined) return undefined;
  // What the going of a blank cites would tell what lies under it.
  const veiled = 'blank' in event && isVeiled(event, viewer);
  const because = 'because' in event && !(veiled && event.kind === 'moved') ? event.because : [];
  return { text, because, about: veiled && event.kind === 'bghqNamed' ? [] : aboutOf(event) };
}

/** what is told of a stand that the viewer has not seen: where it goes, and nothing else. */
const isVeiled = (event: { readonly stand: string; readonly blank: boolean }, viewer: Viewer): boolean =>
  event.blank && !mayKnow(event.stand, viewer);

/** a group by its own name to its owner, to others as they may call it. */
const nameFor = ({ side, name, known }: { side: Side; name: string; known: string }, viewer: Viewer): string =>
  viewer === 'umpire' || viewer === side ? name : known;

export const natureWords = (n: Nature): string =>
  n.fake
    ? 'a fake'
    : `${n.subClass} ${n.posture} ${n.mode}${n.helicopter ? ' helicopter' : ''}${n.bghq ? ', the BGHQ' : ''}`;

const STATE_WORDS = { steady: 'unharmed', pinned: 'Pinned', repulsed: 'Repulsed', neutralised: 'Neutralised' } as const;
const struckWords = (id: string, { code, status }: Struck): string =>
  code === '-' ? `${id} unharmed` : `${id} ${code}: ${STATE_WORDS[status]}`;
const HAND_WORDS = { win: 'won', draw: 'drawn', lose: 'lost' } as const;
const inch = (n: number): string => `${Math.round(n * 10) / 10}"`;

function words(event: Event, viewer: Viewer): string | undefined {
  switch (event.kind) {
    case 'armySubmitted':
      return `${SIDE_NAMES[event.side]} hands in its army list: ${event.name}, ${event.roster.length} Battle Groups`;
    case 'zoneSet':
      return `The battle is fought in the ${event.zone} zone`;
    case 'terrainDiced':
      return `Terrain is thrown for ${event.squares.length} squares`;
    case 'placerFound':
      return `${SIDE_NAMES[event.placer]} places the terrain`;
    case 'groundChanged':
      return capital(event.text);
    case 'terrainFinished':
      return `The terrain is placed; Red starts on the ${event.edges.a} edge, Blue on the ${event.edges.b} edge`;
    case 'timeThrown':
      return `${event.season}, ${event.hour24} o'clock, ${event.light}${event.awc ? ', adverse weather' : ''}`;
    case 'obstaclePlaced':
      return `${SIDE_NAMES[event.obstacle.side]} places ${event.obstacle.kind === 'MNF' ? 'a mine field' : 'an obstruction'}`;
    case 'obstaclesDone':
      return `${SIDE_NAMES[event.side]} has placed its obstacles`;
    case 'deploymentBegan':
      return `${SIDE_NAMES[event.first]} deploys first`;
    case 'groupDeployed':
      return `${SIDE_NAMES[event.side]} deploys ${nameFor(event, viewer)}: ${event.stands.length} blanks`;
    case 'turnBegan':
      return `Turn ${event.turn} begins: ${event.hour24} o'clock, ${event.light}`;
    case 'roundBegan':
      return `${SIDE_NAMES[event.owner]} plays the ${event.round === 1 ? 'first' : 'second'} round`;
    case 'segmentBegan':
      return undefined;
    case 'turnEnded':
      return `The turn ends; smoke and light are gone${quietWords(event.quiet)}`;
    case 'revealed':
      return `${event.stand} is revealed: ${natureWords(event.nature)}`;
    case 'entered':
      return event.how === 'approach'
        ? `${event.stand} is set down at its own edge`
        : `${event.stand} comes on the table`;
    case 'attackRun':
      return `${event.stand} makes an attack run on ${event.target}`;
    case 'hovered':
      return isVeiled(event, viewer) ? undefined : `${event.stand} is now ${event.mode}`;
    case 'groupSelected':
      return `${nameFor(event, viewer)} is selected to move`;
    case 'moved':
      return `${event.stand} ${event.how === 'march' ? 'marches' : 'moves'} ${inch(event.inches)}`;
    case 'turned':
      return `${event.stand} turns`;
    case 'repulsed':
      return `${event.stand} falls back ${inch(event.inches)}`;
    case 'leftTable':
      return `${event.stand} leaves the table${event.mayReturn ? '' : ' for good'}`;
    case 'removed':
      return event.why === 'fake'
        ? `${event.stand} was a fake and is removed`
        : `${event.stand} is Neutralised and removed`;
    case 'engaging':
      return `${event.stand} engages ${event.target}: ${event.type}, ${columnWords(event.column)}`;
    case 'challenged':
      return `${event.stand} names the blank ${event.target} in vain: ${event.refused}`;
    case 'engaged':
      return `${event.stand} against ${event.target}, ${HAND_WORDS[event.rps]}: ${struckWords(event.stand, event.owner)}; ${struckWords(event.target, event.opposing)}`;
    case 'mined':
      return `${event.stand} has entered the mine field ${event.field}: ${struckWords(event.stand, event.struck)}`;
    case 'supported':
      return `${event.stand} ${event.effect.kind === 'smoke' ? 'lays a smoke screen' : 'lights up a zone'}`;
    case 'taskSet':
      return isVeiled(event, viewer) ? undefined : capital(`${event.stand} ${event.because[0]!.text}`);
    case 'recovered':
      return `${event.stand} recovers: ${STATE_WORDS[event.status]}`;
    case 'commandChanged':
      if (isVeiled(event, viewer)) return undefined;
      return `${event.stand} is ${event.out ? 'out of command' : 'in command again'}`;
    case 'bghqNamed':
      return isVeiled(event, viewer) ? 'A Battle Group names a new BGHQ' : `${event.stand} is the new BGHQ`;
    case 'fragile':
      return `${nameFor(event, viewer)} is Fragile`;
    case 'over':
      return event.over.winner === 'draw'
        ? `The battle is drawn: ${event.over.text}`
        : `${SIDE_NAMES[event.over.winner]} has won: ${event.over.text}`;
  }
}

/** from the fourth turn on players are told what will come of it. */
const quietWords = (quiet: number): string =>
  quiet >= QUIET_TOLD ? `. Nobody has fought for ${quiet} turns: after ${QUIET_TURNS} the battle is drawn` : '';

/** The owner of a stand and the umpire; counters carry their side in their name. */
const mayKnow = (stand: string, viewer: Viewer): boolean =>
  viewer === 'umpire' || viewer === (stand.startsWith('A') ? 'a' : 'b');

const columnWords = (column: number): string =>
  column === 0
    ? 'GREEN column'
    : `${Math.abs(column)} column${Math.abs(column) === 1 ? '' : 's'} ${column > 0 ? 'right' : 'left'} of GREEN`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function aboutOf(event: Event): readonly string[] {
  const about: string[] = [];
  if ('stand' in event) about.push(event.stand);
  if ('target' in event) about.push(event.target);
  return about;
}
