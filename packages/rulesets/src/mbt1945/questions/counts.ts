import { isRefusal, type Options } from '@umpire/engine';
import type { SideCount, SideCounts } from '../../common/book/side-counts.js';
import type { ReadyEngagement } from '../rules/combat.js';
import { counted, disadvantageOf } from '../rules/disadvantage.js';
import { prepared } from './stand.js';

/** MBT45-DIS-01: the causes that each player counts against his own stand. */
function causes(given: Parameters<typeof prepared>[0], options: Options): readonly SideCount[] | undefined {
  const ready = prepared(given, options);
  if (isRefusal(ready)) return undefined;
  const { facts, type } = ready as ReadyEngagement;
  const { owner, target } = disadvantageOf(facts, type, options);
  const side = (title: string, of: typeof owner): SideCount => {
    const { text, because } = counted(of);
    return { title, sum: text, because };
  };
  return [side('Against the one who engages', owner), side('Against the other', target)];
}

export const COUNTS: SideCounts = { engagement: causes, disadvantage: causes };
