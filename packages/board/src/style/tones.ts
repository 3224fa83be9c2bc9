/** A crown, a roof, a rock: seen from above, with the light on one side of it. */
export interface Tones {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

export const tones = (dark: string, mid: string, light: string): Tones => ({ dark, mid, light });
