import { expect, test } from 'vitest';
import { filmAct, isFilmsAlone } from './use-film-keys.js';

/** What is called, in a word. */
function called(
  key: string,
  state: string,
  { at, takes = 2, running = true, draft }: { at?: number; takes?: number; running?: boolean; draft?: object } = {},
) {
  const calls: string[] = [];
  const note = (name: string) => (value?: unknown) => void calls.push(value === undefined ? name : `${name} ${value}`);
  const session = { run: note('run'), step: note('step'), hurry: note('hurry') };
  const film = {
    takes: Array.from({ length: takes }),
    at,
    toggle: note('toggle'),
    step: note('film'),
    stop: note('stop'),
    back: note('back'),
    forth: note('forth'),
  };
  filmAct({ key }, { snap: { state, running, draft }, session } as never, film as never)?.();
  return calls.join();
}

// biome-ignore format: a case a line
test.each([
  ['the space bar halts a bot',                       called(' ', 'following'), 'run false'],
  ['and lets it go on',                               called(' ', 'paused', { running: false }), 'run true'],
  ['a full stop halts it, then steps',                called('.', 'following'), 'run false'],
  ['one step',                                        called('.', 'paused', { running: false }), 'step'],
  ['any key goes on at once',                         called('x', 'following'), 'step'],
  ['Esc goes on to the next own decision',            called('Escape', 'following'), 'hurry'],
  ['Shift alone does nothing',                        called('Shift', 'following'), ''],
  ['the space bar plays it again',                    called(' ', 'choosing'), 'toggle'],
  ['a full stop shows one step',                      called('.', 'choosing'), 'film 1'],
  ['any key ends it',                                 called('x', 'choosing', { at: 1 }), 'stop'],
  ['to the turn before',                              called('<', 'choosing'), 'back'],
  ['and on again, while one of it is shown',          called('>', 'choosing', { at: 1 }), 'forth'],
  ['also where nothing was done last',                called('<', 'choosing', { takes: 0 }), 'back'],
  ['not with an order in hand',                       called('<', 'drafting', { draft: {} }), ''],
  ['nor while a bot acts',                            called('<', 'following'), 'step'],
  ['other keys are not the film’s',                   called('x', 'choosing'), ''],
  ['where nothing happened there is nothing to play', called(' ', 'choosing', { takes: 0 }), ''],
])('%s', (_, found, wanted) => {
  expect(found).toBe(wanted);
});

test.each([
  ['Enter only ends a picture of what is past', 'Enter', 1, true],
  ['and presses the large button in the present', 'Enter', undefined, false],
  ['a verb’s key still begins its order', 'm', 1, false],
  ['the film’s own keys do nothing else', '.', undefined, true],
] as const)('%s', (_, key, at, wanted) => {
  expect(isFilmsAlone({ key }, { at })).toBe(wanted);
});
