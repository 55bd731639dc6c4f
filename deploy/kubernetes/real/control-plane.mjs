import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/free-ports.mjs';
import { kubectlFor } from './kubectl.mjs';

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 120_000;

/**
 * An etcd and an API server on free ports, with everything they keep in `folder`: no scheduler and no machines, so nothing
 * that is created ever runs.
 * @throws Error with the end of a server's log, if it ends or is not ready in time.
 */
export async function startControlPlane({ programs, folder, signal }) {
  const started = [];
  const begin = (name, args) => started.push(startServer({ program: join(programs, name), name, args, folder }));
  const stop = () => Promise.all(started.map(({ child }) => kill(child)));
  try {
    const etcdPort = await freePorts(3);
    const etcd = `http://${HOST}:${etcdPort}`;
    const port = etcdPort + 2;
    begin('etcd', argumentsOfEtcd({ folder, url: etcd, peers: `http://${HOST}:${etcdPort + 1}` }));
    const token = randomBytes(32).toString('hex');
    begin('kube-apiserver', argumentsOfApiServer({ folder, etcd, port, token }));
    const kubectl = kubectlFor({ folder, url: `https://${HOST}:${port}`, token, authority: certificateIn(folder) });
    await untilReady({ kubectl, started, folder, signal });
    return { kubectl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const argumentsOfEtcd = ({ folder, url, peers }) => [
  `--data-dir=${join(folder, 'etcd')}`,
  `--listen-client-urls=${url}`,
  `--advertise-client-urls=${url}`,
  `--listen-peer-urls=${peers}`,
  `--initial-advertise-peer-urls=${peers}`,
  `--initial-cluster=default=${peers}`,
  '--log-level=warn',
  // Nothing of it is wanted after a crash.
  '--unsafe-no-fsync',
];

function argumentsOfApiServer({ folder, etcd, port, token }) {
  const keys = join(folder, 'service-accounts.pem');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(keys, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},administrator,administrator,system:masters\n`, { mode: 0o600 });
  return [
    `--etcd-servers=${etcd}`,
    `--bind-address=${HOST}`,
    `--secure-port=${port}`,
    // It makes a certificate for itself there.
    `--cert-dir=${join(folder, 'certificates')}`,
    `--token-auth-file=${tokens}`,
    '--authorization-mode=RBAC',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${keys}`,
    `--service-account-signing-key-file=${keys}`,
    '--service-cluster-ip-range=10.0.0.0/24',
    // As in most clusters, so that it is the namespace's standard that refuses a privileged pod.
    '--allow-privileged=true',
    // Nobody in a cluster looks for this server, least of all at an address of this machine alone.
    '--endpoint-reconciler-type=none',
  ];
}

/** The certificate that an API server makes for itself, with the authority that signed it. */
const certificateIn = (folder) => join(folder, 'certificates', 'apiserver.crt');

const logOf = (folder, name) => join(folder, `${name}.log`);

function startServer({ program, name, args, folder }) {
  const log = openSync(logOf(folder, name), 'w');
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', log, log] });
  closeSync(log);
  const server = { name, child, failure: undefined };
  child.once('error', (error) => (server.failure = error.message));
  child.once('exit', (code, by) => (server.failure ??= `it ended with ${code ?? by}`));
  return server;
}

async function untilReady({ kubectl, started, folder, signal }) {
  const last = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const ended = started.find(({ failure }) => failure !== undefined);
    if (ended) throw new Error(`${ended.name} did not start: ${ended.failure}\n${endOfLog(folder, ended.name)}`);
    if (existsSync(certificateIn(folder)) && (await kubectl(['get', '--raw', '/readyz'], { signal })).code === 0)
      return;
    if (Date.now() > last)
      throw new Error(`kube-apiserver was not ready in time:\n${endOfLog(folder, 'kube-apiserver')}`);
    await sleep(250, undefined, { signal });
  }
}

const endOfLog = (folder, name) => readFileSync(logOf(folder, name), 'utf8').trim().split('\n').slice(-15).join('\n');

/** At once: what they keep is removed anyway. */
async function kill(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
