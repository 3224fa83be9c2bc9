import type { AnyRuleset, BattleRecord, CarriedOrder } from '@umpire/engine';
import { asItWas } from './as-it-was.js';
import { chronicleOf } from './chronicle.js';
import { type Past, type Recalled, recall } from './past.js';
import type { Beside, Earlier, EarlierPart } from './study.js';

/** A part of a battle: its positions, and the number of the first. Parts that come before the record are numbered below 0. */
export interface Part {
  readonly past: Past;
  readonly from: number;
  /** It is shown as it was under this earlier version. */
  readonly version?: number;
}

type Found =
  | { readonly ok: true; readonly parts: readonly Part[]; readonly earlier: readonly Earlier[] }
  | Extract<Recalled, { ok: false }>;

/** All parts of a battle, those of earlier versions first: the last is that of the record. */
export function partsOf(rules: AnyRuleset, record: BattleRecord, beside: Beside): Found {
  const own = ownPart(rules, record, beside);
  if (!own.ok) return own;
  const before = (beside.earlier ?? []).map(({ record, trail }) => ({ record, past: watchable(rules, record, trail) }));
  const earlier = before.map(({ record, past }) => said(record, past));
  return { ok: true, parts: [...numbered(before), own.part], earlier: earlier.length > 0 ? earlier : unkept(record) };
}

/** Played again by the rules of today; where it comes out otherwise, as it was. */
function ownPart(rules: AnyRuleset, record: BattleRecord, beside: Beside) {
  const recalled = recall(rules, record, true, beside);
  if (recalled.ok) return { ok: true, part: { past: recalled.past, from: 0 } as Part } as const;
  const { version } = record;
  const past = version < rules.version ? watchable(rules, record, beside.trail) : undefined;
  return past ? ({ ok: true, part: { past, from: 0, version } as Part } as const) : recalled;
}

/** What the book of today can show of what was kept; a book may have forgotten what its own old positions mean. */
function watchable(rules: AnyRuleset, record: BattleRecord, trail: EarlierPart['trail']): Past | undefined {
  try {
    const past = asItWas(rules, record, trail);
    if (past) for (const viewer of ['umpire', 'a'] as const) chronicleOf({ past, from: 0 }, viewer);
    return past;
  } catch {
    return undefined;
  }
}

function numbered(before: readonly { readonly record: BattleRecord; readonly past: Past | undefined }[]): Part[] {
  let from = 0;
  return before
    .toReversed()
    .flatMap(({ record, past }) => {
      if (!past) return [];
      from -= past.length;
      return [{ past, from, version: record.version }];
    })
    .toReversed();
}

const said = ({ version, entries }: BattleRecord, past: Past | undefined): Earlier => ({
  version,
  entries: entries.length,
  watched: past !== undefined,
});

/** A record that was carried over and came without what went before it says itself what that was. */
function unkept({ entries }: BattleRecord): Earlier[] {
  const order = entries[0]?.order as CarriedOrder | undefined;
  return order?.verb === 'carried' ? [{ version: order.version, entries: order.entries, watched: false }] : [];
}
