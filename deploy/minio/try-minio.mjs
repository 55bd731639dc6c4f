// npm run try:minio: a real MinIO with the buckets, accounts and policies of docker-compose.yml. Builds it and its client at
// the first time (needs Go), tries what each account may and may not do, copies all objects away and back by the
// operator's commands, and runs the services' tests of files against it. Everything that it starts is stopped and removed.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { goPrograms } from '../../scripts/go-programs.mjs';
import { install, ROOT } from '../../scripts/install.mjs';
import { run } from '../../scripts/run-to-end.mjs';
import { startStore } from './store.mjs';

const PROGRAMS = [
  { name: 'minio', source: 'github.com/minio/minio' },
  { name: 'mc', source: 'github.com/minio/mc' },
];
const BUCKETS = { identity: 'harbourline-licenses', catalog: 'harbourline' };
const TESTS = 'picture|license|object-store-away';

await install();
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
const { signal } = ending;

let failures = 0;
const folder = mkdtempSync(join(tmpdir(), 'harbourline-minio-'));
let store;
try {
  const programs = await goPrograms({ from: import.meta.dirname, name: 'minio', programs: PROGRAMS, signal });
  store = await startStore({ programs, folder, signal });
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, MC_CONFIG_DIR: join(folder, 'mc') };
  await makeBuckets(env);
  await tryAccounts(env);
  await tryBackup(env);
  runTests();
  console.log(`${failures} failures`);
} catch (error) {
  failures += 1;
  console.error(signal.aborted ? 'Ended before all was tried.' : error.message);
} finally {
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

/** Twice, as each `up` of Compose does it. */
async function makeBuckets(env) {
  for (const time of ['first', 'second']) {
    const { code, stderr } = await run('sh', [join(ROOT, 'deploy', 'docker', 'make-buckets.sh')], {
      env: { ...env, SECRETS: store.secrets, STORE: store.url, TMPDIR: folder },
      signal,
    });
    expect(code === 0, `buckets and accounts are made, the ${time} time ${code === 0 ? '' : stderr}`);
  }
}

async function tryAccounts(env) {
  const file = join(folder, 'a file');
  writeFileSync(file, 'a calm harbour');
  const mc = (...args) => run('mc', args, { env, signal });
  const refused = ({ code, stderr }) => code !== 0 && /denied|forbidden|insufficient permissions/i.test(stderr);
  for (const [service, bucket] of Object.entries(BUCKETS)) {
    const [key, secret] = ['access_key', 'secret_key'].map((part) => store.secret(`${service}_s3_${part}`));
    await mc('alias', 'set', service, store.url, key, secret);
    const own = `${service}/${bucket}`;
    expect((await mc('cp', '--quiet', file, `${own}/folder/file`)).code === 0, `${service} writes into its bucket`);
    const read = await mc('cat', `${own}/folder/file`);
    expect(read.stdout === 'a calm harbour', `${service} reads what it wrote`);
    expect((await mc('ls', own)).stdout.includes('folder/'), `${service} lists its bucket`);
    const url = `${store.url}/${bucket}/folder/file`;
    expect((await fetch(url)).status === 403, `nobody reads of ${bucket} without a key`);
    expect((await fetch(url, { method: 'DELETE' })).status === 403, `nobody deletes in ${bucket} without a key`);
  }
  for (const [service, bucket] of Object.entries(BUCKETS)) {
    const another = Object.values(BUCKETS).find((each) => each !== bucket);
    const others = `${service}/${another}`;
    expect(refused(await mc('ls', others)), `${service} does not list ${another}`);
    expect(refused(await mc('cat', `${others}/folder/file`)), `${service} does not read of ${another}`);
    expect(
      refused(await mc('cp', '--quiet', file, `${others}/folder/file`)),
      `${service} does not write into ${another}`,
    );
    expect(refused(await mc('rm', `${others}/folder/file`)), `${service} does not delete in ${another}`);
    expect(refused(await mc('mb', `${service}/${service}-of-its-own`)), `${service} makes no bucket`);
    expect(
      refused(await mc('anonymous', 'set', 'public', `${service}/${bucket}`)),
      `${service} does not publish its bucket`,
    );
    expect(refused(await mc('admin', 'user', 'list', service)), `${service} does not see the accounts`);
    const shown = (await mc('ls', service)).stdout
      .trim()
      .split(/\s+/)
      .filter((word) => word.endsWith('/'));
    expect(shown.join() === `${bucket}/`, `${service} is shown ${bucket} alone`);
  }
}

/** By `backup_objects` and `restore_objects`, whose command for a container is run here. */
async function tryBackup(env) {
  const compose = join(folder, 'compose');
  writeFileSync(
    compose,
    `#!/bin/bash
for at in "$@"; do
  [[ $before = --volume ]] && copy=\${at%:/copy}
  before=$at
done
sh -c "$(sed "s#/copy#$copy#g; s#/run/secrets#${store.secrets}#g; s#http://minio:9000#${store.url}#g" <<<"$before")"
`,
  );
  chmodSync(compose, 0o755);
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const operate = (command) =>
    run('bash', ['-c', `. deploy/docker/operate.sh; ${command} "${copies}"`], {
      cwd: ROOT,
      env: { ...env, COMPOSE: compose },
      signal,
    });
  const saved = await operate('backup_objects');
  const copied = Object.values(BUCKETS).every(
    (bucket) => contentOf(join(copies, bucket, 'folder', 'file')) === 'a calm harbour',
  );
  expect(saved.code === 0 && copied, `backup_objects copies what both buckets have ${saved.stderr}`);
  for (const bucket of Object.values(BUCKETS))
    await run('mc', ['rm', '--quiet', `store/${bucket}/folder/file`], { env, signal });
  const gone = await run('mc', ['ls', '--recursive', 'store'], { env, signal });
  expect(gone.stdout.trim() === '', 'they are deleted');
  const restored = await operate('restore_objects');
  expect(restored.code === 0, `restore_objects copies them back ${restored.stderr}`);
  for (const [service, bucket] of Object.entries(BUCKETS)) {
    const { stdout } = await run('mc', ['cat', `${service}/${bucket}/folder/file`], { env, signal });
    expect(stdout === 'a calm harbour', `${service} reads what it wrote before`);
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function runTests() {
  const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
  const keys = { S3_ACCESS_KEY: store.secret('minio_root_user'), S3_SECRET_KEY: store.secret('minio_root_password') };
  const { status } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'identity', 'catalog', '--testPathPatterns', TESTS],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...keys, S3_ENDPOINT: store.url } },
  );
  expect(status === 0, 'the tests of identity and catalog that keep files pass');
}

function expect(holds, what) {
  if (!holds) failures += 1;
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what.trim()}`);
}
