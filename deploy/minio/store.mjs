import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../scripts/free-ports.mjs';

const READY_WITHIN_MS = 60_000;
const SECRETS = ['minio_root', 'identity_s3', 'catalog_s3'];

/**
 * A MinIO on this machine alone, with everything it keeps in `folder`, and the secrets that Compose would give it.
 * @throws Error with the end of its log, if it ends or is not ready in time
 */
export async function startStore({ programs, folder, signal }) {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  for (const name of SECRETS) {
    const [user, password] = name === 'minio_root' ? ['user', 'password'] : ['access_key', 'secret_key'];
    writeFileSync(join(secrets, `${name}_${user}`), randomBytes(8).toString('hex'));
    writeFileSync(join(secrets, `${name}_${password}`), randomBytes(20).toString('hex'));
  }
  const port = await freePorts(2);
  const log = join(folder, 'minio.log');
  const output = openSync(log, 'a');
  const addresses = ['--address', `127.0.0.1:${port}`, '--console-address', `127.0.0.1:${port + 1}`];
  const child = spawn(join(programs, 'minio'), ['server', ...addresses, join(folder, 'data')], {
    env: {
      ...process.env,
      HOME: folder,
      MINIO_ROOT_USER_FILE: join(secrets, 'minio_root_user'),
      MINIO_ROOT_PASSWORD_FILE: join(secrets, 'minio_root_password'),
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/minio/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline || signal.aborted) {
      child.kill('SIGKILL');
      throw new Error(`MinIO is not ready: ${readFileSync(log, 'utf8').slice(-2_000)}`);
    }
    await sleep(100);
  }
  return {
    url,
    secrets,
    secret: (name) => readFileSync(join(secrets, name), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
