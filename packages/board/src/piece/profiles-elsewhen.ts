/** Profiles of other ages than ours: fetched by tables that show them. */
import { bar, box, disc, discs, MAN, MODERN, type Profiles } from './profiles.js';

/** Tracks with the wheels in them: holes, as all are filled by the odd rule. */
const WHEELED = `M16 57h68a12 12 0 0 1 0 24h-68a12 12 0 0 1 0-24z${discs(69, 6, 18, 39, 61, 82)}`;

const LORRY = `M2 66V26h58v40zM64 66V34h16l16 16v16z${discs(74, 13, 20, 46, 80)}`;
const HALF_TRACK = `M2 54V30h50l6 12h34l6 8v10H62l-4-6zM4 58h50l-8 22H14zM72 68a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`;
const TOWED = `${disc(34, 70, 19)}${disc(34, 70, 7)}${bar(36, 66, 2, 90, 9)}`;
const PLANE = 'M44 14h12l3 20h37v13l-38 6-3 25h14v10H31V78h14l-3-25-38-6V34h37zM24 4h52v7H24z';

const midCentury: Profiles = {
  armour: `${WHEELED}M8 53l8-13h68l10 13zM26 37q2-20 22-20t22 20z${box(66, 22, 26, 7)}`,
  'armour-heavy': `${WHEELED}M2 53V40h88l8 13zM16 37V17h40l8 20z${box(60, 22, 32, 7)}${box(90, 18, 9, 15)}`,
  // no turret: a low hull with its gun in the front of it
  'assault-gun': `${WHEELED}M6 53l6-13h76l8 13zM14 37l8-13h38l12 13z${box(64, 27, 34, 8)}`,
  infantry: `M32 19a17 16 0 0 1 34 0l5 4v3H27v-3z${MAN}${bar(44, 62, 84, 2, 7)}`,
  'infantry-mechanised': HALF_TRACK,
  'half-track': HALF_TRACK,
  reconnaissance: `M4 60l6-18h76l10 18zM34 38q2-14 16-14t16 14z${box(62, 26, 26, 6)}${discs(70, 14, 24, 76)}`,
  // a man who looks out with his hand to his eyes
  scouts: `M32 19a17 16 0 0 1 34 0l5 4v3H27v-3z${MAN}${bar(48, 40, 82, 24, 8)}${box(72, 14, 24, 12)}`,
  cyclists: `${disc(20, 72, 19)}${disc(20, 72, 11)}${disc(80, 72, 19)}${disc(80, 72, 11)}${bar(22, 72, 40, 46, 6)}${bar(40, 46, 70, 46, 6)}${bar(66, 40, 79, 71, 6)}${bar(40, 46, 50, 72, 6)}${bar(42, 44, 54, 20, 15)}${bar(54, 24, 74, 40, 7)}${disc(60, 9, 9)}`,
  'anti-tank': `${TOWED}${box(34, 44, 66, 7)}M40 68l4-34h10l-6 34z`,
  'anti-tank-gun': `${TOWED}${box(34, 44, 60, 7)}${box(92, 40, 8, 15)}M40 68l4-34h10l-6 34z`,
  mortar: MODERN.mortar!,
  artillery: `${TOWED}${bar(20, 58, 98, 22, 13)}M42 70l8-42h8l-6 42z`,
  'artillery-self-propelled': `${WHEELED}M6 53l4-9h80l6 9zM8 42V18h34l8 24z${bar(44, 34, 94, 18, 10)}`,
  'air-defence': `${bar(40, 60, 74, 4, 8)}${bar(54, 66, 92, 14, 8)}M20 58h44v14H20zM8 82l20-12h32l24 12v8H8z`,
  'heavy-flak': `${bar(30, 66, 86, 4, 11)}M22 56h36v18H22zM2 80h92v10H2zM34 70h14v14H34z`,
  'light-flak': `${bar(40, 60, 74, 4, 8)}${bar(54, 66, 92, 14, 8)}M20 58h44v14H20zM8 82l20-12h32l24 12v8H8z`,
  fighter: PLANE,
  'propeller-fighter': PLANE,
  'attack-aircraft': `${PLANE}${discs(62, 9, 18, 82)}`,
  'propeller-attack': `${PLANE}${discs(62, 9, 18, 82)}`,
  'heavy-bomber': `M43 8h14l3 26h38v12l-39 6-3 26h18v10H26V78h18l-3-26L2 46V34h38z${[12, 27, 67, 82].map(x => box(x, 20, 7, 12)).join('')}`,
  pioneers: `${bar(14, 94, 66, 30, 9)}M58 20L72 6l22 22-14 14z${bar(86, 94, 38, 32, 9)}M4 34Q26 4 60 10L52 22Q30 20 18 42z`,
  lorry: LORRY,
};

export const future: Profiles = {
  ...MODERN,
  armour: `M2 58l14-14h64l18 14-10 8H12zM24 40l10-14h30l10 14z${box(70, 30, 30, 7)}${discs(80, 8, 20, 50, 80)}`,
};

export { midCentury as 'mid-century' };
