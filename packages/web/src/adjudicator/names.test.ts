import { expect, test } from 'vitest';
import type { Keep } from './keep.js';
import { type Names, nameIn, pickedIn, readNames, withName, writeNames } from './names.js';

const panther = { label: 'Panther', value: { subClass: 'MBT+', posture: 'ARM' } };
const tiger = { label: 'Tiger I', value: { posture: 'ARM', subClass: 'MBT+' } };

test('two who fill the same fields have the name of whom was picked last, in their own book', () => {
  const names = withName(withName({}, 'mbt1945', tiger), 'mbt1945', panther);
  expect(nameIn(names, 'mbt1945', tiger.value)).toBe('Panther');
  expect(nameIn(names, 'mbt2020', tiger.value)).toBeUndefined();
  expect(nameIn(withName(names, 'mbt1945', tiger), 'mbt1945', panther.value)).toBe('Tiger I');
  expect(Object.keys(names)).toHaveLength(1);
});

test('the oldest name is forgotten when there are sixty', () => {
  let names: Names = {};
  for (let i = 0; i < 61; i++) names = withName(names, 'glory', { label: `Pike ${i}`, value: `(HIP-${i})` });
  expect(Object.keys(names)).toHaveLength(60);
  expect(nameIn(names, 'glory', '(HIP-0)')).toBeUndefined();
  expect(nameIn(names, 'glory', '(HIP-60)')).toBe('Pike 60');
});

test('names are read again; what is damaged, foreign or blocked is no trouble', () => {
  let text: string | null = null;
  const keep: Keep = {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
  };
  const names = withName({}, 'mbt1945', panther);
  expect(readNames(keep)).toEqual({});
  writeNames(keep, names);
  expect(readNames(keep)).toEqual(names);
  text = '{"a":1,"b":"Sherman"}';
  expect(readNames(keep)).toEqual({ b: 'Sherman' });
  for (const damaged of ['{{', 'null', '7']) {
    text = damaged;
    expect(readNames(keep)).toEqual({});
  }
  const blocked = () => {
    throw new Error('denied');
  };
  expect(readNames({ getItem: blocked, setItem: blocked })).toEqual({});
  writeNames({ getItem: blocked, setItem: blocked }, names);
});

test('those who were picked last come first, as they fill the fields', () => {
  const tiger = { label: 'Tiger', value: { class: 'HA', weapon: 'HG' } };
  const names = [{ label: 'Pikes', value: '(HIP-III-RA)' }, tiger].reduce((all, one) => withName(all, 'x', one), {});
  expect(pickedIn(withName(names, 'y', tiger), 'x')).toEqual([tiger, { label: 'Pikes', value: '(HIP-III-RA)' }]);
});
