import { said } from '../../common/book/lines.js';

/** Prohibitions that several rules come to: each is said once. */
export const NO_OVERLAP = { rule: 'IGR-GEO-06', text: 'two bases never overlap' } as const;
export const NOT_REACHED = said('IGR-CHG-01', 'this charge does not reach its target');
export const IMPASSABLE = said('IGR-GOI-04', 'impassable terrain cannot be entered');
export const NO_DEFENCES = said('IGR-FLD-01', 'field defences are not in use');
export const NOT_LISTED = said('IGR-LST-10', 'its list gives it no field defences');
export const NO_DETACHMENTS = said('IGR-DET-01', 'detachments are not in use');
export const TOO_HEAVY = said('IGR-DEP-08', 'only LIS, LIN, VLI, LSC and HSC may stand outside the main battle line');
export const FIRST_LINE = said('IGR-DEP-13', 'the first line is the main battle line: somebody must be in it');
