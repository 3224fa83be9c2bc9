import { inArea } from '@umpire/engine';
import { type Fate, several, sortOf } from '../book/fight-words.js';
import { inSentence } from '../book/words.js';
import type { PlayBook } from '../book.js';
import { BY_KIND, placeName } from '../face/place-name.js';
import type { Struck, UndeclaredEvent } from './events.js';
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
  const { ATTACKS, FATES } = words.FIGHT;

  /** "Panthers A12"; whoever is unknown goes by his id alone. */
  const called = ({ stand, nature }: Known, begins = true): string => {
    if (!nature || nature.fake) return stand;
    const plain = face.plainName(nature);
    const name = plain.sort === undefined ? plain.short : several(plain.short);
    return `${begins ? name : inSentence(name, plain)} ${stand}`;
  };
  /** One does, several do. */
  const does = (who: Known, one: string, many: string): string =>
    `${called(who)} ${who.nature && !who.nature.fake ? many : one}`;

  const fateOf = (nature: Nature, status: string): Fate | undefined => FATES[status]?.[sortOf(words, nature)];

  /** What a result made of somebody; nothing where a lesser code left him as he was (R-07). */
  const fateIn = (nature: Nature, { code, status, was }: Struck): Fate | undefined =>
    code === words.UNHARMED || (was === status && code !== status) ? undefined : fateOf(nature, status);

  /** "Panthers A12 knock out T-34s B3 in the town". */
  function fought({ stand, target, natures, where, owner, opposing }: Told<'engaged'>): string | undefined {
    if (!natures) return undefined;
    const [own, other] = natures;
    const [did, suffered] = [fateIn(other, opposing)?.[0], fateIn(own, owner)?.[1]];
    const idle = opposing.code === words.UNHARMED && owner.code === words.UNHARMED;
    const rest = suffered ? ` and are ${suffered}${did ? ' in turn' : ''}` : idle ? ' without effect' : '';
    const whom = called({ stand: target, nature: other }, false);
    return `${called({ stand, nature: own })} ${did ?? attackOf(own)} ${whom}${where ? ` ${where}` : ''}${rest}`;
  }
  const attackOf = ({ posture }: Nature): string => ATTACKS[posture] ?? ATTACKS.attack;

  /** "Panthers A12 open fire on T-34s B3". */
  const opened = ({ stand, target, natures }: Told<'engaging'>): string =>
    natures
      ? `${called({ stand, nature: natures[0] })} ${attackOf(natures[0])} ${called({ stand: target, nature: natures[1] }, false)}`
      : `${stand} engages ${target}`;

  return { called, does, fateOf, fought, opened };
}
