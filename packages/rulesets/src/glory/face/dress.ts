import type { Dress, Figure, Flag, Scene, Side, Troops } from '@umpire/engine';
import type { Class } from '../pieces.js';
import type { State, Vignette } from '../play/state.js';

/** How each class is drawn. */
const TROOPS: Readonly<Record<Class, Troops>> = {
  HIP: 'pikes',
  HIS: 'spears',
  HIM: 'muskets',
  HIN: 'polearms',
  HIW: 'warband',
  LIW: 'light-warband',
  LIS: 'loose-spears',
  LIN: 'light-foot',
  VLI: 'skirmishers',
  CAT: 'knights',
  HCC: 'heavy-horse',
  HSC: 'horse',
  LSC: 'light-horse',
  ELE: 'elephants',
  ART: 'guns',
};

const hex = (colours: string): string[] => colours.split(' ').map(colour => `#${colour}`);
const flag = (design: Flag['design'], colours: string): Flag => ({ design, colours: hex(colours) });

/** Coat, facings, legs and hat; what they wear on their heads; what they carry before them. */
const dress = (colours: string, head: Dress['head'], carried: Flag): Dress => {
  const [coat, trim, legs, hat] = hex(colours) as [string, string, string, string];
  return { coat, trim, legs, hat, head, flag: carried };
};

const UNION = flag('union', '1f2f6b f2efe6 b3202a');

/** What each list wears; no rule hangs on it. */
// biome-ignore format: a list a line
export const DRESS_OF_LISTS: Readonly<Record<string, Dress>> = {
  'swiss-1515':       { ...dress('b5402f f2efe6 2f3b52 a7aeb5', 'morion', flag('cross', 'b3202a f2efe6')), second: '#d8a93b' },
  'valois-1515':      dress('2b4a8b f2efe6 7a2b3a a7aeb5', 'helmet', flag('disc', '2b4a8b d9b23c')),
  'mughal-1556':      dress('ede3cc c7512e e6d7b5 f2ead8', 'turban', flag('disc', '2f6b45 d9b23c')),
  'afghan-1575':      dress('6e3b2e d9a441 e3d6b8 e9e0cc', 'turban', flag('plain', '23443a')),
  'tokugawa-1600':    dress('2c2c30 d8cfbc 4a4f66 23211f', 'jingasa', flag('disc', 'f2efe6 23211f')),
  'ishida-1600':      dress('2f3a5a c9b98f 5a5a52 3a3328', 'jingasa', flag('level', '23211f f2efe6 23211f')),
  'parliament-1643':  dress('8a8578 d9822b 6e6657 3a332a', 'brim', flag('canton', 'd9b23c f2efe6 b3202a')),
  'royalist-1643':    dress('eae4d6 b3303a 7e7462 4a3f33', 'brim', flag('canton', '3f5f92 f2efe6 b3202a')),
  'parliament-1645':  dress('a8322d 3b5b8c 8b8778 3a332a', 'brim', flag('canton', '3b5b8c f2efe6 b3202a')),
  'royalist-1645':    dress('3f5f92 b3303a 7e7462 5b4a3a', 'cap', flag('canton', 'b3202a f2efe6 b3202a')),
  'napoleon-1815':    dress('22335f f2efe6 e9e4d4 23211f', 'shako', flag('upright', '22335f f2efe6 b3202a')),
  'wellington-1815':  dress('b22234 f2efe6 8a8d90 23211f', 'shako', UNION),
  'britain-1854':     dress('b8262e f2efe6 2b2e3a 23211f', 'shako', UNION),
  'russia-1854':      dress('8c8371 b3303a 8c8371 5c5546', 'cap', flag('saltire', '2f6b45 f2efe6')),
  'union-1863':       dress('27344f 7d9bb8 7d9bb8 27344f', 'kepi', flag('stripes', 'b3202a f2efe6 27344f')),
  'confederate-1863': { ...dress('8e9089 a58a5f 9a8361 7a7264', 'brim', flag('level', 'b3202a f2efe6 b3202a')), second: '#a58a5f' },
  'natal-1879':       dress('c0272d f2efe6 23262f d9c8a0', 'helmet', UNION),
  'zulu-1879':        dress('6b452e e9e2d0 6b452e 2a1d14', 'bare', flag('shield', 'e9e2d0 2a2a2a')),
  'britain-1899':     dress('b79f6b 8c7747 b79f6b c9b384', 'helmet', UNION),
  'boer-1899':        dress('7a5a3c d8cfbc 5e5242 8a7152', 'brim', flag('upright', '2f6b45 b3202a f2efe6')),
  'mahdist-1898':     dress('efe8d8 b3303a efe8d8 e9e0cc', 'turban', flag('plain', '2f6b45')),
};

/** Entries that differ from their list. */
// biome-ignore format: an entry a line
export const DRESS_OF_ENTRIES: Readonly<Record<string, Partial<Dress>>> = {
  'swiss-1515 horse':            { coat: '#a7aeb5', hat: '#a7aeb5' },
  'valois-1515 gendarmes':       { coat: '#a7aeb5', trim: '#2b4a8b' },
  'valois-1515 landsknecht':     { coat: '#d9b23c', second: '#2a2a2a', head: 'brim', hat: '#7a2b3a', flag: flag('saltire', 'f2efe6 2a2a2a') },
  'valois-1515 gascons':         { coat: '#7b5a3a', head: 'cap' },
  'valois-1515 stradiots':       { coat: '#8c3b32', hat: '#3a332a' },
  'mughal-1556 guard':           { coat: '#9e2436', trim: '#d9b23c' },
  'mughal-1556 elephants':       { trim: '#b3303a' },
  'mughal-1556 levy':            { coat: '#cdbb95' },
  'afghan-1575 guard':           { coat: '#23443a', trim: '#d9b23c' },
  'tokugawa-1600 red-devils':    { coat: '#b3202a', hat: '#b3202a', trim: '#d9b23c', flag: flag('cross', 'b3202a d9b23c') },
  'tokugawa-1600 samurai':       { head: 'crest' },
  'ishida-1600 guard':           { coat: '#5b3a68', hat: '#d9b23c', head: 'crest' },
  'parliament-1643 horse':       { coat: '#c6a46a', hat: '#a7aeb5', head: 'helmet' },
  'parliament-1643 dragoons':    { coat: '#7b6248' },
  'royalist-1643 cavaliers':     { coat: '#5a4a7a' },
  'royalist-1643 regiments':     { second: '#3f5f92' },
  'parliament-1645 ironsides':   { coat: '#c6a46a', hat: '#a7aeb5', head: 'helmet', trim: '#b07d3a' },
  'parliament-1645 guns':        { coat: '#7a6a55' },
  'royalist-1645 cavaliers':     { coat: '#c6a46a' },
  'royalist-1645 dragoons':      { coat: '#8c3b32' },
  'napoleon-1815 line':          { coat: '#7d776b', second: '#22335f' },
  'napoleon-1815 guard':         { coat: '#2a3350', trim: '#b3303a', head: 'bearskin' },
  'napoleon-1815 voltigeurs':    { trim: '#e1b93c' },
  'napoleon-1815 cuirassiers':   { coat: '#c9ced2', hat: '#d2a544', trim: '#b3303a', head: 'crest' },
  'napoleon-1815 hussars':       { coat: '#4e6b3a', trim: '#e1b93c' },
  'wellington-1815 allies':      { coat: '#2b3a67', trim: '#d9822b', flag: flag('plain', 'd9822b') },
  'wellington-1815 rifles':      { coat: '#2e4030', trim: '#23211f' },
  'wellington-1815 heavies':     { hat: '#d2a544', head: 'crest' },
  'wellington-1815 hussars':     { coat: '#2a3a63', hat: '#5b4a3a' },
  'wellington-1815 battery':     { coat: '#2a3a63' },
  'britain-1854 guards':         { head: 'bearskin' },
  'britain-1854 rifles':         { coat: '#2b3a2e', trim: '#23211f' },
  'britain-1854 heavies':        { hat: '#d2a544', head: 'helmet' },
  'britain-1854 light-brigade':  { coat: '#26365e', legs: '#a5283f' },
  'britain-1854 battery':        { coat: '#26365e' },
  'russia-1854 reserve':         { coat: '#9c9484' },
  'russia-1854 hussars':         { coat: '#5f8fb5' },
  'russia-1854 cossacks':        { coat: '#2c3a57' },
  'russia-1854 battery':         { coat: '#2f4034' },
  'union-1863 veterans':         { hat: '#23211f', head: 'brim' },
  'union-1863 sharpshooters':    { coat: '#2f4a37' },
  'union-1863 cavalry':          { trim: '#e1b93c' },
  'union-1863 battery':          { trim: '#b3303a' },
  'confederate-1863 cavalry':    { trim: '#e1b93c' },
  'confederate-1863 battery':    { trim: '#b3303a' },
  'natal-1879 regulars':         { coat: '#b0443f' },
  'natal-1879 gatling':          { coat: '#b0443f' },
  'natal-1879 levies':           { coat: '#6b4a34', hat: '#b3303a', head: 'turban' },
  'natal-1879 volunteers':       { coat: '#2a2e3a' },
  'natal-1879 guns':             { coat: '#26365e' },
  'zulu-1879 young':             { trim: '#2a2a2a', flag: flag('shield', '2a2a2a e9e2d0') },
  'zulu-1879 married':           { trim: '#f2efe6', flag: flag('shield', 'f2efe6 9a4f32') },
  'britain-1899 highlanders':    { legs: '#2e4a3c' },
  'britain-1899 lancers':        { trim: '#b3303a' },
  'boer-1899 guns':              { coat: '#34496b', head: 'cap' },
  'mahdist-1898 banner':         { flag: flag('level', '2a2a2a d8cfbc 2a2a2a') },
  'mahdist-1898 baggara':        { second: '#e0d4ba' },
  'mahdist-1898 jihadiya':       { coat: '#e0d4ba', flag: flag('plain', 'b3202a') },
  'mahdist-1898 horse':          { coat: '#c9a24e' },
};

const nameOf = (list: string, entry: string): string => `${list} ${entry}`.replaceAll(' ', '-');

/** What is worn on the table, each once. */
export function dressesOf({ sides, vignettes }: State): NonNullable<Scene['dress']> {
  const worn: Record<string, Dress> = {};
  for (const { side, entry } of vignettes) {
    const { list } = sides[side];
    const usual = DRESS_OF_LISTS[list];
    if (usual) worn[nameOf(list, entry)] ??= { ...usual, ...DRESS_OF_ENTRIES[`${list} ${entry}`] };
  }
  return worn;
}

/** Three light guns, two medium ones, or a heavy one. */
const GUNS = { light: 3, medium: 2, heavy: 1 } as const;

/** Who stands on a base, and how he fares. */
export function figureOf({ sides, active }: State, v: Vignette): Figure {
  const { troop, now, side } = v;
  const mine = (who: Side): boolean => who === active;
  return {
    troops: TROOPS[troop.class],
    dress: nameOf(sides[side].list, v.entry),
    ...(troop.army === 'RA' && { drilled: true }),
    ...(troop.class === 'ART' && { count: GUNS[troop.weight ?? 'medium'] }),
    ...(troop.attachedEpoch !== null && { gun: true }),
    ...(mine(side) && now.activated && !now.moved && { ordered: true }),
    ...(mine(side) && now.moved && { done: true }),
    ...((now.shotOwn || now.shotAttached) && { fired: true }),
    ...(v.halted > 0 && { halted: true }),
    ...(v.bands > 0 && { worn: v.bands }),
  };
}
