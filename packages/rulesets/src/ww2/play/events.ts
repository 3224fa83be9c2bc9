import { FIRE_EVENTS } from './fire-events.js';
import { MOVE_EVENTS } from './move-events.js';
import { MUSTER_EVENTS } from './muster-events.js';
import { SETUP_EVENTS } from './setup-events.js';
import { TURN_EVENTS } from './turn-events.js';
import { WORK_EVENTS } from './work-events.js';

/** Everything that can happen in a battle of this book. */
export const EVENTS = {
  ...MUSTER_EVENTS,
  ...SETUP_EVENTS,
  ...TURN_EVENTS,
  ...MOVE_EVENTS,
  ...WORK_EVENTS,
  ...FIRE_EVENTS,
};
