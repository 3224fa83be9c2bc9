import { type Card, type CardRange, inches, isRefusal, type Look, type Options, toInches } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { StandFacts } from '../pieces.js';
import type { LinesInUse } from '../play/lines-in-use.js';
import type { StandingFacts } from '../play/stand-facts.js';
import { standOf } from '../play/stands.js';
import type { Nature, Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';

type Row = Card['rows'][number];

/** A mere number of the list, which is not the one it goes by on the table, but may be another's there. */
const NUMBERED = /^[A-Z]\d+$/;

/** How long the legs of an arc are drawn. */
const ARC_LEGS = 3;

function placeWords(stand: Stand): string {
  if (stand.place === 'table')
    return `${inch(stand.x)} east, ${inch(stand.y)} north, facing ${Math.round(stand.facing / 10)}°`;
  return { 'off-table': 'behind its base edge', held: 'waiting for room', gone: 'left for good', removed: 'removed' }[
    stand.place
  ];
}
const inch = (n: number): string => `${Math.round(toInches(n) * 10) / 10}"`;

/** The plain word, then the book's: "on the move (MOBILE)". */
const explained = (code: string, words: Readonly<Record<string, string>>): string =>
  words[code] === undefined ? code : `${words[code].toLowerCase()} (${code})`;

/** The card of a stand: all that its viewer may know. */
export function cards(book: PlayBook & LinesInUse & StandingFacts) {
  const { idOf, ownFields, ruleFor } = book;
  const { GRADE_WORDS, MODE_WORDS, plainName } = book.face;
  const { arcLimits, linesFor, longestRange, rangeAt } = book.engaging;
  const { allowanceOf } = book.moving;
  const { rosterFacts } = book.shapes;
  const { STATUSES, isFixed } = book.words;

  /** Everything there is to know of a stand, as far as the viewer may. */
  function card({ view, options }: Look<Types>, id: string): Card | undefined {
    const stand = standOf(view, id);
    if (!stand) return undefined;
    const group = view.groups[stand.group]!;
    const { nature } = stand;
    const ranges = rangesOf(view, stand, options);
    if (!nature) return { title: `Unknown stand ${id}`, subtitle: group.name, rows: openRows(view, stand), ranges };
    return {
      title: `${nature.fake ? 'Dummy counter' : plainName(nature).name} ${id}`,
      subtitle: `${nature.fake ? 'a fake' : codesOf(nature)} · ${group.name}`,
      rows: [...natureRows(stand, nature, options), ...openRows(view, stand)],
      ranges,
    };
  }

  const codesOf = (nature: Nature): string =>
    [nature.subClass, nature.posture, ...ownFields.natureWords(nature)].join(' ');

  /** Its name, what that is unless it says so itself, and whether it leads. */
  function listedAs(nature: Nature): string {
    const { sort } = plainName(nature);
    const name = NUMBERED.test(nature.name) ? undefined : nature.name;
    const more = sort && sort.toLowerCase() !== name?.toLowerCase() ? sort : undefined;
    return [name, more, nature.bghq ? 'headquarters' : undefined].filter(part => part).join(', ');
  }

  /** HSE-03: its front and rear arcs, and how far it can engage at most, as far as its nature is known. */
  function rangesOf(view: State, stand: Stand, options: Options): CardRange[] {
    if (stand.place !== 'table') return [];
    const { front, rear } = arcLimits(options);
    const arc = { reach: inches(ARC_LEGS), rule: idOf('HSE-03') };
    const arcs: CardRange[] = [
      { ...arc, text: 'front', facing: stand.facing, half: front },
      { ...arc, text: 'rear', facing: (stand.facing + 1800) % 3600, half: rear },
    ];
    return [...reachesOf(view, stand, options), ...arcs];
  }

  /** How far it can engage. */
  function reachesOf(view: State, stand: Stand, options: Options): CardRange[] {
    if (stand.place !== 'table' || !stand.nature || stand.nature.fake) return [];
    const facts = rosterFacts({ base: stand.base, nature: stand.nature });
    const longest = longestRange(facts, visibilityIn(view), options);
    if (longest === null || isRefusal(longest)) return [];
    const isSame = new Set(linesFor(facts, options).map(({ range }) => range)).size === 1;
    const known = isSame ? [] : ringsOf(view, stand, facts, options);
    const isTold = known.length > 0 && !hasBlanks(view, stand);
    return [...(isTold ? [] : [ring(stand, longest, isSame ? '' : 'up to ')]), ...known];
  }

  function menace({ view, options }: Look<Types>, id: string): CardRange[] {
    const stand = standOf(view, id);
    return stand ? reachesOf(view, stand, options) : [];
  }

  const visibilityIn = ({ light, awc }: State) => ({ light, awc, targetIlluminated: false });
  const ring = ({ base }: Stand, range: number, before: string, after = ''): CardRange => ({
    text: `${before}${range}"${after}`,
    reach: Math.round(range * inches(1) + base / 2),
    rule: idOf('R-70'),
  });
  const hasBlanks = ({ stands }: State, { side }: Stand): boolean =>
    stands.some(other => other.side !== side && other.place === 'table' && !other.nature);

  /** Who strikes at some farther than at others has a ring for each kind of foe that stands there, turned up: within it, and no farther, he is in reach. */
  function ringsOf(view: State, stand: Stand, facts: StandFacts, options: Options): CardRange[] {
    const found = new Map<string, number>();
    for (const { side, place, nature, base } of view.stands) {
      if (side === stand.side || place !== 'table' || !nature || nature.fake) continue;
      const range = rangeAt(facts, rosterFacts({ base, nature }), visibilityIn(view), options);
      if (typeof range === 'number')
        found.set(`${nature.class.toLowerCase()} ${MODE_WORDS[nature.mode]!.toLowerCase()}`, range);
    }
    const ranges = [...new Set(found.values())].sort((x, y) => x - y);
    return ranges.map(range =>
      ring(stand, range, '', ` at ${[...found].flatMap(([whom, far]) => (far === range ? [whom] : [])).join(', ')}`),
    );
  }

  function openRows(view: State, stand: Stand): Row[] {
    const rows: Row[] = [
      { label: 'State', word: 'state', value: STATUSES[stand.status]!.title, rule: ruleFor.statuses },
      { label: 'Place', word: 'place', value: placeWords(stand) },
    ];
    rows.push(...ownFields.cardRows(stand));
    if (stand.moved !== 'none') rows.push({ label: 'Moved', word: 'moved', value: stand.moved, rule: idOf('MOV-08') });
    if (stand.hasEngaged) rows.push({ label: 'Engaged', word: 'engaged', value: 'this turn', rule: idOf('ENG-04') });
    if (stand.marker)
      rows.push({ label: 'Marker', word: 'marker', value: 'fired in its last round', rule: idOf('TRN-21') });
    if (stand.outOfCommand)
      rows.push({ label: 'Command', word: 'command', value: 'out of command', rule: idOf('R-45') });
    if (stand.task)
      rows.push({
        label: 'Work',
        word: 'work',
        value: `${stand.task.kind}, ${stand.task.rounds} rounds`,
        rule: idOf('HSE-07'),
      });
    const { fragile } = view.groups[stand.group]!;
    if (fragile) rows.push({ label: 'Battle Group', word: 'fragile', value: 'Fragile', rule: fragile });
    return rows;
  }

  function natureRows(stand: Stand, nature: Nature, options: Options): Row[] {
    const listed = listedAs(nature);
    const rows: Row[] = [
      ...(listed
        ? [
            {
              label: 'Listed as',
              word: nature.bghq ? 'bghq' : 'listed',
              value: listed,
              ...(nature.bghq && { rule: idOf('ORG-03') }),
            },
          ]
        : []),
      { label: 'Mode', word: 'mode', value: explained(nature.mode, MODE_WORDS), rule: idOf('MOD-01') },
      { label: 'Grade', word: 'grade', value: explained(nature.grade, GRADE_WORDS), rule: idOf('GRD-05') },
      {
        label: 'Shown',
        word: 'blank',
        value: stand.revealed ? 'revealed' : 'a blank to the enemy',
        rule: idOf('DEP-08'),
      },
    ];
    const move = (['tactical', 'march'] as const).map(kind => allowanceOf(nature, stand.revealed, kind, options));
    const [tactical, march] = move;
    if (tactical && march && !isRefusal(tactical) && !isRefusal(march) && !isFixed(nature))
      rows.push({
        label: 'Moves',
        word: 'moves',
        value: `${tactical.good}"/${march.good}" good, ${tactical.bad}"/${march.bad}" bad`,
        rule: tactical.cited.rule,
      });
    const lines = linesFor(rosterFacts({ base: stand.base, nature }), options);
    if (lines.length > 0 && !nature.fake)
      rows.push({
        label: 'Engages',
        word: 'engages',
        value: lines.map(l => l.cited.text).join('; '),
        rule: lines[0]!.rule,
      });
    return rows;
  }

  return { card, menace };
}
