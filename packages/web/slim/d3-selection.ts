/**
 * Stands in for d3-selection in the build: selections of one element, with what d3-zoom and the camera call. The library has
 * much more of it, for charts (3 kB gzip).
 */
type Listener = (this: EventTarget, event: Event, datum: unknown) => void;
type Options = boolean | AddEventListenerOptions | undefined;
interface Held {
  readonly type: string;
  readonly name: string;
  readonly heard: (event: Event) => void;
  readonly options: Options;
}
type Node = (HTMLElement | SVGElement | Window) & { [key: string]: unknown };

/** The listeners of every element that was selected. */
const all = new WeakMap<object, Held[]>();

class Selection {
  constructor(private readonly element: Node | null) {}

  /** `type.name`, several in one text; null takes away, and a name alone takes away all that have it. */
  on(names: string, listener: Listener | null, options?: Options): this {
    const { element } = this;
    if (!element) return this;
    for (const typename of names.trim().split(/\s+/)) {
      const [type = '', name = ''] = typename.split('.');
      const held = all.get(element) ?? [];
      const gone = held.filter(one => one.name === name && (type === '' || one.type === type));
      for (const one of gone) element.removeEventListener(one.type, one.heard, one.options);
      const kept = held.filter(one => !gone.includes(one));
      if (listener) {
        const heard = (event: Event) => listener.call(element, event, undefined);
        element.addEventListener(type, heard, options);
        kept.push({ type, name, heard, options });
      }
      all.set(element, kept);
    }
    return this;
  }

  property(name: string, value: unknown): this {
    if (this.element) this.element[name] = typeof value === 'function' ? value.call(this.element) : value;
    return this;
  }

  style(name: string, value: string): this {
    if (this.element && 'style' in this.element) (this.element as HTMLElement).style.setProperty(name, value);
    return this;
  }

  filter(wanted: (this: Node) => unknown): Selection {
    return this.element && wanted.call(this.element) ? this : new Selection(null);
  }

  each(visit: (this: Node) => void): this {
    if (this.element) visit.call(this.element);
    return this;
  }

  call<A extends unknown[]>(work: (selection: this, ...args: A) => void, ...args: A): this {
    work(this, ...args);
    return this;
  }

  datum(): undefined {}

  selection(): this {
    return this;
  }

  /** Nothing runs that could be interrupted: see d3-transition.ts. */
  interrupt(): this {
    return this;
  }
}

export const select = (element: Node): Selection => new Selection(element);

/** Where an event happened, from the corner of an element. */
export function pointer(
  event: { readonly clientX: number; readonly clientY: number; readonly currentTarget?: EventTarget | null },
  element: Element = event.currentTarget as Element,
): [number, number] {
  const { left, top } = element.getBoundingClientRect();
  return [event.clientX - left - element.clientLeft, event.clientY - top - element.clientTop];
}
