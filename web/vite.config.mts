import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildServerParts } from './vite-plugins/build-server-parts.mts';
import { callsWithoutSchemas } from './vite-plugins/calls-without-schemas.mts';
import { compressBuiltFiles } from './vite-plugins/compress-built-files.mts';
import { keepUsedThemeParts } from './vite-plugins/keep-used-theme-parts.mts';
import { needsOf } from './vite-plugins/needs-of.mts';
import { preloadFonts } from './vite-plugins/preload-fonts.mts';
import { runBeforeFirstPaint } from './vite-plugins/run-before-first-paint.mts';

const contracts = fileURLToPath(new URL('../packages/contracts/src/index.ts', import.meta.url));
const boatPage = needsOf(fileURLToPath(new URL('src/pages/boat-page.tsx', import.meta.url)));

export default defineConfig({
  plugins: [
    boatPage,
    callsWithoutSchemas(contracts),
    react(),
    runBeforeFirstPaint(fileURLToPath(new URL('src/app/before-first-paint.ts', import.meta.url))),
    preloadFonts(),
    compressBuiltFiles(),
    buildServerParts(
      {
        'page-heads': fileURLToPath(new URL('src/server/page-heads.ts', import.meta.url)),
        'draw-pages': fileURLToPath(new URL('src/server/draw-pages.ts', import.meta.url)),
      },
      () => [callsWithoutSchemas(contracts)],
    ),
  ],
  css: { postcss: { plugins: [keepUsedThemeParts(fileURLToPath(new URL('src', import.meta.url)))] } },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Libraries change less often than the app: a release leaves them in the browser's cache.
        codeSplitting: {
          groups: [
            // React in a file of its own, so that it and the others are read in two tasks instead of a long one.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              tags: ['$initial'],
              priority: 4,
            },
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 3 },
            // What every page needs, and the pages on which most visits begin, in one file instead of thirty.
            { name: 'app', tags: ['$initial'], priority: 2 },
            // Small files that go together: the first page names every file that there is.
            { name: 'choose-photos', test: /shared\/photos\/(?:choose-photos|photo-file|photos-api)\./, priority: 1 },
            {
              name: 'boat-page',
              // The rules are imported by one name: whatever any page needs of them would come along.
              test: (id) => !/(contracts|zod|policy)\//.test(id) && boatPage.has(id),
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
