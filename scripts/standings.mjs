// npm run standings: writes docs/standings.md, all that is told of a booking in each of its standings.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

await install();
const { build } = await import('esbuild');
const folder = mkdtempSync(join(tmpdir(), 'harbourline-standings-'));
try {
  const outfile = join(folder, 'table.cjs');
  await build({
    entryPoints: [join(ROOT, 'e2e', 'standings', 'table.ts')],
    ...{ outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node24', jsx: 'automatic' },
    // Looks have no part in it.
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const { standingsTable } = createRequire(outfile)(outfile);
  writeFileSync(join(ROOT, 'docs', 'standings.md'), standingsTable());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
