/** From centre to centre, in inches; bases are an inch wide. */
export const inchesBetween = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / 254;
