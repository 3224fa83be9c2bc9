import { SIDES, type Side, type Standing } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { PHASES } from '../rules/sequence.js';
import { marchTurn } from './marching.js';
import type { State } from './state.js';

const PHASE = Object.fromEntries(PHASES.map(row => [row.name, row])) as Readonly<
  Record<State['phase'], (typeof PHASES)[number]>
>;
/** IGR-R-66: what the player shoots with in phase D who is not active (IGR-SHO-05, shots of evaders). */
const SHOOTS_BACK = 'shoot at those who came into contact, and with those who evaded; targets may return fire';
const ALONE: Readonly<Record<Side, readonly Side[]>> = { a: ['a'], b: ['b'] };

function told({ phase, apThrown, sides }: State, by: Side, text: string): string {
  const { name, ap, apLeft } = sides[by];
  if (phase !== 'activation' || !apThrown) return `${name}: ${text}`;
  return `${name}: activate units: ${apLeft} of ${ap} activation points are left. Whoever gets no order throws a die and acts by itself`;
}

/** Whom the battle waits for, and why; or how it ended. */
export function turn(state: State): Standing {
  if (state.over) return overTurn(state.over);
  const { sides } = state;
  switch (state.step) {
    case 'armies': {
      const waiting = SIDES.filter(side => sides[side].list === '');
      return { waiting, step: 'armies', rule: 'IGR-LST-01', text: 'choose an army list' };
    }
    case 'adjust': {
      const by = state.adjuster!;
      return { waiting: [by], step: 'terrain', rule: 'IGR-TER-12', text: `${sides[by].name} may change the terrain` };
    }
    case 'march': {
      const { side, what } = marchTurn(state);
      return { waiting: [side], step: 'march', ...MARCH[what] };
    }
    case 'deployment':
      return {
        waiting: [state.next],
        step: 'deployment',
        rule: state.ambush.now ? 'IGR-AMB-08' : 'IGR-DEP-14',
        text: `${sides[state.next].name} places a vignette`,
      };
    default: {
      const row = PHASE[state.phase];
      const by = state.phase === 'shooting' ? state.firing : state.active;
      const text = by === state.active ? row.text : SHOOTS_BACK;
      return { waiting: ALONE[by], step: row.name, rule: row.rule, text: told(state, by, text) };
    }
  }
}

const MARCH = {
  order: { rule: 'IGR-AMB-02', text: 'write the order of march' },
  diagonal: { rule: 'IGR-R-17', text: 'choose the diagonal of the march' },
  spring: { rule: 'IGR-AMB-08', text: 'spring the ambush, or wait while the column still marches' },
} as const;
