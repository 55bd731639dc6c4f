// Generates the Prisma client of each service whose schema, or whose Prisma, is not the one it was last generated from.
// Works without a network. Runnable by itself: node scripts/generate-prisma.mjs
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const AT_A_TIME = 2;

/**
 * Of all services, or only of one. Returns the names of those whose client was generated now. Throws with Prisma's own
 * words when it fails.
 */
export async function generatePrisma({ root = ROOT, only } = {}) {
  const require = createRequire(join(root, 'package.json'));
  const prisma = require.resolve('prisma/package.json');
  const { version } = JSON.parse(await readFile(prisma, 'utf8'));
  const cli = join(dirname(prisma), 'build', 'index.js');

  const schemas = (await findSchemas(root)).filter(({ name }) => !only || name === only);
  const due = (await Promise.all(schemas.map((schema) => judge(root, schema, version)))).filter((schema) => schema.due);
  const queue = [...due];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await generate(cli, next);
    }),
  );
  return due.map(({ name }) => name);
}

async function findSchemas(root) {
  const names = await readdir(join(root, 'services'));
  return names
    .sort()
    .map((name) => ({ name, folder: join(root, 'services', name) }))
    .map((service) => ({ ...service, path: join(service.folder, 'prisma', 'schema.prisma') }))
    .filter(({ path }) => existsSync(path));
}

async function judge(root, schema, version) {
  const output = join(schema.folder, 'src', 'generated', 'prisma');
  const stamp = join(root, 'node_modules', '.cache', 'harbourline', `prisma-${schema.name}`);
  const content = await readFile(schema.path);
  const print = createHash('sha256').update(`${version}\n`).update(content).digest('hex');
  const last = await readFile(stamp, 'utf8').catch(() => '');
  return { ...schema, output, stamp, print, due: last !== print || !existsSync(join(output, 'client.ts')) };
}

async function generate(cli, { name, folder, path, stamp, print }) {
  await rm(stamp, { force: true });
  const env = {
    // Generating does not use the schema engine, but would download it; any file that exists stands in for it.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    ...process.env,
  };
  try {
    await promisify(execFile)(process.execPath, [cli, 'generate', '--schema', path, '--no-hints'], {
      cwd: folder,
      env,
    });
  } catch (error) {
    throw new Error(`prisma generate failed for ${name}:\n${error.stderr || error.stdout || error.message}`, {
      cause: error,
    });
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, print);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const started = performance.now();
    const names = await generatePrisma();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(names.length ? `Prisma clients: ${names.join(', ')} in ${seconds} s` : 'Prisma clients are up to date');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
