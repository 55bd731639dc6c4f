// Programs that are built from Go modules: at the first time, and kept in the user's cache.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './run-to-end.mjs';

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'harbourline');

/**
 * The folder with the programs of a go.mod, which are built unless they are there.
 * @param from the folder of go.mod and go.sum @param name of the folder in the cache
 * @param programs each with its name, the package that it is, and what to set its variables to
 * @throws Error where there is no Go, or with Go's own words.
 */
export async function goPrograms({ from, name, programs, signal }) {
  const cache = join(CACHE, name);
  const folder = join(cache, keyOfBuild(from, programs));
  if (existsSync(folder)) return folder;
  await assertGo(from, signal);
  console.log(`Building ${programs.map((each) => each.name).join(' and ')}, once; this takes minutes.`);
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'building-'));
  try {
    for (const program of programs) await build(join(work, program.name), { from, ...program, signal });
    putInPlace(work, folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function build(file, { from, source, variables = {}, signal }) {
  const flags = ['-s', '-w', ...Object.entries(variables).map(([name, value]) => `-X ${name}=${value}`)].join(' ');
  const { code, stderr } = await run(
    'go',
    ['build', '-mod=readonly', '-buildvcs=false', '-trimpath', '-ldflags', flags, '-o', file, source],
    // Without C, so that no compiler of it is needed.
    { cwd: from, env: { ...process.env, CGO_ENABLED: '0', GOWORK: 'off' }, signal },
  );
  if (code !== 0) throw new Error(`${source} could not be built: ${stderr.trim()}`);
}

async function assertGo(from, signal) {
  const { code } = await run('go', ['version'], { signal });
  const [, needed] = /^go (\S+)$/m.exec(readFileSync(join(from, 'go.mod'), 'utf8'));
  if (code !== 0)
    throw new Error(
      `This is built from source, which needs Go ${needed} or later (https://go.dev/dl), and a Go module proxy that answers.`,
    );
}

function keyOfBuild(from, programs) {
  const files = ['go.mod', 'go.sum'].map((file) => readFileSync(join(from, file)));
  const hash = createHash('sha256');
  for (const part of [...files, JSON.stringify(programs), process.platform, process.arch]) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** Whole or not at all; another process may have been quicker. */
function putInPlace(work, folder) {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
