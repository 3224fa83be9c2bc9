import { PHONE, useMedia } from '../../ui/media.js';

/** How large counters are drawn at least, in pixels: a step of the zoom may take a tenth of it away. */
const COUNTERS = { phone: 35, touch: 38, mouse: 30 } as const;

/** On a tablet there is room for fingers, on a phone there is just enough of it. */
export function useCounter(): number {
  const phone = useMedia(PHONE);
  const touch = useMedia('(pointer: coarse), (max-width: 820px)');
  return COUNTERS[phone ? 'phone' : touch ? 'touch' : 'mouse'];
}
