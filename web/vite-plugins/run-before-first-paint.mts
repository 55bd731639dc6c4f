import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Puts a script into the start page itself: the first paint waits for it, and for no other file because of it. The gateway
 * tells browsers the hash of what it finds in the built page, and they run no other script that stands in one.
 */
export function runBeforeFirstPaint(file: string): Plugin {
  return {
    name: 'run-before-first-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const { outputFiles } = await build({
          entryPoints: [file],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
        });
        return [{ tag: 'script', children: outputFiles[0]?.text.trim() ?? '', injectTo: 'head' }];
      },
    },
  };
}
