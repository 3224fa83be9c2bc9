import { describe, expect, test } from 'vitest';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { engagement, optionsWith, stand, tank } from '../kit.js';
import type { EngagementFacts } from '../pieces.js';
import { countOf, disadvantageOf } from './disadvantage.js';

type Chosen = Readonly<Record<string, string>>;
const counted = (e: EngagementFacts, type: EngagementType, chosen: Chosen = {}) => {
  const { owner, target } = disadvantageOf(e, type, optionsWith(chosen));
  const short = (causes: typeof owner) => causes.map(({ rule, count }) => `${rule.slice(6)} ${count}`).join(', ');
  return [short(owner), short(target)];
};

const OLD = tank({ subClass: 'MBT-' });
const KING = tank({ subClass: 'MBT++' });
const GUN = stand({ posture: 'ATA', mode: 'STATIC' });
const MORTAR = stand({ posture: 'LAS' });
const PLANE = stand({ subClass: 'AIRn', class: 'AIRCRAFT', posture: 'CAS' });
const BOMBER = stand({ subClass: 'AIRn', class: 'AIRCRAFT', posture: 'HBR' });
const LIGHT = stand({ subClass: 'INF-' });

describe('both players count their causes', () => {
  // biome-ignore format: a case is a line
  const cases: [string, EngagementFacts, EngagementType, string, string, Chosen?][] = [
    ['MBT45-DIS-02 MBT45-DIS-07 a lower sub-class counts three', engagement(OLD, KING), 'mutual', 'DIS-02 2, DIS-07 1', ''],
    ['MBT45-R-107 two',                          engagement(OLD, KING), 'mutual', 'DIS-02 2', '', { 'MBT45-R-107': 'two' }],
    ['MBT45-R-107 one',                          engagement(OLD, KING), 'mutual', 'DIS-07 1', '', { 'MBT45-R-107': 'one' }],
    ['MBT45-R-106 the engaged player reads his own lines', engagement(KING, OLD), 'mutual', '', 'DIS-02 2, DIS-07 1'],
    ['MBT45-R-106 owner-only-doubles',           engagement(KING, OLD), 'mutual', '', 'DIS-07 1', { 'MBT45-R-106': 'owner-only-doubles' }],
    ['MBT45-R-02 the marks are compared whatever the class', engagement(LIGHT, tank()), 'unilateral', 'DIS-02 2, DIS-07 1', ''],
    ['MBT45-R-02 same-class',                    engagement(LIGHT, tank()), 'unilateral', '', '', { 'MBT45-R-02': 'same-class' }],
    ['MBT45-DIS-03 a lower grade',               engagement(tank({ grade: 'GRADE-' }), tank()), 'mutual', 'DIS-03 2', ''],
    ['MBT45-GRD-05 GRADE- is lower than GRADEn',  engagement(tank({ grade: 'GRADE-' }), tank({ grade: 'GRADEn' })), 'mutual', 'DIS-03 2', ''],
    ['MBT45-GRD-05 GRADEn is lower than GRADE+',  engagement(tank({ grade: 'GRADE+' }), tank({ grade: 'GRADEn' })), 'mutual', '', 'DIS-03 2'],
    ['MBT45-GRD-05 two steps count once',         engagement(tank({ grade: 'GRADE-' }), tank({ grade: 'GRADE+' })), 'mutual', 'DIS-03 2', ''],
    ['MBT45-MOD-08 MBT45-DIS-05 STATIC is cover',   engagement(stand({}), stand({ mode: 'STATIC' })), 'unilateral', 'DIS-05 1', ''],
    ['MBT45-MOD-09 MOBILE neither gains nor loses', engagement(stand({}), stand({ mode: 'MOBILE' })), 'mutual', '', ''],
    ['MBT45-MOD-10 FAST is hard to hit, and its own bad going costs it', engagement(stand({}), stand({ mode: 'FAST', going: 'bad' })), 'mutual', 'DIS-05 1', 'DIS-11 1'],
    ['MBT45-R-29 night is no bad going here',     engagement(stand({}), stand({}), { light: 'night' }), 'mutual', '', ''],
    ['MBT45-R-135 PDA of INF- does not suffer DIS-08', engagement(stand({ subClass: 'INF-', posture: 'PDA', mode: 'STATIC' }), { ...PLANE, subClass: 'AIR-' }), 'unilateral', '', ''],
    ['MBT45-DIS-04 tanks without INFANTRY, either side', engagement(tank({ infantryWithin: null }), tank({ infantryWithin: 4.1 })), 'mutual', 'DIS-04 2', 'DIS-04 2'],
    ['MBT45-DIS-04 at 4" it is near',            engagement(tank({ infantryWithin: 4 }), tank()), 'mutual', '', ''],
    ['MBT45-DIS-05 each line counts once',       engagement(stand({}), stand({ mode: 'FAST', going: 'bad' })), 'unilateral', 'DIS-05 1', ''],
    ['MBT45-DIS-05 MBT45-R-09 batteries never give it', engagement(stand({}), stand({ class: 'ARTILLERY', subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' })), 'unilateral', '', ''],
    ['MBT45-DIS-06 in adverse weather',          engagement(PLANE, stand({}), { awc: true }), 'unilateral', 'DIS-06 1', ''],
    ['MBT45-DIS-08 INF- against CAS',            engagement(LIGHT, { ...PLANE, subClass: 'AIR-' }), 'unilateral', 'DIS-08 1', ''],
    ['MBT45-DIS-09 ATA and MBT45-DIS-05 both count', engagement(GUN, tank({ mode: 'FAST', going: 'bad' })), 'unilateral', 'DIS-05 1, DIS-09 1', ''],
    ['MBT45-DIS-10 LAS against INFANTRY',        engagement(MORTAR, stand({})), 'unilateral', 'DIS-10 1', ''],
    ['MBT45-DIS-11 itself in bad going',         engagement(stand({ going: 'bad' }), stand({})), 'unilateral', 'DIS-11 1', ''],
    ['MBT45-DIS-12 Pinned or Shaken',            engagement(stand({ state: 'shaken' }), stand({})), 'unilateral', 'DIS-12 1', ''],
    ['MBT45-DIS-13 INFANTRY in a built-up area', engagement(stand({}), stand({ builtUp: true })), 'unilateral', 'DIS-13 1', ''],
    ['MBT45-R-108 who engages nobody has the passive causes alone', engagement(stand({ mode: 'STATIC' }), stand({ grade: 'GRADE-', state: 'pinned' })), 'unilateral', '', 'DIS-03 2'],
    ['MBT45-R-108 as-if-engaging',               engagement(stand({ mode: 'STATIC' }), stand({ grade: 'GRADE-', state: 'pinned' })), 'unilateral', '', 'DIS-03 2, DIS-05 1, DIS-12 1', { 'MBT45-R-108': 'as-if-engaging' }],
    ['MBT45-ARC-03 the rear of ARMOUR',          engagement(tank(), tank(), { targetArc: 'rear' }), 'mutual', '', 'ARC-03 1'],
    ['MBT45-R-116 two-causes',                   engagement(tank(), tank(), { targetArc: 'rear' }), 'mutual', '', 'ARC-03 2', { 'MBT45-R-116': 'two-causes' }],
    ['MBT45-R-116 none',                         engagement(tank(), tank(), { targetArc: 'rear' }), 'mutual', '', '', { 'MBT45-R-116': 'none' }],
    ['MBT45-ARC-03 the rear of INFANTRY is none', engagement(tank(), stand({}), { targetArc: 'rear' }), 'mutual', '', ''],
    ['MBT45-HSE-16 heavy bombers have no causes and give none', engagement({ ...BOMBER, grade: 'GRADE-' }, stand({ grade: 'GRADE+', mode: 'STATIC' })), 'unilateral', '', ''],
  ];
  test.each(cases)('%s', (_, e, type, owner, target, chosen) =>
    expect(counted(e, type, chosen)).toEqual([owner, target]),
  );
});

test('MBT45-DIS-01 counts add up', () => {
  const { owner } = disadvantageOf(
    engagement(stand({ state: 'pinned', going: 'bad' }), tank({ subClass: 'MBT+', mode: 'STATIC' })),
    'unilateral',
    optionsWith(),
  );
  expect(countOf(owner)).toBe(6);
});
