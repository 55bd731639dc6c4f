import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from './read-files';

const PLACES = ['deploy/docker/operate.sh', 'deploy/kubernetes/operate.sh', 'deploy/local/operate.sh'];
const ROOT = join(__dirname, '..', '..', '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operate-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program of this name on the path, as a script of bash. */
function program(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
}

/** Runs commands in the folder, as an operator would who has read one of the files. */
function bash(place: string, commands: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `. "${join(ROOT, place)}"\n${commands}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`, ...env },
  });
  return { status, said: stdout.trim(), complaint: stderr.trim() };
}

describe.each(PLACES)('%s', (place) => {
  const documented = [...read('docs/operations.md').matchAll(/^\| `(.+?)` +\|/gm)]
    .flatMap(([, commands = '']) => commands.split('`, `'))
    .filter((command) => !command.startsWith('$'))
    .map((command) => command.split(' ')[0] ?? '');

  it('knows every command that the operations page works with', () => {
    expect(documented).toEqual(expect.arrayContaining(['operate', 'sql', 'restart', 'set_secret', 'start_services']));
    const unknown = documented.filter((command) => bash(place, `declare -F ${command}`).status !== 0);
    expect(unknown).toEqual([]);
  });
});

describe('a secret under Compose', () => {
  const place = PLACES[0] ?? '';
  const file = (name: string) => join(folder, '.secrets', name);
  beforeEach(() => mkdirSync(join(folder, '.secrets')));

  it('is replaced by what comes, line breaks inside it included, and found again by its variable', () => {
    writeFileSync(file('jwt_private_key'), 'old\n', { mode: 0o444 });
    expect(bash(place, `printf 'new\\nold\\n' | set_secret JWT_PRIVATE_KEY identity`)).toMatchObject({ status: 0 });
    expect(readFileSync(file('jwt_private_key'), 'utf8')).toBe('new\nold\n');
    expect(bash(place, 'secret_of identity JWT_PRIVATE_KEY').said).toBe('new\nold');
  });

  it('can be changed in one line from what it was', () => {
    writeFileSync(file('booking_database_url'), 'postgresql://one:pw@postgres:5432/db\n');
    bash(place, `secret_of booking DATABASE_URL | sed 's#//[^@]*@#//two:pw2@#' | set_secret DATABASE_URL booking`);
    expect(readFileSync(file('booking_database_url'), 'utf8')).toBe('postgresql://two:pw2@postgres:5432/db\n');
  });

  it('stays as it is when nothing comes', () => {
    writeFileSync(file('internal_secret'), 'old\n');
    const { status, complaint } = bash(place, 'false | set_secret INTERNAL_SECRET booking payments');
    expect({ status, complaint }).toEqual({ status: 1, complaint: 'nothing came to set it to' });
    expect(readFileSync(file('internal_secret'), 'utf8')).toBe('old\n');
  });
});

it('restarts the replicas of a service under Compose one by one, each once the one before is healthy', () => {
  program('compose', '[ "$1 $2" = "ps --quiet" ] && printf "first\\nsecond\\n"');
  program('sleep', 'exit 0');
  program(
    'docker',
    `echo "$1 \${!#}" >>calls; [ $1 = inspect ] || exit 0
     if [ "$(tail -n 2 calls | head -n 1)" = "restart \${!#}" ]; then echo starting; else echo healthy; fi`,
  );
  expect(bash(PLACES[0] ?? '', 'restart booking', { COMPOSE: 'compose' })).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual(
    ['first', 'second'].flatMap((id) => [`restart ${id}`, `inspect ${id}`, `inspect ${id}`]),
  );
});

describe('a secret in the cluster', () => {
  it('is set for each service that has it, and for the namespace of the installation', () => {
    program('kubectl', 'echo "$@" >>calls; case "$*" in *patch*) cat "${!#}"; echo;; esac');
    const { said } = bash(
      'deploy/kubernetes/operate.sh',
      `printf 'a\\nb\\n' | set_secret INTERNAL_SECRET booking payments`,
      { OVERLAY: join(ROOT, 'deploy/kubernetes/overlays/example') },
    );
    const patch = JSON.stringify({ data: { INTERNAL_SECRET: Buffer.from('a\nb').toString('base64') } });
    expect(said.split('\n')).toEqual([patch, patch]);
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual(
      ['booking', 'payments'].map(
        (name) => `--namespace harbourline patch secret ${name}-secrets --type merge --patch-file /dev/stdin`,
      ),
    );
  });
});

it('changes the secrets of what npm start runs, and none that it does not have', () => {
  const place = 'deploy/local/operate.sh';
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ internalSecret: 'old', jwtPrivateKey: 'key' }));
  const env = { DATA_DIR: folder };
  bash(place, 'echo new,old | set_secret INTERNAL_SECRET booking', env);
  expect(bash(place, 'secret_of booking INTERNAL_SECRET', env).said).toBe('new,old');
  expect(bash(place, 'secret_of identity JWT_PRIVATE_KEY', env).said).toBe('key');
  expect(bash(place, 'echo x | set_secret DATABASE_URL booking', env)).toMatchObject({ status: 1 });
  expect(bash(place, 'false | set_secret INTERNAL_SECRET booking', env)).toMatchObject({ status: 1 });
});
