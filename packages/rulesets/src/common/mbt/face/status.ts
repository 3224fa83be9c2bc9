import { isSide, type Look, type Options, otherSide, SIDE_NAMES, SIDES, type Side, type Status } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from '../play/aftermath.js';
import type { EndOfBattle } from '../play/ending.js';
import type { State } from '../play/state.js';
import { townsOf } from '../play/towns.js';
import type { Types } from '../play/types.js';
import { placeName } from './place-name.js';

export const hourWords = (hour24: number): string =>
  `${hour24 % 12 === 0 ? 12 : hour24 % 12} ${hour24 < 12 ? 'am' : 'pm'}`;

function turnWords({ turn, turns, round }: State): string {
  const rounds = round === 1 ? ' · first round' : round === 2 ? ' · second round' : '';
  return turn === 0 ? 'Set-up' : `Turn ${turn}${turns ? ` of ${turns}` : ''}${rounds}`;
}

const clockWords = ({ season, hour24, light, awc }: State): string =>
  season ? `${season} · ${hourWords(hour24)} · ${light}${awc ? ' · adverse weather' : ''}` : '';

/** R-64: what a side must do to win, by the ending of its scenario. */
function aimOf(view: State, side: Side): string {
  const { attacker, ending, turns } = view;
  const enemy = SIDE_NAMES[otherSide(side)];
  if (turns === null) return `break ${enemy}`;
  if (ending.kind === 'losses') return `break ${enemy}, or lose less by turn ${turns}`;
  if (ending.kind === 'towns') return `break ${enemy}, or hold the towns after turn ${turns}`;
  const place = placeName(view.ground.now.pieces, ending.piece);
  return side === attacker ? `take the ${place} by turn ${turns}` : `hold the ${place} to the end of turn ${turns}`;
}

export type StatusLines = Gift<'face', typeof statusLines>;

/** How the battle stands: the clock, the segments of the round, the losses. */
export function statusLines(book: PlayBook & Consequences & EndOfBattle) {
  const { idOf } = book;
  const { LOSS_KINDS, LOSS_WORDS, lossesOf } = book.ending;
  const { PLACES, SEGMENT_WORDS } = book.face;
  /** R-152, R-153: a scenario's own limit leaves these two nothing to decide. */
  const LIMITED = {
    [idOf('R-64')]: 'this battle has its own last turn',
    [idOf('R-152')]: 'this battle has a last turn',
  };

  /** Counted as the rules count them (R-60, R-100). */
  function scoreLines(view: State, side: Side, options: Options): string[] {
    const own = view.groups.filter(group => group.side === side);
    return lossesOf(view, side, options).groups.map(({ stands, losses, fragile }, i) => {
      const counted = LOSS_KINDS.map(kind => `${losses[kind]} ${LOSS_WORDS[kind]}`).join(', ');
      return `${own[i]!.name}: ${counted} of ${stands}${fragile ? ', Fragile' : ''}`;
    });
  }

  /** R-64: towns are told apart by their names on the map; a battle about one place calls it what its aim does. */
  function prizesIn(view: State): Pick<Status, 'prizes'> {
    if (view.phase !== 'battle' || view.ending.kind === 'losses') return {};
    const towns = townsOf(view);
    const { pieces } = view.ground.now;
    const nameOf = (id: string): string =>
      (view.ending.kind === 'towns' && PLACES[view.title]?.[id]) || placeName(pieces, id);
    const found = book.ending.prizesOf(view);
    return { prizes: found.map((prize, i) => ({ ...prize, name: nameOf(towns[i]!.id), rule: idOf('R-64') })) };
  }

  function statusOf({ view, viewer, options }: Look<Types>): Status {
    return {
      title: view.title,
      turn: turnWords(view),
      ...(view.turn === 0 && { before: true }),
      clock: clockWords(view),
      steps:
        view.phase === 'battle'
          ? SEGMENT_WORDS.map(({ name: label }, i) => ({ id: String(i + 1), label, current: view.segment === i + 1 }))
          : [],
      scores: SIDES.map(side => ({
        side,
        name: view.sides[side].name || SIDE_NAMES[side],
        lines: scoreLines(view, side, options),
      })),
      ...prizesIn(view),
      ...(isSide(viewer) && view.phase === 'battle' && { aim: aimOf(view, viewer) }),
      ...(view.turns !== null && { idle: LIMITED }),
    };
  }

  return { statusOf };
}
