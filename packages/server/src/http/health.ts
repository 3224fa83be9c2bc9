import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { Tables } from '../table/upgrade.js';
import type { Context, Routes } from './context.js';
import { refuse } from './refused.js';

/** What a server counts, for whoever runs it. */
export interface Figures {
  readonly registry: Registry;
  /** An input is on the disk; so long (seconds) it took. */
  kept(seconds: number): void;
  refused(): void;
}

export function makeFigures(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const orders = makeTimes('umpire_order_seconds', 'From an order or answer to its being on the disk');
  registry.registerMetric(orders.metric);
  const refusals = new Counter({
    name: 'umpire_refused_total',
    help: 'Orders and answers that were refused',
    registers,
  });
  return { registry, kept: orders.observe, refused: () => refusals.inc() };
}

/** Upper bounds (seconds); what took longer than all of them is counted in the sum alone. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** How long something took, as Prometheus counts it. The library's own histogram writes down at every call which one is meant; every order is counted. */
function makeTimes(name: string, help: string) {
  const counts = BUCKETS.map(() => 0);
  let [sum, count] = [0, 0];
  const observe = (seconds: number): void => {
    const bucket = BUCKETS.findIndex(most => seconds <= most);
    if (bucket >= 0) counts[bucket]!++;
    sum += seconds;
    count++;
  };
  const values = () => {
    let below = 0;
    const lines = BUCKETS.map((le, i) => {
      below += counts[i]!;
      return { metricName: `${name}_bucket`, labels: { le }, value: below };
    });
    return [
      ...lines,
      { metricName: `${name}_bucket`, labels: { le: '+Inf' }, value: count },
      { metricName: `${name}_sum`, labels: {}, value: sum },
      { metricName: `${name}_count`, labels: {}, value: count },
    ];
  };
  const metric = { name, get: async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: values() }) };
  return { observe, metric: metric as unknown as Metric };
}

/** Whether the store answers, and figures for Prometheus. Neither tells anything of a match. */
export const healthRoutes =
  (figures: Figures, tables: Pick<Tables, 'open' | 'unread'>): Routes =>
  (app, { store, matches }: Context) => {
    const { registry } = figures;
    new Gauge({
      name: 'umpire_matches_open',
      help: 'Matches in memory',
      registers: [registry],
      collect() {
        this.set(matches.open());
      },
    });
    new Gauge({
      name: 'umpire_tables_open',
      help: 'Lines to tables',
      registers: [registry],
      collect() {
        this.set(tables.open());
      },
    });
    new Gauge({
      name: 'umpire_unread_bytes',
      help: 'What lies unread on its way to those at tables',
      registers: [registry],
      collect() {
        this.set(tables.unread());
      },
    });
    app.get('/api/health', async () => {
      await store.match('health').catch(() => {
        throw refuse(503, 'the store does not answer');
      });
      return { ok: true };
    });
    app.get('/api/metrics', async (_, reply) => {
      reply.type(registry.contentType);
      return registry.metrics();
    });
  };
