import type { Marker } from '@umpire/engine';
import type { FightWords } from './book/fight-words.js';
import type { Class, Code, Grade, Kind, Mode, Posture, Status, SubClass } from './pieces.js';

/** A closed list of words. */
export type Vocabulary = readonly [string, ...string[]];

type OfClass = Pick<Kind, 'class'>;
type OfSubClass = Pick<Kind, 'subClass'>;
type OfPosture = Pick<Kind, 'posture'>;
type OfMode = Pick<Kind, 'mode'>;

/** How a status is said, and how bad it is. */
export interface StatusWords {
  /** On a card. */
  readonly title: string;
  /** In the log, of a stand that was struck. */
  readonly told: string;
  /** In a preview: what becomes of it. */
  readonly brief: string;
  /** What the book prints, where that is another word: an adjudicator says it, too. */
  readonly printed?: string;
  /** From 0 to 1. */
  readonly harm: number;
  /** The code for which whoever is so already has to go once more; any other leaves him so. */
  readonly goesFor?: Code;
  /** What the counter shows. */
  readonly marker?: Marker;
}

/** Which words mean what. */
export interface Meant<C = Class, S = SubClass, P = Posture, M = Mode> {
  readonly battery: C;
  readonly flight: C;
  readonly troops: C;
  readonly tanks: C;
  readonly lightInfantry: S;
  readonly engineers: S;
  readonly lookout: P;
  readonly areaFire: P;
  readonly counterBattery: P;
  readonly lineInfantry: P;
  readonly tankHunter: P;
  readonly mortar: P;
  readonly strikers: readonly P[];
  readonly antiAircraft: readonly P[];
  readonly marked: readonly P[];
  readonly fixed: M;
  readonly fast: M;
}

/** The questions that a book answers by comparing with a word of its own. */
export const meaning = (meant: Meant, classOf: Words['classOf']) => ({
  isBattery: (of: OfClass) => of.class === meant.battery,
  isFlight: (of: OfClass) => of.class === meant.flight,
  isTroops: (of: OfClass) => of.class === meant.troops,
  isTank: ({ subClass }: OfSubClass) => classOf(subClass) === meant.tanks,
  isLightInfantry: ({ subClass }: OfSubClass) => subClass === meant.lightInfantry,
  isEngineer: ({ subClass }: OfSubClass) => subClass === meant.engineers,
  isLookout: ({ posture }: OfPosture) => posture === meant.lookout,
  isAreaFire: ({ posture }: OfPosture) => posture === meant.areaFire,
  isCounterBattery: ({ posture }: OfPosture) => posture === meant.counterBattery,
  isLineInfantry: ({ posture }: OfPosture) => posture === meant.lineInfantry,
  isTankHunter: ({ posture }: OfPosture) => posture === meant.tankHunter,
  isMortar: ({ posture }: OfPosture) => posture === meant.mortar,
  isStriker: ({ posture }: OfPosture) => meant.strikers.includes(posture),
  isAntiAircraft: ({ posture }: OfPosture) => meant.antiAircraft.includes(posture),
  takesMarker: ({ posture }: OfPosture) => meant.marked.includes(posture),
  isFixed: ({ mode }: OfMode) => mode === meant.fixed,
  isFast: ({ mode }: OfMode) => mode === meant.fast,
});

/**
 * The words of a book, and what they mean to the rules that the family shares. Shared code never compares with a word: it asks one of these
 * questions, and each book answers with its own words.
 */
export interface Words {
  readonly CLASSES: Vocabulary;
  readonly SUB_CLASSES: Vocabulary;
  readonly POSTURES: Vocabulary;
  readonly MODES: Vocabulary;
  /** From the lowest to the highest. */
  readonly GRADES: Vocabulary;
  /** From the best to the worst. */
  readonly STATUSES: Readonly<Record<Status, StatusWords>>;
  /** As every stand begins, and as those are that are removed. */
  readonly STEADY: Status;
  readonly LOST: Status;
  readonly FIGHT: FightWords;
  /** The code of a result that leaves a stand as it is. */
  readonly UNHARMED: Code;
  /** The commonest stand: what a fake pretends to be, and what a blank is measured as, on which nothing hangs. */
  readonly ORDINARY: Kind & { readonly grade: Grade };
  /** the modes that a fake may pretend to have, the commonest first. */
  readonly FAKE_MODES: Vocabulary;

  classOf(subClass: SubClass): Class;
  /** CLS-18: how sub-classes rank within their class; 0 is the standard. */
  levelOf(subClass: SubClass): number;
  /** 7.2: of a stand that names none; undefined where it must. */
  defaultPosture(of: Class): Posture | undefined;
  defaultMode(of: Class): Mode;

  /** CLS-09, CLS-13, CLS-17: whoever fights on the ground, fires from afar, flies. Every class is one of the three. */
  isUnit(of: OfClass): boolean;
  isBattery(of: OfClass): boolean;
  isFlight(of: OfClass): boolean;
  /** Of the units: soldiers, however they ride. Whether a rule means them by INFANTRY is `isInfantry`. */
  isTroops(of: OfClass): boolean;
  /** Of the units: tanks. */
  isTank(of: OfSubClass): boolean;
  /** Of the troops: those who ride in armoured vehicles, and those who have none. */
  isMountedInfantry(of: OfSubClass): boolean;
  isLightInfantry(of: OfSubClass): boolean;
  /** OPT-02. */
  isEngineer(of: OfSubClass): boolean;

  /** Looks under blanks (DEP-09), and engages nothing. */
  isLookout(of: OfPosture): boolean;
  /** Of the flights: comes on at its edge and attacks in segment 2; the others come on in segment 1. */
  isStriker(of: OfPosture): boolean;
  /** Of the batteries: fires at what is on the ground, or at batteries that fired. */
  isAreaFire(of: OfPosture): boolean;
  isCounterBattery(of: OfPosture): boolean;
  isAntiAircraft(of: OfPosture): boolean;
  /** Of the troops: those without other work, those who lie in wait for tanks, those who fire over others. */
  isLineInfantry(of: OfPosture): boolean;
  isTankHunter(of: OfPosture): boolean;
  isMortar(of: OfPosture): boolean;
  /** its fire marks it for counter-battery fire. */
  takesMarker(of: OfPosture): boolean;

  /** Does not move by itself (MOV-06). */
  isFixed(of: OfMode): boolean;
  /** Must move (MOV-07). */
  isFast(of: OfMode): boolean;
}
