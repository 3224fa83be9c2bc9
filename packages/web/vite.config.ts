import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './class-names.js';
import { precache } from './precache.js';
import { shelfFor } from './shelf-for.js';
import { slimWorker, unproved } from './slim/worker.js';

const slim = (name: string) => fileURLToPath(new URL(`./slim/${name}.ts`, import.meta.url));
const SOURCES = fileURLToPath(new URL('./src', import.meta.url));
const source = (name: string, file = 'index') => fileURLToPath(new URL(`../${name}/src/${file}.ts`, import.meta.url));

/** The page is written for React, and runs on Preact, which understands the same and is a tenth of its size. */
const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** The sheets whose file name another has, too: those are told apart by their folder. */
const ALIKE = (() => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.module.css'))
    .map(path => basename(path, '.module.css'));
  return new Set(names.filter((name, i) => names.indexOf(name) !== i));
})();

/** A class of a CSS module is named after its file: what is read on the page tells where it is dressed, and such names pack well. */
function scopedName(local: string, file: string): string {
  const path = file.replace(/\.module\.css.*$/, '');
  const sheet = ALIKE.has(basename(path)) ? `${basename(dirname(path))}-${basename(path)}` : basename(path);
  return local === sheet ? sheet : `${sheet}_${local}`;
}

/** Each name stands for itself alone, not for what lies below it. */
const aliases = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** How Zod checks is settled before the first schema is made. */
const ZOD = { name: 'zod', test: /[\\/]zod[\\/]|slim[\\/]zod|src[\\/]no-eval/ };

/** What every page needs: it comes with the first. */
const BASE = {
  name: 'base',
  test: /[\\/]preact[\\/]|web[\\/]src[\\/]((shell|ui(?![\\/]sheet)|notices|offline)[\\/]|desk[\\/](client|shared)\.|battles[\\/](hooks|words|frames|plan)\.|online[\\/](use-)?server\.|home[\\/]care\.)|desk[\\/]src[\\/](log-delta|random-seed|plain-ask|messages)\.|engine[\\/]src[\\/]match[\\/]seen\./,
};
/** What tables, forms and drawings are measured with. */
const MEASURES = {
  name: 'measures',
  test: /engine[\\/]src[\\/](geometry[\\/](point|exact|polygon|footprint|convex|facing|trig|zone)|canonical|result|seats|table[\\/]fits|procedure[\\/]ask|rules[\\/]prove)\.|board[\\/]src[\\/](coordinates|remember|piece[\\/]shape|style[\\/]ink|shape[\\/]chance)\./,
};

/** The list of books, with what each has to play: in one file, since all of them are shown. */
const SHELF = { name: 'shelf', test: /rulesets[\\/]src[\\/](shelf|piece-on-door|[^\\/]+[\\/]scenarios[\\/]heads)\./ };
/** What every book is played with; not what battles are only looked at with. */
const ENGINE = {
  name: 'engine',
  test: /engine[\\/]src[\\/](?!geometry[\\/]oriented|examples|match[\\/]course)|common[\\/]book[\\/](?!army)|slim[\\/]sha256|[\\/]pure-rand[\\/]/,
};
/** What a battle is looked at with, as it is fought and again as it was: the camera, the film and its marks. */
const FILM = {
  name: 'film',
  test: /web[\\/]src[\\/]table[\\/](camera[\\/](?!gestures)|film[\\/](use-film\.|takes|changes)|session[\\/](pace|news)\.|stage[\\/](effects|counter)\.)|board[\\/]src[\\/]marks[\\/](words|target-mark)\./,
};
/** The table of a battle that is fought, whole: parts of it that parts fetched later need as well would be files of their own. What is fetched later is not of it. */
const BATTLE = {
  name: 'battle-table',
  test: /web[\\/]src[\\/](table[\\/](?!camera[\\/]gestures|later|confirm|cover|draft[\\/](tray|words)|elsewhere|film[\\/](fading|film-marks|fired|strip-rows|rows|row-words|runs|predicate)|help-text|keys[\\/]changing|legend|lists|over\.|trouble|sound[\\/]play|bar[\\/](menu-items|time)|asks[\\/](ask|result-words|concerned|die-words|diced|rps|slip|throw-the-rest)|odds[\\/](bar\.|besides|result-table|count-rows|counts|odds-bar|otherwise)|stage[\\/](caption|ghosts|carried-with|coins|danger-marks|dropped|gone|drag-marks|mark-words|letting-go|limit-marks|gesture-marks|place\.|pointed-marker|pressed-mark|ranges|ruler-mark|sight-marks|standing-before|tool-menu|grab-area|ground-choice-marks|turn-handle|use-tray-drag)|model[\\/](forward|halts|turned-in|use-outlook|use-pressed)|panel[\\/](arranging|cancel-button|push-words|at-the-button|base-icon|card|choice-troops|commit|danger-words|hand-tools|in-danger|in-the-way|large|making|marker-icon|other-bars|piece-step|prices|push-bar|push-list|targets|tray|roster|sheet-panel|shut-end|steered|strike-button|thumb-wheel|use-supposed|verb-list|warnings|wheel))|briefing[\\/](?!both|briefing-dialog|dispatch))/,
};
/** What a table is drawn with, and a battle drafted and told: figures, plans and vehicles from above are fetched for those who see some. */
const BOARD = {
  name: 'board',
  test: /web[\\/]src[\\/]table[\\/](log|draft[\\/](?!tray|words)|bearings|words|asks[\\/](thrown-words|hand-names|hands|throws)|model[\\/](latest|hover|context))|engine[\\/]src[\\/]table[\\/](draft|suggest)|web[\\/]src[\\/]battles[\\/]scene-map|board[\\/]src[\\/](?!marks|remains[\\/](?!remains-art)|figures[\\/](?!art)|surface[\\/](plans|barren|weather\.)|terrain[\\/](kraal|patch|rare\.|strip\.|rule-areas|scenery|works\.|road-way|hachures|crags|crown|ridge)|piece[\\/](silhouettes|profiles-elsewhen|token\.)|style[\\/](lands|printed)\.|neighbour|piece-icon|render-facing)/,
};

/** What several of the parts that are fetched later share: no file of its own for each. */
const SHARED_LATER = {
  name: 'shared-later',
  test: /web[\\/]src[\\/](table[\\/](draft[\\/](tray|words)|asks[\\/]concerned|odds[\\/]besides|stage[\\/](use-tray-drag|place)\.)|briefing[\\/]dispatch)/,
};

/** The page is built from the sources of all packages; relative addresses, so that it can lie in any folder. */
export default defineConfig({
  base: './',
  plugins: [classNames(), react(), shelfFor('page'), unproved(), precache()],
  css: { modules: { generateScopedName: scopedName } },
  worker: {
    format: 'es',
    plugins: () => [shelfFor('worker'), unproved(), slimWorker()],
    rolldownOptions: { output: { codeSplitting: { groups: [ZOD, ENGINE] } } },
  },
  resolve: {
    alias: aliases({
      '@umpire/engine': source('engine'),
      '@umpire/rulesets/adjudicators': source('rulesets', 'all/adjudicators'),
      '@umpire/rulesets': source('rulesets'),
      '@umpire/bots': source('bots'),
      '@umpire/desk/study': source('desk', 'study-desk'),
      '@umpire/desk': source('desk'),
      '@umpire/board': source('board'),
      'd3-selection': slim('d3-selection'),
      'd3-transition': slim('d3-transition'),
      'd3-interpolate': slim('d3-interpolate'),
      idb: slim('idb'),
      '@noble/hashes/sha2.js': slim('sha256'),
      '@noble/hashes/utils.js': slim('sha256'),
      ...PREACT,
    }),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'assets.json',
    // a list of what each part needs, in every part, weighs more than the moment it saves
    modulePreload: false,
    // how long plug-ins take is no news to whoever starts the program
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // the names of classes above all (see `class-names.ts`)
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          // parts that are fetched later would tear them into small files, which pack worse
          groups: [ZOD, BASE, MEASURES, SHELF, BOARD, FILM, BATTLE, SHARED_LATER],
        },
      },
    },
  },
});
