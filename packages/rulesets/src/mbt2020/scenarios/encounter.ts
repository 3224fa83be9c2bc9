import type { ScenarioEntry } from '@umpire/engine';
import { ENCOUNTER } from '../../common/mbt/scenarios/encounter.js';
import { HEADS } from './heads.js';

export const scenario: ScenarioEntry = { ...HEADS.encounter, data: { id: 'mbt2020-encounter', ...ENCOUNTER } };
