import { guidedSuite } from '../../../../../tests/kit/mbt/guided.js';
import { KIT } from './kit.js';

// biome-ignore format: one line a case
guidedSuite(KIT, {
  village: 'mbt2020-0-first-battle',
  town: 'mbt2020-2-the-town',
  works: 'mbt2020-4-bridgehead',
  optional: 4,
  ends: [
    ['nothing is lost',                           {},                                                 1, false],
    ['one Pinned',                                { B1: 'pinned' },                                   1, false],
    ['two Repulsed of four',                      { B1: 'repulsed', B2: 'repulsed' },                 1, false],
    ['three Repulsed of four',                    { B1: 'repulsed', B2: 'repulsed', B3: 'repulsed' }, 1, true],
    ['one Neutralised of three',                  { B3: 'neutralised' },                              1, false],
    ['two Neutralised of three',                  { B2: 'neutralised', B3: 'neutralised' },           1, true],
    ['two Neutralised of three, on the own side', { A2: 'neutralised', A3: 'neutralised' },           1, true],
    ['two Repulsed on each side',                 { A2: 'repulsed', A3: 'repulsed', B2: 'repulsed', B3: 'repulsed' }, 1, false],
    ['the turn before the last',                  {},                                                 5, false],
    ['the last turn',                             {},                                                 6, true],
  ],
});
