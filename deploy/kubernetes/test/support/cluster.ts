import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { NOWHERE } from '@harbourline/test-kit/test-environment';
import { environmentOfImage, servers, type Process } from './processes';
import { madeFiles } from './secrets';

const ROOT = join(__dirname, '..', '..', '..', '..');

export interface Cluster {
  /** Where a server is asked. */
  urlOf(name: string): string;
  /** Runs a job until it ends. */
  run(job: Process): Promise<{ name: string; code: number | null; said: string }>;
  /** Starts a server. `isReady` asks what the cluster asks it, and throws once it has ended. */
  start(server: Process): { name: string; isReady(): Promise<boolean> };
  stop(): Promise<void>;
}

/**
 * Runs processes of the built workspaces on this machine, as their images do in a cluster: with the variables of image
 * and manifest and no others. What cannot be the same is where things are: addresses, ports, and the paths of files.
 * Nothing answers where Kafka, the object store and the collector should be, which a start has to bear.
 */
export async function openCluster(secrets: string): Promise<Cluster> {
  const ports = new Map<string, number>();
  for (const { name } of servers()) ports.set(name, await freePort());
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const metricsPort = String(await freePort());
  const started: ChildProcess[] = [];

  function placesFor({ workspace }: Process): Record<string, string> {
    return {
      ...{ HOST: '127.0.0.1', PORT: String(ports.get(workspace)), METRICS_PORT: metricsPort },
      ...Object.fromEntries([...ports.keys()].map((name) => [`${name.toUpperCase()}_URL`, urlOf(name)])),
      ...{ KAFKA_BROKERS: '127.0.0.1:9', S3_ENDPOINT: NOWHERE, OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE },
      WEB_DIST: join(ROOT, 'web', 'dist'),
    };
  }

  function begin(process: Process) {
    const given = { ...environmentOfImage(), ...process.environment, ...madeFiles(process, secrets) };
    const places = placesFor(process);
    // Only what is given has a place: a variable that the manifests lack is not made up here.
    const env = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, places[key] ?? value]));
    const { workspace } = process;
    const cwd = join(ROOT, ...(workspace === 'gateway' ? [] : ['services']), workspace);
    const child = fork(join(cwd, 'dist', 'main.js'), process.args, {
      ...{ cwd, env, execArgv: [] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => void (said += text));
    return { child, said: () => said };
  }

  return {
    urlOf,
    async run(job) {
      const { child, said } = begin(job);
      await once(child, 'close');
      return { name: job.name, code: child.exitCode, said: said() };
    },
    start(server) {
      const { child, said } = begin(server);
      return {
        name: server.name,
        async isReady() {
          if (child.exitCode !== null) throw new Error(`${server.name} has ended: ${said()}`);
          const answer = await fetch(`${urlOf(server.name)}${server.readyPath}`).catch(() => undefined);
          return answer?.status === 200;
        },
      };
    },
    async stop() {
      await Promise.all(started.map(kill));
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
