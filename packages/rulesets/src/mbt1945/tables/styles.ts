import type { Options } from '@umpire/engine';
import type { Posture } from '../pieces.js';
import { bombers, engineers } from './stand.js';

/** Ways to make up an army of sample Battle Groups (MBT45-HSE-12, MBT45-HSE-22): taken in turn until the agreed number is reached. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  Balanced: ['Balanced group', 'Armoured group', 'Infantry group', 'Fires and air'],
  Armoured: ['Armoured group', 'Tank group', 'Heavy tank group', 'Fires and air'],
  Infantry: ['Infantry group', 'Rifle group', 'Infantry group', 'Fires and air, more fighters'],
  Defence: ['Garrison', 'Heavy tank group', 'Balanced group', 'Fires and air'],
  Breakthrough: ['Heavy tank group', 'Guards rifle group', 'Armoured group', 'Fires and air'],
  'Guns and aircraft': ['Armoured group', 'Fires and air', 'Infantry group', 'Fires and air, more fighters'],
  'Guns and early aircraft': ['Infantry group', 'Fires and air, early', 'Balanced group'],
  Assault: ['Assault, optional rules', 'Balanced group', 'Fires and air'],
  'Germany 1940': ['Germany 1939-41: Panzer', 'Germany 1939-45: infantry'],
  'Germany 1942, desert': ['Germany 1941-43: Afrika Korps', 'Germany 1939-45: infantry'],
  'Germany 1944': ['Germany 1943-45: Panzer', 'Germany 1939-45: infantry', 'Germany 1944-45: heavy tanks'],
  'Soviet Union 1941': ['Soviet Union 1939-41: tanks', 'Soviet Union 1941-45: rifles'],
  'Soviet Union 1943': [
    'Soviet Union 1942-44: tanks',
    'Soviet Union 1941-45: rifles',
    'Soviet Union 1942-44: tanks',
    'Soviet Union 1943-45: guns and air',
  ],
  'Soviet Union 1945': [
    'Soviet Union 1944-45: Guards tanks',
    'Soviet Union 1941-45: rifles',
    'Soviet Union 1944-45: Guards tanks',
    'Soviet Union 1943-45: guns and air',
  ],
  'Soviet Union 1944, guns and aircraft': [
    'Soviet Union 1942-44: tanks',
    'Soviet Union 1943-45: guns and air',
    'Soviet Union 1941-45: rifles',
  ],
  'Guards 1945': ['Guards tank group', 'Guards rifle group', 'Guards tank group', 'Fires and air'],
  'Britain 1940': ['Britain 1939-41: armoured'],
  'Britain 1942, desert': ['Britain 1941-43: Eighth Army'],
  'Britain 1944': [
    'Britain, Canada 1944-45: armoured',
    'Britain, Canada 1944-45: infantry',
    'Britain, Canada 1944-45: infantry',
    'United States, Britain 1944-45: guns and air',
  ],
  'Britain 1944, guns and aircraft': [
    'Britain, Canada 1944-45: armoured',
    'United States, Britain 1944-45: guns and air',
    'Britain, Canada 1944-45: infantry',
  ],
  'India 1944': ['India 1942-45: infantry'],
  'Australia 1943': ['Australia, New Zealand 1942-45: infantry'],
  'United States 1943, desert': ['United States 1942-43: armoured', 'United States 1943-45: infantry'],
  'United States 1944': [
    'United States 1944-45: armoured',
    'United States 1943-45: infantry',
    'United States 1944-45: armoured',
    'United States, Britain 1944-45: guns and air',
  ],
  'United States 1944, guns and aircraft': [
    'United States 1944-45: armoured',
    'United States, Britain 1944-45: guns and air',
    'United States 1943-45: infantry',
  ],
  'Japan 1942': ['Japan 1937-45: infantry', 'Japan 1937-45: tanks'],
  'Italy 1941': ['Italy 1940-43: armoured'],
  'France 1940': ['France 1940: armoured'],
  'Poland 1939': ['Poland 1939: infantry'],
  'Finland 1940': ['Finland 1939-44: infantry'],
  'Hungary, Romania 1942': ['Hungary, Romania 1941-44: army'],
  'China 1942': ['China 1937-45: infantry'],
  'Fiji 1943': ['Fiji 1942-44: infantry'],
};

const COMMONWEALTH = ['United Kingdom', 'Canada'];

/** MBT45-HSE-22: an army takes the lists of its nation; all others are anybody's. */
export const STYLE_NATIONS: Readonly<Record<string, readonly string[]>> = {
  'Germany 1940': ['Germany'],
  'Germany 1942, desert': ['Germany'],
  'Germany 1944': ['Germany'],
  'Soviet Union 1941': ['Soviet Union'],
  'Soviet Union 1943': ['Soviet Union'],
  'Soviet Union 1945': ['Soviet Union'],
  'Soviet Union 1944, guns and aircraft': ['Soviet Union'],
  'Guards 1945': ['Soviet Union'],
  'Britain 1940': ['United Kingdom'],
  'Britain 1942, desert': ['United Kingdom'],
  'Britain 1944': COMMONWEALTH,
  'Britain 1944, guns and aircraft': ['United Kingdom'],
  'India 1944': ['India'],
  'Australia 1943': ['Australia', 'New Zealand'],
  'United States 1943, desert': ['United States'],
  'United States 1944': ['United States'],
  'United States 1944, guns and aircraft': ['United States'],
  'Japan 1942': ['Japan'],
  'Italy 1941': ['Italy'],
  'France 1940': ['France'],
  'Poland 1939': ['Poland'],
  'Finland 1940': ['Finland'],
  'Hungary, Romania 1942': ['Hungary', 'Romania'],
  'China 1942': ['China'],
  'Fiji 1943': ['Fiji'],
};

/** MBT45-HSE-22, list E1: combat engineers (MBT45-OPT-02) and heavy bombers (MBT45-OPT-05). */
export const STYLE_IN_USE: Readonly<Record<string, (options: Options) => boolean>> = {
  Assault: options => engineers(options) && bombers(options),
};

/**
 * Tanks that others fear, and with them infantry and batteries, since tanks cannot strike infantry: whatever the enemy, the ground and the
 * weather, they can strike what REC finds. Armies that are mostly dug in wait for an enemy who need not come.
 */
export const GOOD_STYLES: readonly string[] = ['Breakthrough', 'Germany 1944', 'Guards 1945'];

/** Who moves first: those who show what is there; then those who follow what they see. */
export const MOVE_RANKS: readonly Posture[] = ['REC', 'INF', 'ATA', 'LAS', 'ARM', 'PDA', 'AAA'];
