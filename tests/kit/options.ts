import { defaultOptions, type Option } from '@umpire/engine';
import { describe, expect, test } from 'vitest';

/** A book's options, and a harmless question that shows whether a set of them is accepted. */
interface Given {
  readonly register: readonly { readonly id: string; readonly kind: string; readonly switch?: true }[];
  readonly options: readonly Option[];
  /** What the rules read, with the choices that they know. */
  readonly read: ReadonlyMap<string, readonly string[]>;
  /** The answer under these options, or the path that is refused. */
  ask(options: Readonly<Record<string, unknown>>): unknown;
  readonly answer: unknown;
  /** Whether a settled ruling may be named at all, by its first choice; so it is unless the specification says otherwise. */
  readonly settledMayBeNamed?: boolean;
}

/** Tests that register, options and rules of a book know the same switches. */
export function optionsSuite({ register, options, read, ask, answer, settledMayBeNamed = true }: Given): void {
  const open = options.filter(o => !o.settled);
  const settled = options.filter(o => o.settled);
  describe('options', () => {
    test('every ruling of the register is an option, and every optional rule that players set', () => {
      const listed = register.filter(e => e.kind === 'ruling' || (e.kind === 'optional' && e.switch));
      expect(options.map(o => o.id).sort()).toEqual(listed.map(e => e.id).sort());
    });
    test('the first choice is the default, and an optional rule is off', () => {
      const defaults = defaultOptions(options);
      for (const { id, choices } of options) expect(defaults[id]).toBe(choices[0]!.id);
      for (const { id } of options.filter(o => o.kind === 'optional')) expect(defaults[id]).toBe('off');
    });
    test('every choice has a text, and every ruling a reason', () => {
      for (const o of options) {
        for (const choice of o.choices) expect(choice.text, o.id).not.toBe('');
        expect(o.text, o.id).not.toBe('');
        if (o.kind === 'ruling') expect(o.why, o.id).toBeTruthy();
      }
    });
    test('every switch is read, with exactly the choices that the register lists, and nothing else is', () => {
      // Sorted: an object puts names that are numbers first.
      const known = [...read].map(([id, choices]) => [id, [...choices].sort()] as const);
      const listed = open.map(o => [o.id, o.choices.map(c => c.id).sort()] as const);
      expect(new Map(known)).toEqual(new Map(listed));
    });
    // No ids in these titles: that a choice is accepted proves nothing about what it does.
    test('a switch may be set to each of its choices, and to nothing else', () => {
      for (const { id, byFlag, choices } of open) {
        for (const choice of choices) expect(ask({ [id]: choice.id })).toEqual(answer);
        expect(ask({ [id]: 'perhaps' })).toBe(`options.${id}`);
        expect(ask({ [id]: 1 })).toBe(`options.${id}`);
        for (const flag of [true, false]) expect(ask({ [id]: flag })).toEqual(byFlag ? answer : `options.${id}`);
      }
    });
    test('of a settled ruling the first choice may be named at most', () => {
      for (const { id, choices } of settled) {
        expect(ask({ [id]: choices[0]!.id })).toEqual(settledMayBeNamed ? answer : `options.${id}`);
        for (const choice of choices.slice(1)) expect(ask({ [id]: choice.id })).toBe(`options.${id}`);
      }
    });
    test('an unknown option is refused', () => {
      expect(ask({ 'X-R-999': 'x' })).toBe('options.X-R-999');
    });
  });
}
