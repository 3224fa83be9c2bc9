import type { Face } from '@umpire/engine';
import type { Types } from '../play/types.js';
import { gesture, menu, preview } from '../verbs/index.js';
import { briefing } from './briefing.js';
import { card } from './card.js';
import { GLOSSARY } from './glossary.js';
import { guide } from './guide.js';
import { meters } from './meters.js';
import { command, outlook } from './outlook.js';
import { reach, sight } from './reach.js';
import { scene } from './scene.js';
import { formations, push } from './together.js';

export const face: Face<Types> = {
  scene,
  card,
  menu,
  gesture,
  preview,
  reach,
  sight,
  guide,
  meters,
  briefing,
  glossary: GLOSSARY,
  formations,
  push,
  outlook,
  command,
};
