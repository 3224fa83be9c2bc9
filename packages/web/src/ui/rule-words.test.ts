import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '../notices/notices.js';
import { NoticesBar } from '../notices/notices-bar.js';
import { RuleWords } from './rule-words.js';
import { say, Toasts } from './toast.js';

afterEach(() => vi.unstubAllGlobals());

const at = (hash: string) => vi.stubGlobal('location', { hash });
const IN_PLACE = /<a [^>]*href="#\/rules\/mbt2020\/MBT20-R-41[^>]*aria-haspopup="dialog"[^>]*>MBT20-R-41<\/a>/;

test.each(['#/battle/x', '#/match/x', '#/new'])('the id of a rule opens what it says in place, at %s', hash => {
  at(hash);
  const text = 'Too far (MBT20-R-41), and no NATO-X-1.';
  expect(renderToStaticMarkup(createElement(RuleWords, { text }))).toMatch(IN_PLACE);
  expect(renderToStaticMarkup(createElement(RuleWords, { text }))).toContain('and no NATO-X-1.');
});

test('of what is said in the corner and in a notice too', () => {
  at('#/battle/x');
  say('It cannot go there', { rule: 'MBT20-R-41' });
  announce({ id: 'x', tone: 'warning', text: 'The rule MBT20-R-41 was changed.' });
  for (const part of [Toasts, NoticesBar]) expect(renderToStaticMarkup(createElement(part))).toMatch(IN_PLACE);
});
