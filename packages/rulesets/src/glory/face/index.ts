import type { Face } from '@umpire/engine';
import { markedBy } from '../../common/book/glossary.js';
import type { Types } from '../play/types.js';
import { gesture, menu, preview } from '../verbs/index.js';
import { briefing } from './briefing.js';
import { card, menace } from './card.js';
import { GLOSSARY } from './glossary.js';
import { guide } from './guide.js';
import { MARKS } from './marks.js';
import { meters } from './meters.js';
import { command, outlook, threats } from './outlook.js';
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
  glossary: markedBy(GLOSSARY, MARKS),
  formations,
  push,
  outlook,
  threats,
  menace,
  command,
};
