import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './precache.js';

const source = (name: string) => fileURLToPath(new URL(`../${name}/src/index.ts`, import.meta.url));

/** The page is built from the sources of all packages; relative addresses, so that it can lie in any folder. */
export default defineConfig({
  base: './',
  plugins: [react(), precache()],
  worker: { format: 'es' },
  resolve: {
    alias: {
      '@umpire/engine': source('engine'),
      '@umpire/rulesets': source('rulesets'),
      '@umpire/bots': source('bots'),
      '@umpire/board': source('board'),
    },
  },
  build: { target: 'es2022', sourcemap: false, outDir: 'dist', emptyOutDir: true, manifest: 'assets.json' },
});
