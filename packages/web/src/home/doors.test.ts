import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FacingPiece, renderFacing } from '@umpire/board';
import { type Door, SHELF } from '@umpire/rulesets';
import { expect, test } from 'vitest';

const FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../public/doors');
const BASE = 254;

const piecesOf = ({ pieces }: Door): FacingPiece[] =>
  pieces.map(({ side, symbol, figure, dress, token }, i) => ({
    piece: {
      id: `${side}${i}`,
      side,
      label: '',
      title: '',
      symbol,
      where: 'table',
      x: 0,
      y: 0,
      facing: 0,
      width: BASE,
      depth: BASE,
      layer: 'ground',
      markers: [],
      ...(figure && { figure }),
      ...(token && { token }),
    },
    ...(dress && { dress: { [figure!.dress!]: dress } }),
  }));

const CASES = SHELF.flatMap(({ id, door }) => (['light', 'dark'] as const).map(mode => [id, mode, door] as const));
/** `UPDATE_DOORS=1 npx vitest run packages/web/src/home/doors.test.ts` draws them anew. */
test.each(CASES)('the picture on the door of %s, %s, is what the board draws of it', (id, mode, door) => {
  const file = join(FOLDER, `${id}-${mode}.svg`);
  const picture = renderFacing(piecesOf(door), mode);
  if (process.env.UPDATE_DOORS) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, picture);
  }
  expect(readFileSync(file, 'utf8')).toBe(picture);
});
