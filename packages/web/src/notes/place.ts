/** Where a note goes: beside what it is about, never over it, and whole within the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a note and what it is about, and between it and the edge of the window. */
const GAP = 8;

/** Below what it is about; above where there is no room below; at its side where there is none above either. */
export function notePlace(anchor: Box, note: Size, window: Size): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const left = within(anchor.left, note.width, window.width);
  if (anchor.bottom + GAP + note.height + GAP <= window.height) return { left, top: anchor.bottom + GAP };
  if (anchor.top - GAP - note.height >= GAP) return { left, top: anchor.top - GAP - note.height };
  const beside = anchor.left - GAP - note.width;
  const top = within(anchor.top, note.height, window.height);
  return { left: beside >= GAP ? beside : within(anchor.right + GAP, note.width, window.width), top };
}
