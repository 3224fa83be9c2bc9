import { expect, test } from 'vitest';
import { loneAnswer } from './lone-answer.js';
import { viewAt } from './testing.js';

const no = { message: 'not he' };
const choice = (value: string, closed?: typeof no) => ({ value, label: value, ...(closed && { closed }) });
const asked = (among: unknown, more: object = {}, undo: string | undefined = 'something was thrown') => {
  const view = viewAt('a place to choose');
  const ask = { ...view.asked!.ask, fields: [{ name: 'choice', gesture: { kind: 'choose', among } }], ...more };
  const { undo: _, ...rest } = view;
  return { ...rest, ...(undo && { undo }), asked: { ask, answered: [] } } as unknown as typeof view;
};

test.each([
  ['one is offered', asked([choice('A1')]), { value: 'A1' }],
  ['of two one is closed', asked([choice('A1', no), choice('A2')]), { value: 'A2' }],
  ['two are open', asked([choice('A1'), choice('A2')]), undefined],
  ['the order could still be taken back', asked([choice('A1')], {}, ''), undefined],
  ['a place is to be chosen', viewAt('a place to choose'), undefined],
  ['nothing is asked', viewAt('own orders'), undefined],
])('what leaves no choice is answered by itself: %s', (_, view, found) => expect(loneAnswer(view)).toEqual(found));
