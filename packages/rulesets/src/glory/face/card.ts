import type { Card, CardRange, Look, Options } from '@umpire/engine';
import { WEAPONS } from '../pieces.js';
import { costOf } from '../play/activation.js';
import { breaksStraightBack, STANDS_BEHIND } from '../play/driven-back.js';
import { isInBadGoing } from '../play/ground.js';
import { initiativeWords } from '../play/initiative-words.js';
import { poseIn, unitsOf, words } from '../play/measure.js';
import type { State, Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody, unitOf, unitRates, vignetteOf } from '../play/units.js';
import { withoutOrder } from '../play/unordered.js';
import { arcAhead } from '../rules/ahead.js';
import { ratesOf } from '../rules/movement.js';
import { printTroop } from '../rules/notation.js';
import { canShootAs, rangeCited, rangeOf, shootsAllRound } from '../rules/shooting.js';
import { describeTroop } from '../rules/troops.js';
import { qualityWords, troopWords } from './plain-words.js';
import { weaponRows } from './weapons.js';

type Row = Card['rows'][number];

/** Everything there is to know of a vignette: all of it is open. */
export function card({ view, options }: Look<Types>, id: string): Card | undefined {
  const v = vignetteOf(view, id);
  if (!v) return undefined;
  return {
    title: `${v.name} ${v.id}`,
    subtitle: `${troopWords(v.troop)} · ${printTroop(v.troop)}`,
    rows: [...nature(view, v, options), ...condition(v), ...doings(v), ...unordered(view, v, options)],
    because: describeTroop(v.troop, options).because,
    ranges: ranges(view, v, options),
  };
}

const place = (v: Vignette): string =>
  v.base
    ? `${words(v.base.x)} W east, ${words(v.base.y)} W north, facing ${Math.round(v.base.facing)}°`
    : {
        waiting: 'not yet placed',
        marching: 'on the march',
        table: 'behind its front',
        broken: 'broken',
        aside: 'takes no part',
      }[v.place];

function nature(view: State, v: Vignette, options: Options): Row[] {
  const unit = unitOf(view, view.lookup.ids[v.id]!);
  const rates = unitRates(unit, options);
  const rows: Row[] = [
    { label: 'Quality', word: 'integrity', value: qualityWords(v.troop), rule: 'IGR-INT-01' },
    ...weaponRows(view, v, options),
    {
      label: 'Moves',
      word: 'moves',
      value: `${words(rates.good)} W, ${words(rates.bad)} W in bad going`,
      rule: describeTroop(v.troop, options).because[1]!.rule,
    },
    {
      label: 'Turns',
      word: 'turns',
      value: turnWords(rates, ratesOf(v.troop, options).turn),
      rule: 'IGR-MOV-08',
    },
    {
      label: 'Line',
      word: 'line',
      value: v.role === 'mbl' ? `main battle line${v.line > 1 ? ` ${v.line}` : ''}` : 'outside the battle line',
      rule: 'IGR-DEP-13',
    },
    { label: 'Place', word: 'place', value: place(v) },
  ];
  if (v.link !== null)
    rows.push({
      label: 'Link',
      word: 'link',
      value: `${view.links[v.link]!.type === 'support' ? 'front and rear' : 'in line'} with ${view.links[
        v.link
      ]!.members.map(i => view.vignettes[i]!.id)
        .filter(o => o !== v.id)
        .join(', ')}`,
      rule: 'IGR-LNK-01',
    });
  if (isBody(v))
    rows.push({ label: 'Costs', word: 'AP', value: `${costOf(view, unit, false, options)} AP`, rule: 'IGR-ACT-01' });
  if (isBody(v) && isInBadGoing(view.ground.now, v.base!))
    rows.push({ label: 'Going', word: 'going', value: 'bad', rule: 'IGR-GOI-01' });
  const on = isBody(v) ? breaksStraightBack(view, view.lookup.ids[v.id]!, options) : null;
  if (on !== null)
    rows.push({
      label: 'Behind',
      word: 'room',
      value: `no room: driven back it breaks, ${on} ${STANDS_BEHIND}`,
      rule: 'IGR-RES-06',
      inSight: true,
    });
  return rows;
}

const TURNS = { corner: ', wheels', centre: ', about its centre', none: '' } as const;
/** IGR-LNK-04, IGR-LNK-06: who is linked turns less than alone, and that is said where it is so. */
const turnWords = ({ turn, pivot }: Pick<ReturnType<typeof unitRates>, 'turn' | 'pivot'>, alone: number): string =>
  turn === alone ? `${words(turn)}°${TURNS[pivot]}` : `${words(turn)}° linked, ${words(alone)}° alone`;

function condition(v: Vignette): Row[] {
  const rows: Row[] = [];
  if (v.general) rows.push({ label: 'General', word: 'general', value: 'rides with it', rule: 'IGR-CMD-02' });
  if (v.key) rows.push({ label: 'Key', word: 'key', value: 'its loss loses the battle', rule: 'IGR-VIC-02' });
  if (v.bands > 0)
    rows.push({
      label: 'Bands',
      word: 'bands',
      value: `${v.bands}`,
      rule: v.troop.army === 'RA' ? 'IGR-MM-04' : 'IGR-MM-05',
    });
  if (v.halted > 0)
    rows.push({
      label: 'Halted',
      word: 'halted',
      value: v.halted === 1 ? 'in its next turn' : 'in this turn',
      rule: 'IGR-SR-03',
    });
  if (v.defences)
    rows.push({ label: 'Defences', word: 'defences', value: 'stakes before its front', rule: 'IGR-FLD-04' });
  if (v.running) rows.push({ label: 'Charge', word: 'charge', value: 'goes on by itself', rule: 'IGR-R-46' });
  if (v.detached) rows.push({ label: 'Detached', word: 'detached', value: 'with its Wing', rule: 'IGR-DET-02' });
  return rows;
}

/** IGR-INI-01: before anything is paid, what the die would make of it without an order. */
function unordered(view: State, v: Vignette, options: Options): Row[] {
  if (view.step !== 'battle' || view.phase !== 'activation' || v.side !== view.active || v.now.activated) return [];
  const alone = isBody(v) ? withoutOrder(view, unitOf(view, view.lookup.ids[v.id]!), options) : undefined;
  if (!alone) return [];
  return [{ label: 'Without an order', word: 'initiative', value: alone.text, rule: 'IGR-INI-01', inSight: true }];
}

function doings({ now }: Vignette): Row[] {
  const rows: Row[] = [];
  if (now.activated)
    rows.push({
      label: 'Activated',
      word: 'activated',
      value: now.crossing ? 'and may cross sectors' : 'yes',
      rule: 'IGR-ACT-01',
    });
  if (now.moved)
    rows.push({
      label: 'Moved',
      word: 'moved',
      value: `${words(now.way)} W, ${words(now.turned)}°`,
      rule: 'IGR-MOV-07',
    });
  if (now.thrown)
    rows.push({
      label: 'Initiative',
      word: 'initiative',
      value: `${now.thrown.score ?? 'goes on'}: ${initiativeWords(now.thrown)}`,
      rule: 'IGR-INI-01',
    });
  if (now.arrivals.length > 0)
    rows.push({ label: 'Charged by', word: 'arrivals', value: now.arrivals.join(', '), rule: 'IGR-SHO-12' });
  if (now.evaded.length > 0)
    rows.push({ label: 'Evaded', word: 'evade', value: now.evaded.join(', '), rule: 'IGR-EVA-07' });
  return rows;
}

/** What it shoots, and how far it charges. */
export function menace({ view, options }: Look<Types>, id: string): CardRange[] {
  const index = view.lookup.ids[id];
  const v = index === undefined ? undefined : view.vignettes[index];
  if (!v || !isBody(v)) return [];
  const { good } = unitRates(unitOf(view, index!), options);
  const reach = unitsOf(view.ground.now, good + v.base!.halfDepth);
  return [...ranges(view, v, options), { text: `charge, ${words(good)} W`, reach, rule: 'IGR-CHG-01' }];
}

function ranges(view: State, v: Vignette, options: Options): CardRange[] {
  if (!isBody(v)) return [];
  const ground = view.ground.now;
  const { facing } = poseIn(ground, v.base!);
  return WEAPONS.filter(as => canShootAs(v.troop, as)).flatMap(as => {
    const { short, max } = rangeOf(v.troop, as);
    const half = arcAhead(options);
    const all = shootsAllRound(v.troop, as);
    const corridor = { wide: unitsOf(ground, 2 * v.base!.halfWidth) };
    const arc = all ? {} : { facing, ...(half === null ? corridor : { half: half * 10 }) };
    const { rule } = rangeCited(v.troop, as);
    const reach = (w: number) => unitsOf(ground, w + v.base!.halfDepth);
    const far: CardRange = { text: `${max} W`, reach: reach(max), ...arc, rule };
    return short < max ? [{ ...far, text: `${short} W`, reach: reach(short) }, far] : [far];
  });
}
