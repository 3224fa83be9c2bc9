import type { Face } from '@umpire/engine';
import type { Types } from '../play/types.js';
import { card } from './card.js';
import { gesture } from './gesture.js';
import { menu } from './menu.js';
import { preview, reach, sight } from './preview.js';
import { scene } from './scene.js';

export const face: Face<Types> = { scene, card, menu, gesture, preview, reach, sight };
