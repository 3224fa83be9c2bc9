import { ARMIES, CLASSES, type Class, EPOCHS, INTEGRITIES, type Troop, WEIGHTS, type Weight } from '../pieces.js';
import { CLASS } from '../tables/troops.js';

/** IGR-TRP-23: `(HIM-III-RA)EIV`, `(HIP-III-IA)+AA(EII)`, `(ART-III-RA)EII heavy`. */
const either = (words: readonly string[]): string => `(${words.join('|')})`;
const EPOCH = either([...EPOCHS].sort((a, b) => b.length - a.length));
const HEAD = `${either(CLASSES)}-${either([...INTEGRITIES].sort((a, b) => b.length - a.length))}-${either(ARMIES)}`;
const NOTATION = new RegExp(
  `^(?:\\(${HEAD}\\)|${HEAD})(?:E${EPOCH})?(?:\\+AA\\(E${EPOCH}\\))?\\*?(?: ${either(WEIGHTS)})?$`,
);

/** IGR-R-02: amalgamated ART that names no weight is medium; nobody else has one. */
export const weightOf = (of: Class, named: Weight | null): Weight | null => (of === 'ART' ? (named ?? 'medium') : null);

/** Which of the two conditions between class, Epoch and weight is broken (IGR-EPO-07, IGR-TRP-21). */
export function misfit(t: Pick<Troop, 'class' | 'epoch' | 'weight'>): 'epoch' | 'weight' | undefined {
  if (t.epoch !== null && !CLASS[t.class].epoch) return 'epoch';
  return t.weight !== null && t.class !== 'ART' ? 'weight' : undefined;
}
export const MISFITS = {
  epoch: 'is an Epoch, which this class does not carry',
  weight: 'is a weight, which only ART has',
} as const;

/** Troops from their notation; a sentence if it is none. Nothing is said of troops that may not be (`troopRefusal`). */
export function parseTroop(notation: string): Troop | string {
  const found = NOTATION.exec(notation);
  if (!found) return 'is no notation such as (HIM-III-RA)EIV, (HIP-III-IA)+AA(EII) or (ART-III-RA)EII heavy';
  const [, class1, integrity1, army1, class2, integrity2, army2, epoch, attached, weight] = found;
  const troop = {
    class: class1 ?? class2,
    integrity: integrity1 ?? integrity2,
    army: army1 ?? army2,
    epoch: epoch ?? null,
    weight: weight ?? null,
    attachedEpoch: attached ?? null,
  } as Troop;
  const wrong = misfit(troop);
  if (wrong) return `${notation} ${wrong === 'epoch' ? 'names' : 'has'} what ${MISFITS[wrong]}`;
  return { ...troop, weight: weightOf(troop.class, troop.weight) };
}

/** The canonical notation. */
export function printTroop(t: Troop): string {
  const head = `(${t.class}-${t.integrity}-${t.army})`;
  const epoch = t.epoch === null ? '' : `E${t.epoch}`;
  const attached = t.attachedEpoch === null ? '' : `+AA(E${t.attachedEpoch})`;
  return `${head}${epoch}${attached}${t.weight === null ? '' : ` ${t.weight}`}`;
}

/** Troops whose notation is data of the book: it is right, or the book is broken. */
export function troopOf(notation: string): Troop {
  const troop = parseTroop(notation);
  if (typeof troop === 'string') throw new Error(`${notation} ${troop}`);
  return troop;
}
