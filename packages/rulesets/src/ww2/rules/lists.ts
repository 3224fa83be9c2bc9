import { type Options, rows, table } from '@umpire/engine';
import { type Doctrine, type Nation, type Period, UNITS, type Unit, type Zone } from '../pieces.js';
import type { ArmyGroup, ListedStand } from '../tables/army.js';
import { panzersAre } from '../tables/grading.js';
import { ARMY_LISTS, type ListedGroup } from '../tables/lists.js';

const JUNGLE_FOOT: readonly Unit[] = ['BARG', 'RG', 'IG'];
const STAND = /^(HQ )?(?:(\d+) )?([\w-]+)((?:\+[\w-]+)*)$/;

/** A stand as the lists write it: `HQ panther`, `2 IG+lm`, `LB+late-british`. */
function standOf(written: string, list: ListedGroup): ListedStand {
  const [, hq, count, unit, added = ''] = STAND.exec(written) ?? [];
  if (!UNITS.includes(unit as Unit)) throw new Error(`${list.rule} has no such stand: ${written}`);
  const has = (what: string): boolean => added.split('+').includes(what);
  return {
    unit: unit as Unit,
    grade: list.grade,
    count: Number(count ?? 1),
    hq: hq !== undefined,
    lightMortars: has('lm'),
    aaa: has('aaa'),
    dugIn: false,
    skirts: has('skirts'),
    lateBritish: has('late-british'),
    radar: false,
    jungleTrained: list.note.includes('jungle-trained') && JUNGLE_FOOT.includes(unit as Unit),
  };
}

/** WW2-R-49: house groups whose doctrine is that of Panzers. */
const PANZER_GROUPS: readonly string[] = table('ww2/PANZER_GROUPS', [
  'WW2-HL-02',
  'WW2-HL-05',
  'WW2-HL-39',
  'WW2-HL-40',
  'WW2-HL-48',
]);
const doctrineOf = (list: ListedGroup, options: Options): Doctrine =>
  PANZER_GROUPS.includes(list.rule) ? panzersAre(options).doctrine : list.doctrine;

/** A battle group of the lists, ready for an army. */
export const groupOf = (list: ListedGroup, options: Options): ArmyGroup => ({
  stands: list.stands.split(', ').map(written => standOf(written, list)),
  name: list.name,
  radio: list.radio,
  doctrine: doctrineOf(list, options),
  extraHq: !list.stands.includes('HQ '),
});

interface Ally {
  readonly nation: Nation;
  readonly period: Period | null;
  readonly takes: (list: ListedGroup) => boolean;
}
const by = (rule: string) => (list: ListedGroup) => list.rule === rule;
const of = (nation: Nation) => (list: ListedGroup) => list.nation === nation;
/** WW2-HG-22: who may take whose battle groups. */
// biome-ignore format: one line an ally
const ALLIES = rows<Ally>('ww2/LIST_ALLIES', [
  { nation: 'Japanese',     period: 'late', takes: by('WW2-HL-31') },
  { nation: 'American',     period: 'late', takes: by('WW2-HL-51') },
  { nation: 'German',       period: 'late', takes: by('WW2-HL-42') },
  { nation: 'British',      period: null,   takes: of('Commonwealth') },
  { nation: 'Commonwealth', period: null,   takes: of('British') },
  { nation: 'German',       period: null,   takes: of('Italian') },
  { nation: 'German',       period: null,   takes: by('WW2-HL-64') },
]);

/** The battle groups that an army of this nation and period may take; those of another period only where the book of lists says so. */
export const listsFor = (nation: Nation, period: Period): readonly ListedGroup[] =>
  ARMY_LISTS.filter(
    list =>
      (list.nation === nation && list.period === period) ||
      ALLIES.some(
        a => a.nation === nation && a.takes(list) && (a.period === period || (!a.period && list.period === period)),
      ),
  );

/** WW2-HG-03: the home zones of most of an army's groups; where there are several its owner chooses. */
export function homesOf(groups: readonly Pick<ListedGroup, 'home'>[]): readonly Zone[] {
  const counts = new Map<Zone, number>();
  for (const { home } of groups) counts.set(home, (counts.get(home) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, n]) => n === most).map(([zone]) => zone);
}
