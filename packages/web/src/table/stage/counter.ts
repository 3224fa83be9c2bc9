import { PHONE, useMedia } from '../../ui/media.js';

/** How large counters are drawn at least, in pixels: a step of the zoom may take a tenth of it away. */
const COUNTERS = { phone: 35, touch: 38, mouse: 30, crowded: 25 } as const;
/** More pieces than these would lie on each other if they were drawn as large as a few are. */
const MANY = 60;

/** On a tablet there is room for fingers, on a phone there is just enough of it. */
export function useCounter(pieces = 0): number {
  const phone = useMedia(PHONE);
  const touch = useMedia('(pointer: coarse), (max-width: 820px)');
  return COUNTERS[phone ? 'phone' : touch ? 'touch' : pieces > MANY ? 'crowded' : 'mouse'];
}
