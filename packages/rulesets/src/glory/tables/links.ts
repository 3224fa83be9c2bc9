import { rows } from '@umpire/engine';
import type { Prohibition } from '../lines.js';
import { ruling } from '../options.js';
import type { Class, LinkType, Troop } from '../pieces.js';
import { CLASS } from './troops.js';

export interface LinkFacts {
  readonly type: LinkType;
  /** In line: from one end to the other. Support: the front one first. */
  readonly members: readonly Troop[];
}

/** IGR-LNK-02: RA and IA do not go together. */
export const isMixed = (troops: readonly Troop[]): boolean => troops.some(t => t.army !== troops[0]!.army);

/** IGR-R-24: who may be in a Support Link. */
const mayBeDeep = ruling<(of: Class) => boolean>('IGR-R-24', {
  foot: of => CLASS[of].general === 'FOOT',
  any: () => true,
  'close-foot': of => CLASS[of].group === 'HI',
});

// biome-ignore format: one line a rule
export const MIXED_BARS = rows<Prohibition<readonly Troop[]>>('glory/MIXED_BARS', [
  { rule: 'IGR-LNK-02', text: 'RA cannot be linked with IA', when: isMixed },
]);
/** IGR-R-24, asked of both. */
// biome-ignore format: one line a rule
export const DEEP_BARS = rows<Prohibition<readonly Troop[]>>('glory/DEEP_BARS', [
  { rule: 'IGR-R-24', text: 'such troops do not form a Support Link', when: (pair, o) => pair.some(t => !mayBeDeep(o)(t.class)) },
]);

/** What forbids a link, in the order of the question `link`. */
// biome-ignore format: one line a rule
export const LINK_BARS = rows<Prohibition<LinkFacts>>('glory/LINK_BARS', [
  { rule: 'IGR-LNK-03', text: 'an In-Line Link has two or more vignettes', when: l => l.type === 'in-line' && l.members.length < 2 },
  { rule: 'IGR-LNK-07', text: 'a Support Link has a front and a rear vignette', when: l => l.type === 'support' && l.members.length < 2 },
  { rule: 'IGR-LNK-02', text: 'RA cannot be linked with IA', when: l => isMixed(l.members) },
  { rule: 'IGR-LNK-07', text: 'a Support Link has no third vignette', when: l => l.type === 'support' && l.members.length > 2 },
  { rule: 'IGR-R-24',   text: 'such troops do not form a Support Link', when: (l, o) => l.type === 'support' && l.members.some(t => !mayBeDeep(o)(t.class)) },
]);
