import { type Prohibition, type RuleId, rows, table } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { PsRow, State } from '../pieces.js';

export const ORDER_KINDS = ['combat', 'movement', 'opportunity'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export interface OrderFacts {
  readonly kind: OrderKind;
  readonly companies: number;
  readonly objectives: number;
  readonly battalions: number;
  readonly irregular: boolean;
  readonly incompleteNet: boolean;
  readonly underFire: boolean;
  readonly unfamiliar: boolean;
  readonly issuerSuppressed: boolean;
  readonly receiverSuppressed: boolean;
}

interface OrderKindRow {
  readonly rule: RuleId;
  readonly kind: OrderKind;
  readonly text: string;
  /** Minutes of one share. */
  readonly minutes: number;
  readonly perObjective: boolean;
  readonly each: 'companies' | 'battalions';
}
// biome-ignore format: one line a rule
const ORDER_KIND_ROWS = rows<OrderKindRow>('plana/ORDER_KINDS', [
  { rule: 'PLA-ORD-01', kind: 'combat',      text: 'combat orders, each company and objective', minutes: 15, perObjective: true,  each: 'companies' },
  { rule: 'PLA-ORD-02', kind: 'movement',    text: 'orders for movement, each battalion',       minutes: 10, perObjective: false, each: 'battalions' },
  { rule: 'PLA-ORD-10', kind: 'opportunity', text: 'an attack of opportunity, each company',    minutes: 10, perObjective: false, each: 'companies' },
]);
export const orderKindOf = (kind: OrderKind): OrderKindRow => ORDER_KIND_ROWS.find(row => row.kind === kind)!;

/** What comes before the first share (PLA-OM-09); PLA-ORD-05 for combat only (PLA-R-05). */
// biome-ignore format: one line a rule
export const ORDER_ADDITIONS = citedModifiers(rows<Modifier<OrderFacts>>('plana/ORDER_ADDITIONS', [
  { rule: 'PLA-ORD-05', effect: 10, text: 'each further battalion on the objective', when: f => f.kind === 'combat' && f.battalions > 1, times: f => f.battalions - 1 },
  { rule: 'PLA-OM-07',  effect: 10, text: 'under fire or in contact', when: f => f.underFire },
  { rule: 'PLA-OM-08',  effect: 10, text: 'units that do not know each other', when: f => f.unfamiliar },
]));
/** The book's lines of which PLA-OM-07 and PLA-OM-08 are the figures. */
// biome-ignore format: one line a rule
export const ORDER_REMARKS = rows<{ rule: RuleId; text: string; when(f: OrderFacts): boolean }>('plana/ORDER_REMARKS', [
  { rule: 'PLA-ORD-06', text: 'troops in action are slower to take orders', when: f => f.underFire },
  { rule: 'PLA-ORD-08', text: 'units unfamiliar with each other must cooperate', when: f => f.unfamiliar },
]);

/** PLA-R-07: how much longer irregular troops take. */
const irregularFactor = ruling('PLA-R-07', { two: 2, three: 3 });
interface FactorRow {
  readonly rule: RuleId;
  readonly text: string;
  factor(options: Parameters<typeof irregularFactor>[0]): number;
  when(facts: OrderFacts): boolean;
}
/** PLA-R-06: the larger one counts. */
// biome-ignore format: one line a rule
export const ORDER_FACTORS = rows<FactorRow>('plana/ORDER_FACTORS', [
  { rule: 'PLA-ORD-03', text: 'irregular troops', factor: irregularFactor, when: f => f.irregular },
  { rule: 'PLA-ORD-04', text: 'an incomplete net', factor: () => 2, when: f => f.incompleteNet },
]);

// biome-ignore format: one line a rule
export const ORDER_BARS = rows<Prohibition<OrderFacts>>('plana/ORDER_BARS', [
  { rule: 'PLA-ORD-11', text: 'a suppressed unit neither gives nor takes orders', when: f => f.issuerSuppressed || f.receiverSuppressed },
]);

/** One end of a link. */
export interface LinkEnd {
  readonly psRow: PsRow;
  readonly state: State;
  readonly demoralised: boolean;
}
export const PURPOSES = ['order', 'call', 'report'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** PLA-R-08: may suppressed troops that can communicate take orders? */
export const suppressedTakeOrders = ruling('PLA-R-08', { barred: false, 'as-table': true });
export const isSuppressed = ({ psRow, state }: Pick<LinkEnd, 'psRow' | 'state'>): boolean =>
  state === 'suppressed' && psRow !== 'marine';

/** What bars one end of a link, before its state does. */
// biome-ignore format: one line a rule
export const LINK_BARS = rows<Prohibition<LinkEnd & { readonly purpose: Purpose }>>('plana/LINK_BARS', [
  { rule: 'PLA-MOR-36', text: 'demoralised troops cannot be talked to', when: e => e.demoralised },
  { rule: 'PLA-ORD-11', text: 'suppressed troops neither give nor take orders', when: (e, o) => e.purpose === 'order' && isSuppressed(e) && !suppressedTakeOrders(o) },
]);

/** PLA-COM-03: a jammer succeeds on this or more. */
export const JAMMING = table('plana/JAMMING', { needed: 4 });
/** PLA-R-09: does each jammer throw? */
export const eachJammerThrows = ruling('PLA-R-09', { 'one-per-side': false, 'one-per-jammer': true });
