// npm run openapi: writes the public API as an OpenAPI 3.1 document to the standard output.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

await install();
const { build } = await import('esbuild');
const folder = mkdtempSync(join(tmpdir(), 'harbourline-openapi-'));
try {
  const outfile = join(folder, 'openapi.cjs');
  const entryPoints = [join(ROOT, 'packages', 'contracts', 'src', 'openapi.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node24' });
  const { openApiDocument } = createRequire(outfile)(outfile);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  process.stdout.write(`${JSON.stringify(openApiDocument(version), null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
