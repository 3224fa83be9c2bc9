import { type Look, type Meter, SIDES, type Side } from '@umpire/engine';
import { countsOf } from '../play/morale.js';
import { inPlay, isAircraft } from '../play/stands.js';
import type { Group, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { countsOf as testCounts } from '../rules/morale.js';
import { TEST_AT } from '../tables/results.js';

/** WW2-VIC-01, WW2-MOR-01, WW2-MOR-02: how near each side is to losing, and each group to a test. */
export function meters({ view, options }: Look<Types>): Meter[] {
  if (view.turn === 0) return [];
  return SIDES.flatMap(side => {
    const own = view.groups.filter(group => group.side === side);
    const tests = own
      .filter(({ failed }) => !failed)
      .flatMap(group => testMeters(view, group, own.length > 1 ? `${group.name}: ` : '', options));
    return [failedMeter(side, own), ...tests];
  });
}

function failedMeter(side: Side, own: readonly Group[]): Meter {
  const limit = Math.ceil(own.length / 2);
  const lost = Math.min(limit, own.filter(({ everFailed }) => everFailed).length);
  return {
    id: `${side}-groups`,
    side,
    label: 'groups failed',
    rule: 'WW2-VIC-01',
    word: 'failed',
    lost,
    limit,
    next: lost >= limit ? 'beaten' : `${limit - lost} more failed: beaten`,
  };
}

/** `name`: of which group, where there are several. */
function testMeters(view: State, group: Group, name: string, options: Look<Types>['options']): Meter[] {
  const { repulsed, harmed } = testCounts(countsOf(view, group), options);
  const stands = group.members
    .map(at => view.stands[at]!)
    .filter(stand => inPlay(stand) && !isAircraft(stand) && !stand.nature.additional);
  const fresh = stands.filter(stand => !stand.repulsed);
  const weighs = Object.fromEntries(fresh.map(({ id }) => [id, 1]));
  const meter = (id: string, label: string, rule: string, lost: number, limit: number): Meter => ({
    id: `${group.side}-${group.id}-${id}`,
    side: group.side,
    label: `${name}${label}`,
    rule,
    word: 'morale',
    lost: Math.min(lost, limit),
    limit,
    next: lost >= limit ? 'every further loss is a test' : `${limit - lost} more: it tests its morale`,
    weighs,
    fatal: 'lost would make its group test',
    toward: `${group.side}-groups`,
  });
  return [
    meter('repulsed', 'repulsed or destroyed', 'WW2-MOR-01', repulsed, TEST_AT.repulsed),
    meter('harmed', 'pinned, repulsed or destroyed', 'WW2-MOR-02', harmed, TEST_AT.harmed),
  ];
}
