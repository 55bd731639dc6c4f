import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** In the built folder, hidden from those who read its files. */
const FOLDER = '.server';

/** Builds what the gateway takes in from the web app: all that it needs is inside. */
export function buildServerParts(entries: Readonly<Record<string, string>>, plugins: () => Plugin[]): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'build-server-parts',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      outDir = join(root, config.build.outDir, FOLDER);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        plugins: plugins(),
        // Not the slow one that warns developers, whatever the process that takes it in says of itself.
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warn',
        ssr: { noExternal: true },
        build: {
          ssr: true,
          outDir,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            // Marks for another kind of server, which means nothing here.
            checks: { moduleLevelDirective: false },
            input: { ...entries },
            output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'parts/[name]-[hash].cjs' },
          },
        },
      });
    },
  };
}
