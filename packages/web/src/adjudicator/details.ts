import { type Label, type Labels, spelled } from '@umpire/rulesets';

/** A line of a result: what it is called, how deep it lies, and its value in words. */
export interface Detail {
  readonly path: string;
  readonly title: string;
  readonly depth: number;
  /** None: a heading over what follows. */
  readonly value?: string;
  /** The value is the id of a rule. */
  readonly rule?: string;
}

const RULE = /^[A-Z][A-Z0-9]*-[A-Z]+-\d+$/;

/** A result of any book as lines, in its own order. */
export function detailsOf(result: unknown, labels: Labels): Detail[] {
  const lines: Detail[] = [];
  const walk = (value: unknown, name: string, path: string, depth: number): void => {
    const label = labels[name];
    const title = label?.title ?? spelled(name);
    if (!isFilled(value)) {
      lines.push({ path, title, depth, value: wordsOf(value, label), ...(isRule(value) && { rule: value }) });
      return;
    }
    if (path !== '') lines.push({ path, title, depth });
    const inner = path === '' ? depth : depth + 1;
    if (Array.isArray(value)) for (const [i, v] of value.entries()) walk(v, String(i + 1), `${path}[${i}]`, inner);
    else for (const [key, v] of Object.entries(value)) walk(v, key, path === '' ? key : `${path}.${key}`, inner);
  };
  walk(result, '', '', 0);
  return lines;
}

const isRule = (value: unknown): value is string => typeof value === 'string' && RULE.test(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** An object, or a list of more than plain values: a heading with lines below it. */
const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every(isPlain));

function wordsOf(value: unknown, label: Label | undefined): string {
  if (value === null || value === undefined) return label?.none ?? 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(v => wordsOf(v, label)).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000) + (label?.unit ? ` ${label.unit}` : '');
  return label?.names?.[String(value)] ?? String(value);
}
