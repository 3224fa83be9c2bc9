import { heldTo, malformed, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { needed } from '../../common/book/fields.js';
import { ARMIES, BASINGS, CLASSES, EPOCHS, INTEGRITIES, SCALES, SIZES, TILES, type Troop, WEIGHTS } from '../pieces.js';
import { MISFITS, misfit, parseTroop, weightOf } from '../rules/notation.js';
import { mayBeNarrow, SQUARES, type TableFacts } from '../rules/table.js';
import { flag, object, oneOf, whole } from './fields.js';

/** 7.1: a Troop as an object, in its order. */
const troopFields = object({
  class: oneOf(CLASSES),
  integrity: oneOf(INTEGRITIES).default('III'),
  army: oneOf(ARMIES).default('RA'),
  epoch: oneOf(EPOCHS).nullable().default(null),
  weight: oneOf(WEIGHTS).nullable().default(null),
  attachedEpoch: oneOf(EPOCHS).nullable().default(null),
});

type Path = (string | number)[];
interface Reported {
  readonly issues: { code: 'custom'; message: string; input: unknown; path: Path }[] | z.core.$ZodRawIssue[];
}
const report = (ctx: Reported, input: unknown, message: string, path: Path = []): void => {
  ctx.issues.push({ code: 'custom', message, input, path } as never);
};

/** Reads a Troop, notation or object; faults are reported where they are. */
function readTroop(given: string | Record<string, unknown>, ctx: Reported): Troop {
  if (typeof given === 'string') {
    const troop = parseTroop(given);
    if (typeof troop !== 'string') return troop;
    report(ctx, given, troop);
    return z.NEVER;
  }
  const parsed = heldTo(troopFields, given);
  if (!parsed.success) {
    ctx.issues.push(...(parsed.error.issues as never[]));
    return z.NEVER;
  }
  const wrong = misfit(parsed.data);
  if (wrong) {
    report(ctx, given, MISFITS[wrong], [wrong]);
    return z.NEVER;
  }
  return { ...parsed.data, weight: weightOf(parsed.data.class, parsed.data.weight) };
}

const NOTATION = 'a troop such as (HIM-III-RA)EIV';
const textOrObject = z.union([z.string(), z.record(z.string(), z.unknown())], { error: needed(NOTATION) });

/** 7.1: a Troop. */
export const troop = textOrObject.transform((given, ctx): Troop => readTroop(given, ctx as Reported));

/** A Troop, or `{ troop, badGoing, bands }`. */
export const overlapper = textOrObject.transform((given, ctx) => {
  if (typeof given === 'string' || !('troop' in given))
    return { troop: readTroop(given, ctx as Reported), badGoing: false, bands: 0 };
  const parsed = heldTo(overlapperFields, given);
  if (parsed.success) return parsed.data;
  ctx.issues.push(...(parsed.error.issues as never[]));
  return z.NEVER;
});
const overlapperFields = object({
  troop,
  badGoing: flag.default(false),
  bands: whole(0).default(0),
});

const oneOfNumbers = <const T extends readonly [number, ...number[]]>(values: T) =>
  z.literal(values, { error: needed(`one of ${values.join(', ')}`) });

/** 7.1: what the base of a figure hangs on. */
export const basisFields = {
  scale: oneOf(SCALES),
  option: oneOfNumbers(BASINGS).default(2),
  narrow: flag.default(false),
};
/** 7.1: a Table. */
export const tableFields = { ...basisFields, size: oneOf(SIZES), tile: oneOfNumbers(TILES).optional() };
export const table = object(tableFields);
type GivenTable = z.infer<typeof table>;

/** IGR-BAS-02: a narrow base where there is none. */
export const narrowRefusal = (
  given: Pick<GivenTable, 'scale' | 'option' | 'narrow'>,
  path: string,
): Refusal | undefined =>
  given.narrow && !mayBeNarrow(given)
    ? malformed(`${path}.narrow`, 'is the 4 cm base of 15 to 20 mm figures on option 1 only')
    : undefined;
/** IGR-TAB-19: the first square size that the chart allows, where none is named. */
export const tableOf = (given: GivenTable): TableFacts => ({ ...given, tile: given.tile ?? SQUARES[given.size][0] });
