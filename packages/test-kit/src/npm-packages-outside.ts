import type { Plugin } from 'esbuild';

/** Our own packages are TypeScript and become part of a bundle; the others are found where they are installed. */
export const npmPackagesOutside: Plugin = {
  name: 'npm-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@harbourline/') ? undefined : { path, external: true },
    ),
};
