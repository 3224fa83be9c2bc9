import { type Bounds, outOfBounds, type Refusal } from '@umpire/engine';

/** Ten times what the largest battle of any book needs. */
const BOUNDS: Bounds = { depth: 12, list: 500, text: 2000, values: 50_000 };

/** A scenario that would keep whoever reads it busy, by the path of what is too much; before anything else looks at it. */
export const scenarioTooLarge = (scenario: unknown): Refusal | undefined => outOfBounds(scenario, BOUNDS, '');
