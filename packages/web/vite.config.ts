import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byPage } from './by-page.js';
import { precache } from './precache.js';
import { shelfFor } from './shelf-for.js';
import { slimWorker } from './slim/worker.js';

const slim = (name: string) => fileURLToPath(new URL(`./slim/${name}.ts`, import.meta.url));
const source = (name: string, file = 'index') => fileURLToPath(new URL(`../${name}/src/${file}.ts`, import.meta.url));

/** The page is written for React, and runs on Preact, which understands the same and is a tenth of its size. */
const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** Each name stands for itself alone, not for what lies below it. */
const aliases = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** How Zod checks is settled before the first schema is made. */
const ZOD = { name: 'zod', test: /[\\/]zod[\\/]|slim[\\/]zod|src[\\/]no-eval/ };

/** What every page needs: it comes with the first. */
const BASE = {
  name: 'base',
  test: /[\\/]preact[\\/]|web[\\/]src[\\/]((shell|ui|notices|offline)[\\/]|desk[\\/](client|shared)\.|battles[\\/](hooks|words|frames|plan)\.)|desk[\\/]src[\\/](log-delta|random-seed)\./,
};
/** What tables, forms and drawings are measured with. */
const MEASURES = {
  name: 'measures',
  test: /engine[\\/]src[\\/](geometry[\\/](point|exact|polygon|footprint|convex|facing|trig|zone)|canonical|result|seats|table[\\/]fits|procedure[\\/]ask|rules[\\/]prove)\.|board[\\/]src[\\/](coordinates|remember|piece[\\/]shape|style[\\/]ink|shape[\\/]chance)\./,
};

/** The list of books, with what each has to play: in one file, since all of them are shown. */
const SHELF = { name: 'shelf', test: /rulesets[\\/]src[\\/](shelf|piece-on-door|[^\\/]+[\\/]scenarios[\\/]heads)\./ };
/** What every book is played with. */
const ENGINE = {
  name: 'engine',
  test: /engine[\\/]src[\\/](?!geometry[\\/]oriented|examples)|common[\\/]book[\\/](?!army)|@noble[\\/]|[\\/]pure-rand[\\/]/,
};
/** What a battle is drawn, drafted and told with, and its later parts too. */
const TABLE = {
  name: 'table',
  test: /web[\\/]src[\\/]table[\\/](log|draft|bearings|words|asks[\\/](thrown-words|hand-names|hands|throws)|model[\\/](latest|hover|context)|stage[\\/]use-tray-drag|panel[\\/]base-icon)|engine[\\/]src[\\/]table[\\/](draft|suggest)|board[\\/]src[\\/](frame|laid)\./,
};

/** The page is built from the sources of all packages; relative addresses, so that it can lie in any folder. */
export default defineConfig({
  base: './',
  plugins: [react(), shelfFor('page'), precache()],
  css: { postcss: { plugins: [byPage()] } },
  worker: {
    format: 'es',
    plugins: () => [shelfFor('worker'), slimWorker()],
    rolldownOptions: { output: { codeSplitting: { groups: [ZOD, ENGINE] } } },
  },
  resolve: {
    alias: aliases({
      '@umpire/engine': source('engine'),
      '@umpire/rulesets/adjudicators': source('rulesets', 'all/adjudicators'),
      '@umpire/rulesets': source('rulesets'),
      '@umpire/bots': source('bots'),
      '@umpire/desk': source('desk'),
      '@umpire/board': source('board'),
      'd3-selection': slim('d3-selection'),
      'd3-transition': slim('d3-transition'),
      'd3-interpolate': slim('d3-interpolate'),
      ...PREACT,
    }),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'assets.json',
    modulePreload: { polyfill: false },
    // how long plug-ins take is no news to whoever starts the program
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // parts that are fetched later would tear them into small files, which pack worse
          groups: [ZOD, BASE, MEASURES, SHELF, TABLE],
        },
      },
    },
  },
});
