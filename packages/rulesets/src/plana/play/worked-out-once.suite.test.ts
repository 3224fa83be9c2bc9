import {
  type AnyRuleset,
  anyAnswer,
  askingOf,
  type BookTypes,
  isRefusal,
  type Match,
  type Options,
  optionsFor,
  type Random,
  randomFor,
  SIDES,
  seatAt,
  seededDice,
  start,
  submit,
  answer as toAnswer,
  turnOf,
} from '@umpire/engine';
import { beforeAll, expect, test } from 'vitest';
import { plana } from '../index.js';
import { cloudBlocks } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { onTable } from './bases.js';
import { type Painted, standingSupport, supportingWeapon } from './close-support.js';
import { type CloudArea, cloudsOf } from './clouds.js';
import { copyOfState } from './copy.js';
import { groundOf } from './ground.js';
import { groundBetween, lineBlocked } from './lines.js';
import { linked } from './links.js';
import { fivePoints, inContact, type Placed } from './places.js';
import { lineFor } from './sheet.js';
import { intoMelee, mayFireAtAll, shotAt, shownTarget } from './shots.js';
import { sightBetween } from './sight.js';
import { locatedBy, worthOf } from './standing-fire.js';
import type { Base, State } from './state.js';
import { type View, viewIn } from './view.js';

const { data: scenario } = plana.scenarios.find(({ id }) => id === 'bridges-at-marrow')!;
const options = optionsFor(plana, scenario);

/** The state whenever the window of close support opens, in a whole battle of random lines. */
const moments: State[] = [];
function decide(match: Match<BookTypes>, by: string, chance: Random): void {
  const asking = askingOf(match, by);
  const done = asking
    ? toAnswer(match, by, anyAnswer(asking, chance))
    : submit(match, by, match.rules.advice.anyOrder(seatAt(match, by), chance));
  if (!done.ok) throw new Error(done.error.message);
}
beforeAll(() => {
  const begun = start<BookTypes>({ rules: plana as AnyRuleset, options, scenario, dice: seededDice(3) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const chance = randomFor(3, 'a');
  for (let turn = turnOf(match); !('over' in turn); turn = turnOf(match)) {
    const state = match.state as State;
    if (state.stage === 'close-support' && moments.at(-1)?.turn !== state.turn) moments.push(copyOfState(state));
    decide(match, turn.waiting[0]!, chance);
  }
}, 60_000);

const paintsFor = (view: View, base: Base, by: Base): boolean =>
  by.id !== base.id &&
  by.battalion === base.allocated?.to &&
  by.where === 'table' &&
  unitOf(by.type).paints &&
  linked(view, by, base, 'call', options);

/** PLA-SOP-04 as it reads: every shot that anybody can paint, and the first of the best. */
function bestOf(view: View, base: Base): Painted | undefined {
  const weapon = supportingWeapon(base)!;
  let most = base.shots === null ? 0 : 0.4;
  let best: Painted | undefined;
  for (const by of view.bases.filter(one => paintsFor(view, base, one)))
    for (const contact of locatedBy(view, by.company)) {
      const painter = { base: by, linked: true };
      const target = shownTarget(view, contact, true);
      const shot = shotAt(view, base, weapon, 'close-support', target, false, options, painter);
      const worth = isRefusal(shot) || intoMelee(view, base, contact) ? 0 : worthOf(view, shot, contact);
      if (worth <= most) continue;
      most = worth;
      best = { base, weapon, painter, contact: contact.no };
    }
  return best;
}

test('PLA-SOP-04 whoever is asked only where he may be the best paints what the best of all would, in a whole battle', () => {
  let shots = 0;
  for (const state of moments)
    for (const side of SIDES) {
      const view = viewIn(state, side, 'close-support');
      const free = view.bases.filter(
        base =>
          base.allocated?.as === 'close-support' &&
          supportingWeapon(base) &&
          !lineFor(view.sheet, base.id, 'fire') &&
          !mayFireAtAll(view, base),
      );
      const plainly = free.flatMap(base => bestOf(view, base) ?? []);
      expect(standingSupport(view, options)).toEqual(plainly);
      shots += plainly.length;
    }
  expect(shots).toBeGreaterThan(20);
});

test('PLA-R-120 who is in a melee is found again as it is, in a whole battle', () => {
  for (const state of moments)
    for (const side of SIDES) {
      const view = viewIn(state, side, 'fire');
      for (const contact of view.contacts)
        for (const base of view.bases) {
          const friend = view.bases.some(one => one.where === 'table' && inContact(one, contact));
          expect(intoMelee(view, base, contact) !== undefined).toBe(friend && !inContact(base, contact));
        }
    }
});

/** PLA-LOS-01, PLA-LOS-08, PLA-R-50 as they read: each of the 25 lines by itself. */
function seenAsItReads(
  state: State,
  observer: Base,
  target: Placed,
  options: Options,
): { visible: boolean; underCloud: boolean } {
  const { visibility, closeLimit } = state.weather;
  const between = groundBetween(groundOf(state.terrain.now).sight, observer, target);
  const clouds = cloudsOf(state);
  const crossed = (from: Placed | { x: number; y: number }, to: { x: number; y: number }): CloudArea[] =>
    clouds.filter(cloud => cloud.crossedBy(from, to));
  const free = fivePoints(observer).flatMap(from =>
    fivePoints(target)
      .filter(to => lineBlocked(between, { visibility, closeLimit, slaved: false }, from, to) === null)
      .map(to => ({ from, to })),
  );
  const clear = free.some(({ from, to }) => crossed(from, to).length === 0);
  const inside = clouds.some(cloud => cloud.holds(target));
  if (clear) return { visible: true, underCloud: inside };
  const isEnd = ({ from, to }: (typeof free)[number]): boolean =>
    crossed(from, to).every(cloud => cloud.holds(from) || cloud.holds(to));
  const seen = cloudBlocks(options) ? free.some(isEnd) : free.length > 0;
  return { visible: seen, underCloud: seen };
}

test.each([
  ['as the battle has it', options],
  ['CLOUD hides', { ...options, 'PLA-R-50': 'blocks' }],
])('PLA-LOS-08 what is seen, kept or not, is what each of the 25 lines says, in a whole battle: %s', (_, options) => {
  let clouded = 0;
  for (const state of moments)
    for (const observer of onTable(state, 'a'))
      for (const target of onTable(state, 'b')) {
        const { visible, underCloud } = sightBetween(state, observer, target, options);
        expect({ visible, underCloud }, `${observer.id} ${target.id}`).toEqual(
          seenAsItReads(state, observer, target, options),
        );
        if (underCloud) clouded++;
      }
  expect(clouded).toBeGreaterThan(0);
});
