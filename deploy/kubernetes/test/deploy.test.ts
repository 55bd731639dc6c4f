import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const name of ['bin', 'booking']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'booking', 'kustomization.yaml'), 'namespace: harbourline\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Deploys to a cluster whose migration job comes to these conditions, one after the other. */
function deploy(...conditions: string[]) {
  writeFileSync(join(folder, 'conditions'), conditions.map((line) => `${line}\n`).join(''));
  const scripts = {
    sleep: 'exit 0',
    kubectl: `echo "$@" >>${folder}/calls
      case "$1 $2" in
        'kustomize .') printf 'kind: Job\\n---\\nkind: Deployment\\n' ;;
        'get job') head -n 1 ${folder}/conditions; sed -i 1d ${folder}/conditions ;;
        'logs --namespace') echo 'column "x" exists already' ;;
      esac`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  const { status, stderr } = spawnSync('bash', [join(__dirname, '..', 'deploy.sh'), join(folder, 'booking')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` },
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n');
  const replicas = calls.filter((call) => call.startsWith('apply') && call.includes('component=server'));
  return {
    status,
    stderr,
    replicasUpdated: replicas.length > 0,
    looks: calls.filter((call) => call.startsWith('get')).length,
  };
}

it('updates the replicas once the migration has succeeded', () => {
  expect(deploy('', '', 'SuccessCriteriaMet Complete')).toMatchObject({ status: 0, replicasUpdated: true, looks: 3 });
});

it('ends as soon as the migration has failed, says what it said, and leaves the replicas', () => {
  const ended = deploy('', 'FailureTarget', 'FailureTarget Failed', '');
  expect(ended).toMatchObject({ status: 1, replicasUpdated: false, looks: 3 });
  expect(ended.stderr).toContain('booking-migrate has not succeeded');
  expect(ended.stderr).toContain('column "x" exists already');
});
