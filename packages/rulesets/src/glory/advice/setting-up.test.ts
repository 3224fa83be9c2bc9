import { defaultOptions, random, seatAt, seededDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { fieldDay } from '../scenarios/field-day.js';
import { settingUp } from './setting-up.js';

const list = (name: string, size: number, notation: string) => ({
  list: name,
  name,
  size,
  baseAp: 8,
  entries: [{ entry: 'line', troops: 'Line', notation, max: size, muster: size, general: true }],
});
const PIKES = list('our-pikes', 12, '(VLI-III-RA)EI');
const RIFLES = list('our-rifles', 6, '(HIM-III-RA)EIV');

function mustered(lists: readonly object[], opponent: string | null): unknown {
  const b = opponent && { list: opponent, vignettes: { line: 12 }, general: 'line' };
  const scenario = { ...(fieldDay.data as object), lists, armies: { a: null, b } };
  const options = defaultOptions(glory.options);
  const match = start({ rules: glory, options, scenario, dice: seededDice(1) });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return settingUp(seatAt(match.value, 'a'), random(1));
}

describe('IGR-EPO-01 the army that a bot musters is of the time of the battle', () => {
  test.each<[string, readonly object[], string | null, string]>([
    ['nobody knows anything of it', [], null, 'britain-1899'],
    ['its opponent leads a list of his own', [PIKES], 'our-pikes', 'swiss-1515'],
    ['lists were brought along, and its opponent has yet to choose', [PIKES], null, 'swiss-1515'],
    ['of those of one Epoch the nearest in size', [RIFLES], null, 'natal-1879'],
  ])('%s', (_, lists, opponent, expected) => {
    expect(mustered(lists, opponent)).toEqual({ verb: 'muster', list: expected });
  });
});
