// Written by scripts/symbols.mjs from milsymbol (MIT licence); do not edit.

/** A drawing in its own box, in `currentColor`. */
export interface SymbolDrawing {
  readonly viewBox: string;
  readonly body: string;
}

// biome-ignore-start format: generated
export const MILITARY_SYMBOLS: Readonly<Record<string, SymbolDrawing>> = {
  armour: {
    viewBox: '46 46 108 108',
    body: '<path d="M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z" fill="none" stroke="currentColor" stroke-width="9.5"/>',
  },
  infantry: {
    viewBox: '42 42 116 116',
    body: '<path d="M45 45L155 155M45 155L155 45" fill="none" stroke="currentColor" stroke-width="10.2"/>',
  },
  'infantry-mechanised': {
    viewBox: '42 42 116 116',
    body: '<path d="M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z" fill="none" stroke="currentColor" stroke-width="7.7"/><path d="M45 45L155 155M45 155L155 45" fill="none" stroke="currentColor" stroke-width="7.7"/>',
  },
  mortar: {
    viewBox: '73 75 52 52',
    body: '<circle cx="100" cy="115" r="5" fill="none" stroke="currentColor" stroke-width="4.6"/><path d="M100 111 l0 -30 M90 90 l10 -10 10 10" fill="none" stroke="currentColor" stroke-width="4.6"/>',
  },
  'anti-tank': {
    viewBox: '42 42 116 116',
    body: '<path d="M45 150 L100 47 155 150" fill="none" stroke="currentColor" stroke-width="10.2"/>',
  },
  reconnaissance: {
    viewBox: '42 42 116 116',
    body: '<path d="M45 155L155 45" fill="none" stroke="currentColor" stroke-width="10.2"/>',
  },
  'air-defence-missile': {
    viewBox: '40 58 120 120',
    body: '<path d="M45 150 C45 110 155 110 155 150" fill="none" stroke="currentColor" stroke-width="10.6"/><path d="M90 120 L90 90 C90 80 110 80 110 90 L110 120" fill="none" stroke="currentColor" stroke-width="10.6"/>',
  },
  'air-defence': {
    viewBox: '40 74 120 120',
    body: '<path d="M45 150 C45 110 155 110 155 150" fill="none" stroke="currentColor" stroke-width="10.6"/>',
  },
  'electronic-warfare': {
    viewBox: '58 58 84 84',
    body: '<path d="M95 83.8 H71 V116.2 H95 M71 100 H91.4M105 83.8 L110.3 116.2 L117 93.5 L123.7 116.2 L129 83.8" fill="none" stroke="currentColor" stroke-width="7.4"/>',
  },
  fighter: {
    viewBox: '73 73 54 54',
    body: '<path d="M 99.4 80.8 C 97.9 81.1 98.1 83.4 98.1 83.4 L 98 90.7 L 78.6 107.4 L 79.3 109.4 L 98.1 98.3 L 98.3 112.9 L 93.9 116.6 L 93.9 118.7 L 98.8 116.8 C 99.1 117 99.7 117.5 99.7 117.5 C 99.7 117.5 100.4 117 100.7 116.8 L 105.6 118.7 L 105.6 116.6 L 101.1 112.9 L 101.3 98.3 L 120.2 109.4 L 120.9 107.4 L 101.5 90.7 L 101.3 83.4 C 101.3 83.4 101.6 81.1 100 80.8 C 99.8 80.8 99.6 80.8 99.4 80.8 z" fill="currentColor"/>',
  },
  'attack-aircraft': {
    viewBox: '48 38 104 104',
    body: '<path d="M100 100 L130 88 c15 0 15 24 0 24 L100 100 70 112 c-15 0 -15 -24 0 -24 Z" fill="currentColor"/><path d="M90.4,87 L100,61 L109.6,87 M94.2,77.6 H105.8" fill="none" stroke="currentColor" stroke-width="9.2"/>',
  },
  helicopter: {
    viewBox: '54 54 92 92',
    body: '<path d="M60 85 l40 15 40 -15 0 30 -40 -15 -40 15 z" fill="currentColor"/>',
  },
  artillery: {
    viewBox: '72 72 56 56',
    body: '<circle cx="100" cy="100" r="15" fill="currentColor"/>',
  },
  'artillery-self-propelled': {
    viewBox: '46 46 108 108',
    body: '<g transform="translate(20 20)"><g transform="scale(0.8)"><circle cx="100" cy="100" r="15" fill="currentColor"/></g></g><path d="M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z" fill="none" stroke="currentColor" stroke-width="9.5"/>',
  },
  engineer: {
    viewBox: '52 52 96 96',
    body: '<path d="M 60 118 V 83 h 80 v 35  M 100 83 V 110" fill="none" stroke="currentColor" stroke-width="8.4"/>',
  },
  fake: {
    viewBox: '58 58 88 88',
    body: '<path d="M 86.6 82.8 68.7 100 86.6 117 Z  m 22.4 0 -18 17.2 18 17 z  m 23 0 -18 17.2 18 17 z" fill="currentColor"/>',
  },
};
// biome-ignore-end format: generated
