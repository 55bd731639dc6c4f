import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PASSED_ON, servicePlans } from '../stack/plans';
import type { Instance } from '../stack/instance-file';
import { portsFrom } from '../stack/ports';
import { loadSecrets } from '../stack/secrets';

const root = join(__dirname, '..', '..', '..', '..');
const [, , service = '', ...operation] = process.argv;

/** Does an operation of a service with the environment of the one that `npm start` runs, beside it. */
function main(): number {
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.local');
  const instance = runningInstance(dataDir);
  const plans = servicePlans({
    root,
    dataDir,
    ports: portsFrom(Number(new URL(instance.gatewayUrl).port)),
    secrets: loadSecrets(dataDir),
    publicOrigin: instance.gatewayUrl,
    databaseUrl: (name) => instance.services[name].databaseUrl,
    settings: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  const plan = new Map(Object.entries(plans)).get(service);
  if (!plan || service === 'gateway' || operation.length === 0) {
    throw new Error(`Which operation of which service? ${Object.keys(instance.services).join(', ')}.`);
  }
  const { status } = spawnSync(process.execPath, [plan.script, ...operation], {
    env: { ...process.env, ...plan.env },
    stdio: 'inherit',
  });
  return status ?? 1;
}

function runningInstance(dataDir: string): Instance {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8')) as Instance;
  } catch {
    throw new Error(`Nothing runs on ${dataDir}.`);
  }
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
