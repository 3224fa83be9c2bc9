import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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
  const orders = new Histogram({
    name: 'umpire_order_seconds',
    help: 'From an order or answer to its being on the disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const refusals = new Counter({
    name: 'umpire_refused_total',
    help: 'Orders and answers that were refused',
    registers,
  });
  return { registry, kept: seconds => orders.observe(seconds), refused: () => refusals.inc() };
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
