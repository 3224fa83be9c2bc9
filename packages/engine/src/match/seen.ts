import type { Ask, Side } from '../procedure/ask.js';
import type { BookTypes, Line, Turn, Viewer } from '../ruleset.js';
import { type Entry, type Match, turnOf } from './match.js';
import type { UmpireRuling } from './umpire.js';

/** All that leaves the engine for a viewer. */
export interface Seen<B extends BookTypes> {
  readonly view: B['view'];
  readonly turn: Turn;
  /** The open ask as the viewer may know it: who has answered, never what. */
  readonly asked?: { readonly ask: SeenAsk; readonly answered: readonly Side[]; readonly own?: unknown };
}

/** An ask without what only the engine needs; the choices of a secret one are its owner's alone. */
export type SeenAsk = Omit<Ask, 'check' | 'among'> & { readonly among?: readonly { value: string; label: string }[] };

export function seen<B extends BookTypes>(match: Match<B>, viewer: Viewer): Seen<B> {
  const view = match.rules.view(match.state, viewer);
  const turn = turnOf(match);
  const { pending } = match;
  if (!pending) return { view, turn };
  const answered = (['a', 'b'] as const).filter(side => pending.given[side] !== undefined);
  const own = viewer === 'a' || viewer === 'b' ? pending.given[viewer] : undefined;
  return { view, turn, asked: { ask: askFor(pending.ask, viewer), answered, ...(own !== undefined && { own }) } };
}

function askFor(ask: Ask, viewer: Viewer): SeenAsk {
  if (ask.kind === 'sealed') {
    const { check: _engineOnly, ...open } = ask;
    return open;
  }
  if (ask.kind === 'choose' && ask.secret && viewer !== ask.by && viewer !== 'umpire') {
    const { among: _hidden, about: _too, ...open } = ask;
    return open;
  }
  return ask;
}

/** The log of an entry as a viewer may hear it. */
export function told<B extends BookTypes>(match: Match<B>, entry: Entry<B>, viewer: Viewer): Line[] {
  const lines: Line[] = [];
  for (const event of entry.events) {
    const line = event.kind === 'umpire-ruled' ? ruling(event as UmpireRuling) : match.rules.tell(event, viewer);
    if (line) lines.push(line);
  }
  return lines;
}

const ruling = (event: UmpireRuling): Line => ({
  text: `The umpire rules: ${event.reason}`,
  because: [{ rule: 'UMPIRE', effect: event.decision, text: event.reason }],
  about: [],
});
