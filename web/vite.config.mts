import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildServerParts } from './vite-plugins/build-server-parts.mts';
import { callsWithoutSchemas } from './vite-plugins/calls-without-schemas.mts';
import { compressBuiltFiles } from './vite-plugins/compress-built-files.mts';
import { keepUsedThemeParts } from './vite-plugins/keep-used-theme-parts.mts';
import { preloadFonts } from './vite-plugins/preload-fonts.mts';

export default defineConfig({
  plugins: [
    callsWithoutSchemas(fileURLToPath(new URL('../packages/contracts/src/index.ts', import.meta.url))),
    react(),
    preloadFonts(),
    compressBuiltFiles(),
    buildServerParts({ 'page-heads': fileURLToPath(new URL('src/server/page-heads.ts', import.meta.url)) }),
  ],
  css: { postcss: { plugins: [keepUsedThemeParts(fileURLToPath(new URL('src', import.meta.url)))] } },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Libraries change less often than the app: a release leaves them in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            {
              name: 'state',
              test: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|i18next|react-i18next)\//,
            },
          ],
        },
      },
    },
  },
});
