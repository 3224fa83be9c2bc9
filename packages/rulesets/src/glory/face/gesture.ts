import {
  forbid,
  type Gesture,
  type GestureChoice,
  isRefusal,
  type Options,
  type OrderSoFar,
  type Refusal,
  type Seat,
  type Side,
} from '@umpire/engine';
import { activationFacts } from '../play/activation.js';
import { chargeTargets } from '../play/initiative.js';
import type { Order } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import { rolesOf } from '../play/places.js';
import { wingsOf } from '../play/sequence.js';
import { weaponsOf } from '../play/shooting.js';
import type { LaidPiece, State, Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody, leaderOf, type Unit, unitBase, unitOf, vignetteOf } from '../play/units.js';
import { describeCost } from '../rules/command.js';
import type { Base } from '../rules/geometry.js';
import { CORNERS } from '../rules/march.js';
import type { Tabletop } from '../rules/table.js';
import { strikePoints } from '../rules/targets.js';
import { column, composing, listChoices, outside } from './lists.js';
import { pointIn, poseIn, sizeIn } from './measure.js';
import { linkedPlace, placing } from './placing.js';
import { pieceName } from './scene.js';
import { targets } from './targets.js';

const choose = (among: readonly GestureChoice[]): Gesture => ({ kind: 'choose', among });
const NO_STAND = forbid('IGR-ACT-01', 'choose a vignette first');
const YES_NO = (yes: string, no: string): Gesture =>
  choose([
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]);

/** The limits of one field of an order that is being made. */
export function gesture({ view, by, options }: Seat<Types>, field: string, sofar: OrderSoFar): Gesture | Refusal {
  const v = sofar.stand === undefined ? undefined : vignetteOf(view, sofar.stand);
  switch (`${sofar.verb}.${field}`) {
    case 'muster.list':
    case 'submitArmy.list':
      return choose(listChoices());
    case 'submitArmy.army':
      return composing(view, by, sofar, options);
    case 'terrainAdjust.action':
      return choose([
        { value: 'none', label: 'Leave it as it is' },
        { value: 'remove', label: 'Remove one or two pieces' },
        { value: 'swap', label: 'Exchange two pieces' },
      ]);
    case 'terrainAdjust.ids':
      return changedPieces(view, String(sofar.action));
    case 'writeMarch.order':
      return column(view, by);
    case 'writeMarch.skirmish':
      return outside(view, by);
    case 'chooseDiagonal.from':
      return choose(CORNERS.map(value => ({ value, label: CORNER_WORDS[value] })));
    case 'detach.wing':
      return choose(
        wingsOf(view, by).map(value => ({ value, label: value === 'west-wing' ? 'West wing' : 'East wing' })),
      );
    default:
      return v ? standGesture(view, by, v, field, sofar, options) : NO_STAND;
  }
}

const CORNER_WORDS = { sw: 'South-west', se: 'South-east', nw: 'North-west', ne: 'North-east' } as const;

/** IGR-TER-12: one or two pieces go, or two change places. */
function changedPieces({ ground }: State, action: string): Gesture {
  if (action === 'none') return choose([{ value: '', label: 'nothing' }]);
  const { pieces, top } = ground.now;
  return {
    kind: 'several',
    text: action === 'remove' ? 'One or two pieces that go' : 'Two pieces that change places',
    among: pieces.map(piece => ({
      value: piece.id,
      label: pieceName(piece),
      text: whereabouts(piece.square, top),
    })),
  };
}
/** Where a square lies, as one looks at the table from the south. */
const whereabouts = ([column, row]: LaidPiece['square'], { columns, rows }: Tabletop): string =>
  `${ordinal(column + 1)} of ${columns} from the west, ${ordinal(row + 1)} of ${rows} from the south`;
const ordinal = (n: number): string => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;

function standGesture(
  view: State,
  by: Side,
  v: Vignette,
  field: string,
  sofar: OrderSoFar,
  options: Options,
): Gesture | Refusal {
  const index = view.lookup.ids[v.id]!;
  const unit = unitOf(view, index);
  switch (field) {
    case 'crossing':
      return crossing(view, by, unit, options);
    case 'role':
      return choose(
        rolesOf(v).map(value => ({
          value,
          label: value === 'mbl' ? 'In the main battle line' : 'Outside the battle line',
        })),
      );
    case 'line':
      return choose(
        Array.from({ length: view.sides[by].linesAllowed }, (_, i) => ({ value: `${i + 1}`, label: `Line ${i + 1}` })),
      );
    case 'link':
      return choose(linkChoices(view, by, v, sofar, options));
    case 'defences':
      return YES_NO('Behind field defences', 'In the open');
    case 'at':
      return placing(view, by, v, sofar, options);
    case 'lineUp':
      return YES_NO('Line up on contact', 'Halt on contact');
    case 'choice':
      return choose([
        {
          value: 'charge',
          label: 'Charge',
          ...(chargeTargets(view, unit, 'charge-or-shoot', options).length === 0 && {
            closed: forbid('IGR-INI-04', 'there is nobody to charge directly ahead'),
          }),
        },
        { value: 'shoot', label: 'Shoot' },
      ]);
    case 'weapon':
      return choose(
        weaponsOf(v, options).map(value => ({
          value,
          label: value === 'own' ? 'Its own weapons' : 'The attached artillery',
        })),
      );
    case 'target':
      return { kind: 'target', targets: targets(view, by, v, unit, sofar, options) };
    default: {
      if (!leaderOf(view, unit).base) return NO_STAND;
      const base = unitBase(view, unit);
      const { now } = view.ground;
      const from = { from: poseIn(now, base), size: sizeIn(now, base) };
      if (field === 'facing') return { kind: 'turn', ...from };
      const target = sofar.target === undefined ? undefined : vignetteOf(view, String(sofar.target));
      return { kind: 'path', ...from, ...(target?.base && { along: [wayTo(view, by, v, target, base, options)] }) };
    }
  }
}

/** Where a charge makes for: straight at its target, or where the book lets it; it is cut where it touches. */
function wayTo(view: State, by: Side, v: Vignette, target: Vignette, base: Base, options: Options): OrderPoint {
  const points = strikePoints(target.base!, base).map(point => pointIn(view.ground.now, point));
  const charge = (to: OrderPoint): Order => ({
    verb: 'charge',
    stand: v.id,
    target: target.id,
    steps: [to],
    lineUp: 'yes',
  });
  return points.find(point => !faultOf(view, by, charge(point), options)) ?? points[0]!;
}
type OrderPoint = ReturnType<typeof pointIn>;

/** What it costs to stay in its sector, and to be free to leave it. */
function crossing(view: State, by: Side, unit: Unit, options: Options): Gesture {
  const { apLeft } = view.sides[by];
  const offer = (value: 'yes' | 'no', label: string): GestureChoice => {
    const told = describeCost(activationFacts(view, unit, value === 'yes'), options);
    if (isRefusal(told)) return { value, label, closed: told };
    const { cost } = told.result;
    const text = told.because.map(c => `${c.text}${c.effect ? ` ${c.effect}` : ''}`).join('; ');
    const closed = cost > apLeft ? forbid('IGR-ACT-12', `it costs ${cost}, and ${apLeft} are left`) : undefined;
    return { value, label: `${label}: ${cost} of ${apLeft} points`, text, ...(closed && { closed }) };
  };
  const stay = offer('no', 'Within its sector');
  return choose(view.ambush.now ? [stay] : [stay, offer('yes', 'Free to cross into another')]);
}

/** Alone, or with those beside or behind whom it may stand. */
function linkChoices(view: State, by: Side, v: Vignette, sofar: OrderSoFar, options: Options): GestureChoice[] {
  const placed = view.vignettes.filter(o => o.side === by && isBody(o));
  const links = placed.flatMap(o => [
    { value: `in-line ${o.id}`, label: `In line with ${o.id}`, text: o.name },
    { value: `support ${o.id}`, label: `Behind ${o.id}`, text: o.name },
  ]);
  const allowed = links.filter(({ value }) => linkedPlace(view, by, v, { ...sofar, link: value }, options).allowed);
  return [{ value: 'none', label: 'Alone' }, ...allowed];
}
