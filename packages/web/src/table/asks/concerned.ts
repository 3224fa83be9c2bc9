import type { BattleView, LogEntry } from '@umpire/desk';
import type { Line, SeenAsk } from '@umpire/engine';

/** The entry that waits for an answer, as far as it was told. */
export function openEntry({
  asked,
  log,
  entries,
}: Pick<BattleView, 'asked' | 'log' | 'entries'>): LogEntry | undefined {
  const last = log.at(-1);
  return asked && last?.index === entries - 1 ? last : undefined;
}

/** A line that leads to what is asked now: to a die that names nobody only what happens between several does, not where one of them was put. */
const leads = (ask: SeenAsk, { about }: Line): boolean => about.length > (ask.kind === 'die' ? 1 : 0);

/** The pieces that a question is about: those that it names, and those of the line that led to it; a die is thrown for whom it names alone. */
export function concernedIn(battleView: Pick<BattleView, 'asked' | 'log' | 'entries' | 'scene'>): readonly string[] {
  const { asked, scene } = battleView;
  if (!asked) return [];
  const { ask } = asked;
  const { kind, about: named = [] } = ask;
  const isFor = kind === 'die' && named.length > 0;
  const told = isFor ? [] : (openEntry(battleView)?.lines.findLast(line => leads(ask, line))?.about ?? []);
  const both = [...new Set([...named, ...told])];
  return both.filter(id => scene.pieces.some(piece => piece.id === id));
}

/**
 * What led to a question: what was told last of those whom it is about, for what was told after that may be about somebody else; where it names
 * nobody, what was told last of somebody on the table. What was told of nobody at all leads to nothing: a question of the set-up stands by
 * itself. A die that is thrown for somebody is one of many, and it is about him: nothing led to it.
 */
export function headlineOf(battleView: Pick<BattleView, 'asked' | 'log' | 'entries'>): Line | undefined {
  const told = openEntry(battleView)?.lines ?? [];
  const { ask } = battleView.asked!;
  const { kind, about } = ask;
  if (kind === 'die' && about) return undefined;
  return told.findLast(line => line.about.some(id => about?.includes(id))) ?? told.findLast(line => leads(ask, line));
}

/** Who strikes whom in what is asked about, if somebody does. */
export function strikeIn(
  battleView: Pick<BattleView, 'asked' | 'log' | 'entries' | 'scene'>,
): { readonly from: string; readonly to: string } | undefined {
  const by = openEntry(battleView)?.by;
  const pieces = concernedIn(battleView).flatMap(id => battleView.scene.pieces.find(piece => piece.id === id) ?? []);
  const from = pieces.find(({ side }) => side === by);
  const to = pieces.find(({ side }) => side !== by);
  return from && to && { from: from.id, to: to.id };
}
