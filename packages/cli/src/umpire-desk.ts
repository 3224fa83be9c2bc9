import { type DeskMatter, UMPIRE, type UmpireDesk, viewOf } from '@umpire/engine';
import type { Battle } from './battle.js';

/** What the book puts on its umpire's desk; undefined: it knows no desk. */
const deskOf = (match: Battle): UmpireDesk | undefined => match.rules.umpire?.desk?.(lookOf(match), match.scenario);
const lookOf = (match: Battle) => ({ view: viewOf(match, UMPIRE), viewer: 'umpire' as const, options: match.options });

const NO_DESK = 'this book has no desk for its umpire';

/** What waits for his word, before he is asked for it. */
export function matterText(match: Battle): string {
  const held = deskOf(match)?.held;
  return held ? `${matterLines(held).join('\n')}\n` : '';
}
const matterLines = ({ title, text, lines, proposal, rule, throws }: DeskMatter): string[] => [
  `${title} (${text}) ${rule}`,
  ...lines.map(line => `  ${line}`),
  ...(proposal ? [`  The book: ${proposal}`] : []),
  ...throws.map(({ id, text: of, face }) => `  throw ${id}: ${face}, ${of}`),
];

/** The desk in words: both beliefs with how true they are, what comes, what he did. */
export function deskText(match: Battle): string {
  const desk = deskOf(match);
  if (!desk) return NO_DESK;
  const sides = (['a', 'b'] as const).flatMap(side => {
    const { name, ready, sheet, beliefs } = desk.sides[side];
    const state = desk.open ? (ready ? ', ready' : ', writing') : '';
    return [
      `${name}${state}: ${sheet.length} on the sheet`,
      ...beliefs.map(({ label, text, verdict, age }) => `  ${label} ${text}, ${age}: ${verdict}`),
    ];
  });
  return [
    `${desk.hour}, ${desk.turn}: ${desk.window}; if it ended now ${desk.score}`,
    ...sides,
    'Waiting for you:',
    ...[...(desk.held ? [desk.held] : []), ...desk.coming].flatMap(matter =>
      matterLines(matter).map(line => `  ${line}`),
    ),
    'Your rulings:',
    ...desk.acts.map(({ when, text, reason, rule }) => `  ${when} ${text} (“${reason}”) ${rule}`),
    `You are asked at: ${desk.stops.flatMap(({ label, on }) => (on ? [label] : [])).join(', ') || 'nothing'}`,
  ].join('\n');
}

export function verbsText(match: Battle): string {
  const desk = deskOf(match);
  if (!desk) return NO_DESK;
  return desk.verbs
    .map(({ verb, text, rule }) => {
      const fields = match.rules.umpire?.fields?.(lookOf(match), verb, {}) ?? [];
      const names = fields.map(({ name, optional }) => (optional ? `[${name}]` : name));
      return `${[verb, ...names].join(' ')}\n    ${text} (${rule})`;
    })
    .join('\n');
}
