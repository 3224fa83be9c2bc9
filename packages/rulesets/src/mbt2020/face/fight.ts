import { type FightWords, fates } from '../../common/mbt/book/fight-words.js';

/** How contact reports of our own time tell of a fight. */
// biome-ignore format: a state a block, a sort a line
export const FIGHT: FightWords = {
  ATTACKS: {
    attack: 'engage',
    INF: 'assault',
    OTF: 'shell',
    CBA: 'shell',
    ASF: 'intercept',
    CAS: 'strike at',
    ECM: 'jam',
  },
  FATES: {
    pinned: fates(
      ['fix', 'fixed'],
      ['suppress', 'suppressed'],
      ['suppress', 'suppressed'],
      ['disrupt', 'disrupted'],
    ),
    repulsed: fates(
      ['push back', 'pushed back'],
      ['push back', 'pushed back'],
      ['displace', 'displaced'],
      ['drive off', 'driven off'],
    ),
    neutralised: fates(
      ['destroy', 'destroyed'],
      ['wipe out', 'wiped out'],
      ['knock out', 'knocked out'],
      ['shoot down', 'shot down'],
    ),
  },
  rally: 'recover',
  spent: 'is combat ineffective',
};
