import { mkdirSync, rmSync } from 'node:fs';
import { SERVICES, type ServiceName } from '@harbourline/contracts';
import { DEMO_ACCOUNTS } from '../demo/accounts';
import { seedDemoApart } from '../demo/seed-demo-apart';
import { describeInstance, removeInstance, runningOn, writeInstance, type Instance } from './instance-file';
import { balancerPlan, PASSED_ON, postgresPlan, serverPlans, servicePlans, type Surroundings } from './plans';
import { portsFrom } from './ports';
import { portsToBeFree } from './ports-to-be-free';
import { publishing, type Publishing } from './publishing';
import { replicaPorts, replicate } from './replicas';
import { loadSecrets } from './secrets';
import { supervise, type ProcessPlan, type SupervisedProcess } from './supervise';

export interface StackOptions {
  /** The checkout, built. */
  root: string;
  dataDir: string;
  /** Where the gateway listens; everything else follows it. */
  port: number;
  /** Begin anew: everything below dataDir is deleted. */
  reset?: boolean;
  /** Demo boats, owners, captains and bookings; without it only the accounts are made. */
  demo?: boolean;
  /** How many processes each service and the gateway have, behind a balancer if more than one. */
  replicas?: number;
  /** Databases that somebody else runs; without them a PostgreSQL is started, and stopped with the rest. */
  databases?: Pick<Surroundings, 'databaseUrl' | 'directDatabaseUrl'>;
  env?: NodeJS.ProcessEnv;
  /** What every process is told beside its own: nothing, unless a test has something to load first. */
  nodeOptions?: readonly string[];
  say?: (line: string) => void;
}

export interface Stack {
  instance: Instance;
  /** Every process of a service or the gateway, for whoever restarts them one by one. */
  replicasOf(name: ServiceName | 'gateway'): SupervisedProcess[];
  stop(): Promise<void>;
}

/** Starts the whole system on this machine. Settles when a person can use it. */
export async function startStack({
  root,
  dataDir,
  port,
  reset = false,
  demo = true,
  replicas = 1,
  databases,
  env = process.env,
  nodeOptions = [],
  say = () => undefined,
}: StackOptions): Promise<Stack> {
  refuseSecond(dataDir);
  if (reset) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  removeInstance(dataDir);

  const ports = portsFrom(port);
  await portsToBeFree([...Object.values(ports), ...replicaPorts(ports, replicas)]);
  const running: SupervisedProcess[] = [];
  const pids = new Map<string, number>();
  let published: Publishing | undefined;
  const start = async (plan: ProcessPlan) => {
    const onRunning = (pid: number) => {
      pids.set(plan.name, pid);
      published?.publish();
    };
    const options = [...(plan.nodeOptions ?? []), ...nodeOptions];
    const process = await supervise({ ...plan, nodeOptions: options, onRunning, say });
    running.push(process);
    return process.facts;
  };
  const stop = async () => {
    published?.stop();
    removeInstance(dataDir);
    // Databases and servers outlive what uses them.
    for (const group of groupsToStop(running)) await Promise.all(group.map((process) => process.stop()));
  };

  try {
    say(`Starting ${databases ? '' : 'PostgreSQL, '}object storage, mail and the payment sandbox …`);
    const secrets = loadSecrets(dataDir);
    const place = { root, dataDir, ports, secrets };
    const surroundings: Surroundings = {
      ...place,
      publicOrigin: `http://localhost:${port}`,
      ...(databases ?? databasesOf(await start(postgresPlan(place, SERVICES.map(databaseOf))))),
      settings: Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    };
    const { plans, fronts } = replicate(servicePlans(surroundings), ports, replicas);
    // Ready once a replica of each is, which is what everything after the services waits for.
    const balancing = fronts.length > 0 ? start(balancerPlan(surroundings, fronts)) : undefined;
    balancing?.catch(() => undefined);
    await Promise.all([...serverPlans(surroundings), ...plans.identity].map(start));

    say('Starting the services and the gateway …');
    const { identity, ...others } = plans;
    await Promise.all([...Object.values(others).flat().map(start), balancing]);
    await seedDemoApart({
      root,
      dataDir,
      gatewayUrl: surroundings.publicOrigin,
      identityEnv: identity[0]?.env ?? {},
      bookingDatabaseUrl: surroundings.databaseUrl('booking'),
      boats: demo,
      say,
    });

    const instance = () =>
      describeInstance(
        surroundings,
        pids,
        DEMO_ACCOUNTS.map(({ role, phone, password }) => ({ role, phone, password })),
      );
    published = publishing(() => writeInstance(dataDir, instance()), say);
    published.publish();
    const replicasOf = (name: string) =>
      running.filter((each) => each.name === name || each.name.startsWith(`${name}-`));
    return { instance: instance(), replicasOf, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws where a system runs on the same data. */
function refuseSecond(dataDir: string): void {
  const other = runningOn(dataDir);
  if (other === undefined || other === process.pid) return;
  throw new Error(
    `A system is running on ${dataDir} already (process ${other}). Stop it, or choose another DATA_DIR and PORT.`,
  );
}

function databaseOf(service: (typeof SERVICES)[number]): string {
  return `harbourline_${service}`;
}

function databasesOf({ url }: Record<string, unknown>): Pick<Surroundings, 'databaseUrl'> {
  return { databaseUrl: (service) => new URL(`/${databaseOf(service)}`, String(url)).href };
}

function groupsToStop(running: readonly SupervisedProcess[]): SupervisedProcess[][] {
  const named = (...names: string[]) => running.filter(({ name }) => names.includes(name));
  const gateways = running.filter(({ name }) => /^gateway(-|$)/.test(name));
  const servers = named('balancer', 'object-store', 'mail', 'sandbox');
  const databases = named('postgres');
  const services = running.filter((process) => ![...gateways, ...servers, ...databases].includes(process));
  return [gateways, services, servers, databases];
}
