import type { Hand } from '@umpire/engine';

export const HAND_NAMES: Readonly<Record<Hand, string>> = { rock: 'Rock', paper: 'Paper', scissors: 'Scissors' };
