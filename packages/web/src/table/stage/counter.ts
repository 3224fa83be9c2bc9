import { PHONE, useMedia } from '../../ui/media.js';

/** How large counters are drawn at least, in pixels: a step of the zoom may take a tenth of it away. More pieces than these `few` would lie on each other if they were drawn as large as a few are. */
const COUNTERS = {
  phone: { usual: 35, crowded: 33, few: 30 },
  touch: { usual: 38, crowded: 33, few: 60 },
  mouse: { usual: 30, crowded: 25, few: 60 },
} as const;

/** On a tablet there is room for fingers, on a phone there is just enough of it. */
export function useCounter(pieces = 0): number {
  const phone = useMedia(PHONE);
  const touch = useMedia('(pointer: coarse), (max-width: 820px)');
  const { usual, crowded, few } = COUNTERS[phone ? 'phone' : touch ? 'touch' : 'mouse'];
  return pieces > few ? crowded : usual;
}
