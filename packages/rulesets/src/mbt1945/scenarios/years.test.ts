import { expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { STORIES } from './stories.js';

/** MBT45-HSE-22: the first year of the army list that brings them. */
const SINCE: Readonly<Record<string, number>> = {
  'IS-2': 1944,
  'ISU-152': 1944,
  'T-34/85': 1944,
  'Tiger II': 1944,
  Jagdpanther: 1944,
  'Pak 43': 1944,
  'Me 262': 1944,
  Firefly: 1944,
  'Churchill VII': 1944,
  Pershing: 1945,
  Panther: 1943,
  'Panzer IV H': 1943,
  Flakvierling: 1943,
  'Tiger I': 1942,
};

test.each(mbt1945.scenarios.filter(({ id }) => /19\d\d/.test(STORIES[id]?.dateline ?? '')))(
  'MBT45-HSE-22 $title fields nobody before his time',
  ({ id, data }) => {
    const year = Number(/19\d\d/.exec(STORIES[id]!.dateline)![0]);
    const troops = JSON.stringify(data);
    expect(Object.keys(SINCE).filter(name => SINCE[name]! > year && troops.includes(`"name":"${name}"`))).toEqual([]);
  },
);
