import { type Random, shuffled } from '../chance/seeded.js';
import type { Point } from '../geometry/point.js';
import { boxAround, type Zone } from '../geometry/zone.js';
import { beginDraft, completedOrder } from '../table/draft.js';
import type { Gesture } from '../table/menu.js';
import { suggestedValue } from '../table/suggest.js';
import { type Asking, answerItem } from './asking.js';

const TRIES = 200;

/** Any answer that is allowed; what the gestures suggest where chance finds none. Undefined: nothing allowed was found. */
export function anyAnswer(asking: Asking, chance: Random): unknown {
  if (asking.ask.kind === 'die') return (asking.ask.from ?? 1) + chance.below(asking.ask.sides);
  for (let i = 0; i < TRIES; i++) {
    const answer = filledBy(asking, (gesture: Gesture) => someValue(gesture, chance));
    if (answer !== undefined && !asking.preview(answer).refusal) return answer;
  }
  return filledBy(asking, lastResort);
}

function filledBy({ ask, gesture }: Asking, fill: (gesture: Gesture) => unknown): unknown {
  const made = completedOrder(
    beginDraft(answerItem({ ask })),
    (field, { verb: _answer, ...sofar }) => gesture(field, sofar),
    fill,
  );
  if (!made) return undefined;
  const { verb: _answer, ...answer } = made;
  const [name, ...others] = Object.keys(answer);
  return name !== undefined && others.length === 0 ? answer[name] : answer;
}

/** A value that may come of a gesture. */
function someValue(gesture: Gesture, chance: Random): unknown {
  switch (gesture.kind) {
    case 'choose': {
      const open = gesture.among.filter(choice => !choice.closed);
      return open.length > 0 ? chance.pick(open).value : undefined;
    }
    case 'several':
      return gesture.among.filter(choice => !choice.closed && chance.below(2) === 0).map(choice => choice.value);
    case 'target': {
      const open = gesture.targets.filter(target => !target.closed);
      return open.length > 0 ? chance.pick(open).id : undefined;
    }
    case 'rank':
      return shuffled(gesture.rows, chance).map(row => row.id);
    case 'compose':
    case 'write':
      return gesture.starts.length > 0 ? chance.pick(gesture.starts).value : undefined;
    case 'place': {
      const facing = gesture.turn ? chance.below(3600) : gesture.at.facing;
      return gesture.zones.length > 0 ? { ...somewhere(chance.pick(gesture.zones), chance), facing } : gesture.at;
    }
    case 'aim':
      return gesture.zones.length > 0 ? somewhere(chance.pick(gesture.zones), chance) : undefined;
    case 'turn':
      return chance.below(3600);
    default:
      return suggestedValue(gesture);
  }
}

/** Where chance finds nothing: what is suggested, the first target that is open, the place that is aimed from. */
function lastResort(gesture: Gesture): unknown {
  switch (gesture.kind) {
    case 'target':
      return gesture.targets.find(target => !target.closed)?.id;
    case 'aim':
      return gesture.from && { x: gesture.from.x, y: gesture.from.y };
    default:
      return suggestedValue(gesture);
  }
}

/** A point of the box around a zone; what lies outside the zone is refused and drawn again. */
function somewhere(zone: Zone, chance: Random): Point {
  const { x, y, width, depth } = boxAround(zone);
  return { x: x + chance.below(width + 1), y: y + chance.below(depth + 1) };
}
