import type { Face } from '@umpire/engine';
import { markedBy } from '../../common/book/glossary.js';
import type { Types } from '../play/types.js';
import { gesture, menu, type Order, preview } from '../verbs/index.js';
import { briefing } from './briefing.js';
import { card, menace } from './card.js';
import { GLOSSARY } from './glossary.js';
import { guide } from './guide.js';
import { MARKS } from './marks.js';
import { meters } from './meters.js';
import { command, outlook, threats } from './outlook.js';
import { reach } from './reach.js';
import { scene } from './scene.js';
import { sight } from './sight.js';
import { formations, push } from './together.js';

/** What is drawn and said; what is touched comes from the verbs. */
export const face: Face<Types & { order: Order }> = {
  scene,
  card,
  menu,
  gesture,
  preview,
  reach,
  sight,
  briefing,
  glossary: markedBy(GLOSSARY, MARKS),
  meters,
  guide,
  outlook,
  threats,
  menace,
  command,
  formations,
  push,
};
