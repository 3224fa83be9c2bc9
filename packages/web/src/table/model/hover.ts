import type { Gesture, GestureChoice, Outlook, Point, Pose, Preview, Pushed, Refusal } from '@umpire/engine';
import { useSyncExternalStore } from 'react';
import type { Path } from '../draft/path.js';

/** What the pointer is over. It changes at every move, so it lives beside React: only who looks at it is drawn again. */
export interface Hover {
  readonly point?: Point;
  /** The way to that point, and what it would come to. */
  readonly path?: Path;
  readonly preview?: Preview | Refusal;
  /** Why what is dragged does not come as far as the hand. */
  readonly stopped?: Refusal | undefined;
  /** How much is missing to the hand. */
  readonly short?: number;
  /** The way is that of a piece that is dragged. */
  readonly drags?: boolean;
  /** What the place to which something is dragged would mean. */
  readonly outlook?: Outlook;
  /** Where it would stand then. */
  readonly end?: Pose;
  /** Whom a piece is dragged onto, and what it would do to him. */
  readonly onto?: { readonly target: string; readonly verb: string; readonly preview?: Preview };
  /** A piece that strikes is dragged towards somebody. */
  readonly aims?: { readonly stand: string; readonly to: Point };
  /** What a push of several pieces comes to. */
  readonly pushed?: readonly Pushed[];
  /** Two corners of the box that is drawn round pieces. */
  readonly box?: readonly [Point, Point];
  /** What is carried from a tray onto the table. */
  readonly carried?: Carried;
  /** A piece that is pointed at, on the board or in a list. */
  readonly piece?: string;
  /** An answer that is pointed at in the panel. */
  readonly answer?: unknown;
  /** Which of its markers, if it is one that is pointed at. */
  readonly marker?: number;
  /** The name of a group that is pointed at in a list. */
  readonly group?: string;
}

/** Something in the hand that is put down where it is let go. */
export interface Carried {
  readonly at: Pose;
  readonly symbol?: string;
  /** How its place is said, once the book has told. */
  readonly gesture?: Extract<Gesture, { kind: 'place' | 'aim' }>;
  /** What forbids it there; undefined: nothing, or it is not known yet. */
  readonly refusal?: Refusal | undefined;
  /** Where it comes to lie, if that is elsewhere than the hand points. */
  readonly end?: Pose;
  /** What is to be chosen once it lies there. */
  readonly after?: readonly GestureChoice[];
}

export interface HoverStore {
  get(): Hover;
  set(hover: Hover): void;
  subscribe(listener: () => void): () => void;
}

export function makeHover(): HoverStore {
  let now: Hover = {};
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(hover) {
      now = hover;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useHover = (store: HoverStore): Hover => useSyncExternalStore(store.subscribe, store.get);
