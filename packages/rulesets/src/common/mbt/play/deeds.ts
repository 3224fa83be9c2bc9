import { inArea } from '@umpire/engine';
import { inSentence } from '../book/words.js';
import type { PlayBook } from '../book.js';
import { BY_KIND, placeName } from '../face/place-name.js';
import type { UndeclaredEvent } from './events.js';
import { outlineOf } from './field.js';
import type { Nature, Stand, State } from './state.js';

type Told<K extends UndeclaredEvent['kind']> = Extract<UndeclaredEvent, { kind: K }>;

/** A stand that something happened to, with its nature where everybody knows it. */
interface Known {
  readonly stand: string;
  readonly nature?: Nature | undefined;
}

/** What everybody knows of a stand that something happens to: for the words of it. */
export const natureOf = ({ nature, revealed }: Stand): { readonly nature?: Nature } =>
  revealed && nature ? { nature } : {};

/** The built-up area, wood or height in which a stand is struck: "in the town". */
export function placeOf({ ground }: State, stand: Stand): { readonly where?: string } {
  if (stand.place !== 'table') return {};
  const { pieces } = ground.now;
  const piece = pieces.find(one => BY_KIND[one.kind] !== undefined && inArea(outlineOf(one), stand));
  if (!piece) return {};
  return {
    where: `${piece.kind === 'H' || piece.kind === 'hill' ? 'on' : 'in'} the ${placeName(pieces, piece.id)}`,
  };
}

/** What stands did to one another, in the words of the book's time. */
export function deedWords({ face, words }: PlayBook) {
  const { AFAR, ATTACKS, VAIN } = words.FIGHT;

  /** "Panther A12"; whoever is unknown goes by his id alone. */
  const called = ({ stand, nature }: Known, begins = true): string => {
    if (!nature || nature.fake) return stand;
    const plain = face.plainName(nature);
    return `${begins ? plain.short : inSentence(plain.short, plain)} ${stand}`;
  };

  /** "Panther A12 opens fire on T-34 B3 in the town". */
  function fought({ stand, target, natures, where }: Told<'engaged'>): string {
    if (!natures) return `${stand} against ${target}`;
    const [own, other] = natures;
    const whom = called({ stand: target, nature: other }, false);
    return `${attacking(stand, own, other)} ${whom}${where ? ` ${where}` : ''}`;
  }
  const attacking = (stand: string, own: Nature, target: Nature): string =>
    `${called({ stand, nature: own })} ${AFAR?.isSo(own, target) ? AFAR.attack : (ATTACKS[own.posture] ?? ATTACKS.attack)}`;
  /** "the rounds go wide; A12 and B3": where neither is harmed. */
  const vainly = ({ stand, target, natures }: Told<'engaged'>): string | undefined =>
    natures && `${VAIN[natures[0].posture] ?? VAIN.attack}; ${stand} and ${target}`;

  /** "Panther A12 opens fire on T-34 B3". */
  const opened = ({ stand, target, natures }: Told<'engaging'>): string =>
    natures
      ? `${attacking(stand, ...natures)} ${called({ stand: target, nature: natures[1] }, false)}`
      : `${stand} engages ${target}`;

  return { called, fought, opened, vainly };
}
