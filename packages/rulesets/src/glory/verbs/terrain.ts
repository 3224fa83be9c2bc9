import { type Citation, forbid, type Gesture, isRefusal, malformed, otherSide, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { formerlyWord, namesIn } from '../../common/book/legacy-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import { citation } from '../lines.js';
import type { LaidPiece, State } from '../play/state.js';
import { calledPiece } from '../play/terrain.js';
import type { Tabletop } from '../rules/table.js';
import { adjustTerrain } from '../rules/terrain.js';
import { id, verb } from './verb.js';

const LOSER_FIRST = citation('IGR-R-20', 'the loser of the throw for terrain deploys first');

/** IGR-TER-12, IGR-TER-13: the winner changes the terrain, once. */
export const terrainAdjust = verb({
  order: {
    action: z.enum(['remove', 'swap', 'none']),
    ids: formerlyWord(z.array(id).max(40), z.string().max(200), namesIn).default([]),
  },
  label: 'Change the terrain',
  text: 'Remove up to two pieces, exchange two, or leave it',
  key: 't',
  ends: 'step',
  on: ({ seat }) => (seat.view.step === 'adjust' && seat.view.adjuster === seat.by ? SHOWN : undefined),
  fields: {
    action: {
      choose: () => [
        { value: 'none', label: 'Leave it as it is', done: 'Leave the terrain as it is' },
        { value: 'remove', label: 'Remove one or two pieces' },
        { value: 'swap', label: 'Exchange two pieces' },
      ],
    },
    ids: { several: ({ seat, sofar }) => changedPieces(seat.view, sofar.action) },
  },
  plan: ({ view, by }, { action, ids }) => {
    if (view.step !== 'adjust') return forbid('IGR-TER-12', 'the terrain is not changed now');
    if (view.adjuster !== by) return forbid('IGR-TER-12', 'the winner of the throw changes the terrain');
    const { pieces } = view.ground.now;
    const wrong = idsRefusal(pieces, ids, action);
    if (wrong) return wrong;
    const found = adjustTerrain(pieces, { action, ids });
    return isRefusal(found) ? found : { pieces: found.result.pieces, because: found.because as readonly Citation[] };
  },
  act: (game, by, { action }, { pieces, because }) => {
    game.happen({ kind: 'terrainAdjusted', by, action, pieces, because });
    if (!game.state.ambush.now) game.happen({ kind: 'deploymentBegan', first: otherSide(by), because: [LOSER_FIRST] });
  },
});

function idsRefusal(pieces: readonly LaidPiece[], ids: readonly string[], action: string): Refusal | undefined {
  const names = pieces.map(p => p.id);
  const unknown = ids.findIndex(name => !names.includes(name));
  if (unknown >= 0) return malformed(`ids[${unknown}]`, `there is no piece ${ids[unknown]}`);
  if (new Set(ids).size < ids.length) return malformed('ids', 'a piece is named twice');
  return action === 'none' && ids.length > 0 ? malformed('ids', 'nothing is changed') : undefined;
}

/** IGR-TER-12: one or two pieces go, or two change places. */
function changedPieces({ ground }: State, action: string | undefined): Gesture {
  if (action === 'none') return { kind: 'choose', among: [{ value: [], label: 'nothing' }] };
  const { pieces, top } = ground.now;
  return {
    kind: 'several',
    text: action === 'remove' ? 'Touch one or two pieces that go' : 'Touch two pieces that change places',
    least: action === 'remove' ? 1 : 2,
    among: pieces.map(piece => ({
      value: piece.id,
      label: calledPiece(piece),
      text: whereabouts(piece.square, top),
    })),
  };
}
/** Where a square lies, as one looks at the table from the south. */
const whereabouts = ([column, row]: LaidPiece['square'], { columns, rows }: Tabletop): string =>
  `${ordinal(column + 1)} of ${columns} from the west, ${ordinal(row + 1)} of ${rows} from the south`;
const ordinal = (n: number): string => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
