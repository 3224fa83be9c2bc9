import { type Look, type Meter, type Options, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import type { GroupLosses, LossLimits, SideLosses } from '../book/losses.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from '../play/aftermath.js';
import { inPlay } from '../play/stands.js';
import type { Group, State } from '../play/state.js';
import type { Types } from '../play/types.js';

/** What the losses that are left do, in as few words as the bar has room for; where none is left, it is done. */
const soon = (left: number, word: string, then: string): string => (left > 0 ? `${left} more ${word}: ${then}` : then);

/** One side of a battle, as somebody looks at it. */
interface Looked {
  readonly view: State;
  readonly options: Options;
  readonly side: Side;
  readonly losses: SideLosses;
  readonly own: readonly Group[];
  /** How the side is spoken of: "beats Blue". */
  readonly beats: string;
}

/** VIC-01 to VIC-04: how near each side is to losing. */
export function meters(book: PlayBook & Consequences) {
  const { ruleFor } = book;
  const { LOSS_KINDS, LOSS_WORDS, armyLimits, askedGroups, groupLimits, losesByArmy, lossesOf, tally } = book.ending;

  /** How near each side is to losing, by each of the book's conditions. */
  const metersOf = ({ view, viewer, options }: Look<Types>): Meter[] =>
    view.phase === 'battle' ? SIDES.flatMap(side => sideMeters(lookedAt(view, side, viewer === side, options))) : [];

  const lookedAt = (view: State, side: Side, isOwn: boolean, options: Options): Looked => ({
    view,
    options,
    side,
    losses: lossesOf(view, side, options),
    own: view.groups.filter(group => group.side === side),
    beats: `beats ${isOwn ? 'you' : SIDE_NAMES[side]}`,
  });

  function sideMeters(looked: Looked): Meter[] {
    const { losses, options } = looked;
    if (losesByArmy(losses, options)) return armyMeters(looked);
    const asked = askedGroups(losses.groups, options);
    if (asked.length === 1) return groupMeters(looked, asked[0]!, true);
    return [fragileMeter(looked, asked), ...armyMeters(looked), ...asked.flatMap(i => partMeters(looked, i, asked))];
  }

  /** A side has lost when all of its groups that count are Fragile. */
  function fragileMeter({ side, losses }: Looked, asked: readonly number[]): Meter {
    const lost = asked.filter(i => losses.groups[i]!.fragile).length;
    return {
      id: `${side}-groups`,
      side,
      label: 'groups Fragile',
      rule: ruleFor.defeat,
      word: 'fragile',
      lost,
      limit: asked.length,
      next: soon(asked.length - lost, 'Fragile', 'beaten'),
    };
  }

  /** VIC-03, VIC-04: the losses of the whole army, where they decide. */
  function armyMeters(looked: Looked): Meter[] {
    const limits = armyLimits(looked.losses);
    if (!limits) return [];
    const { groups } = looked.losses;
    const lost = Object.fromEntries(LOSS_KINDS.map(kind => [kind, sum(groups, kind)]));
    const members = looked.own.flatMap(group => group.members);
    return counting(looked, { id: 'army', limits, lost, members, decides: true });
  }
  const sum = (groups: readonly GroupLosses[], kind: string): number =>
    groups.reduce((all, group) => all + group.losses[kind]!, 0);

  /** VIC-01, VIC-02, HSE-19: the losses of a Battle Group. `decides`: its side has lost when it is Fragile. */
  function groupMeters(looked: Looked, index: number, decides: boolean): Meter[] {
    const group = looked.losses.groups[index]!;
    const limits = groupLimits(group, looked.losses.fragileAt ?? null);
    const { members, name } = looked.own[index]!;
    return counting(looked, { id: `group${index}`, name, limits, lost: group.losses, members, decides });
  }

  function partMeters(looked: Looked, index: number, asked: readonly number[]): Meter[] {
    const { losses, own, side } = looked;
    if (losses.groups[index]!.fragile) return [];
    const isLast = asked.every(i => i === index || losses.groups[i]!.fragile);
    return groupMeters(looked, index, isLast).map(meter => ({
      ...meter,
      label: `${own[index]!.name}: ${meter.label}`,
      toward: `${side}-groups`,
      ...(isLast && { decides: true as const }),
    }));
  }

  interface Counted {
    readonly id: string;
    readonly name?: string;
    readonly limits: LossLimits;
    readonly lost: Readonly<Record<string, number>>;
    readonly members: readonly number[];
    readonly decides: boolean;
  }
  const counting = (looked: Looked, what: Counted): Meter[] => LOSS_KINDS.map(kind => countOf(looked, what, kind));

  function countOf(looked: Looked, what: Counted, kind: string): Meter {
    const { side, beats } = looked;
    const { at: limit, rule } = what.limits[kind]!;
    const word = LOSS_WORDS[kind]!;
    const lost = Math.min(limit, what.lost[kind]!);
    return {
      id: `${side}-${what.id}-${kind}`,
      side,
      label: word,
      rule,
      word: 'losses',
      lost,
      limit,
      next: soon(limit - lost, word, what.decides ? 'beaten' : `${what.name} Fragile`),
      counts: kind,
      weighs: weighing(looked, what.members, kind),
      fatal: what.decides ? `${word} ${beats}` : `${word}: its group Fragile`,
      full: what.decides ? beats : `makes ${what.name} Fragile`,
    };
  }

  /** Stands in play that do not count yet; a blank may be a fake, which nobody can tell. */
  function weighing({ view, options }: Looked, members: readonly number[], kind: string): Record<string, number> {
    const stands = members.map(i => view.stands[i]!);
    const weigh = stands.filter(s => inPlay(s) && !s.nature?.fake && tally([s], options)[kind] === 0);
    return Object.fromEntries(weigh.map(({ id }) => [id, 1]));
  }

  return { meters: metersOf };
}
