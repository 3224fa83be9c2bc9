import { isRefusal } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { activate, ahead, type BattleNote, battle, charge, move, shoot, turnBy } from './kit.js';
import type { Order } from './orders.js';

const on = { activated: true };
const note = (more: Partial<BattleNote> = {}, others: BattleNote['vignettes'] = {}): BattleNote => ({
  ...more,
  vignettes: { A1: { at: [11, 5], now: on }, B1: { at: [11, 13] }, ...others },
});
/** A wood about (13, 5.6). */
const wood: Partial<BattleNote> = { terrain: [[3, 1, 'wood']] };

// biome-ignore format: one line a case
test.each<[string, BattleNote, Order, string]>([
  ['IGR-MOV-07 how far of how far', note(), move('A1', ahead(1.5)), 'this takes 1.5 W, 1 W at most'],
  ['IGR-MOV-08 how far round', note(), move('A1', turnBy(80)), 'this turns it 80°, 45° at most'],
  ['IGR-GOI-01 what slows it', note(wood, { A1: { at: [13, 5], now: on } }), move('A1', ahead(0.75)), 'this takes 0.75 W, 0.5 W at most; the wood slows it, elsewhere it has 1 W'],
  ['IGR-GEO-18 who is in the way', note({}, { A2: { at: [11, 6] } }), move('A1', ahead(1)), 'its friend A2 stands in its way: move that first, or go round'],
  ['IGR-RNG-01 how far off', note({ phase: 'shooting' }), shoot('A1', 'B1'), 'out of range: 7.5 W away, it reaches 2 W'],
  ['IGR-CHG-01 too far for a charge', note(), charge('A1', 'B1', ahead(1)), 'too far for a charge: 7.5 W away, it moves 1 W'],
  ['IGR-ACT-12 what it costs', note({ phase: 'activation', ap: 0 }, { A2: { at: [13, 5] } }), activate('A2'), 'it costs 1 AP, and 0 are left'],
])('a refusal says by how much: %s', (_, note, order, wanted) => {
  const { state, options } = battle(note);
  const done = glory.perform({ state, options, happen: () => {} }, 'a', order);
  expect(isRefusal(done) && done.message).toBe(wanted);
});

// biome-ignore format: one line a case
test.each<[string, BattleNote, Order, string]>([
  ['IGR-MOV-07 its move', note(), move('A1', ahead(1.5)), 'its move of 1 W is used up'],
  ['IGR-MOV-08 its turn', note(), move('A1', turnBy(80)), 'it turns no farther than 45° a turn'],
  ['IGR-GOI-01 what slows it', note(wood, { A1: { at: [13, 5], now: on } }), move('A1', ahead(0.75)), 'the wood slows it, elsewhere it has 1 W'],
])('what is dragged too far says what is used up: %s', (_, note, order, wanted) => {
  const { state, options } = battle(note);
  const done = glory.perform({ state, options, happen: () => {} }, 'a', order);
  expect(isRefusal(done) && done.stop).toBe(wanted);
});
