import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@harbourline/contracts';
import type { DemoAccount } from '../demo/accounts';
import type { Surroundings } from './plans';
import { writeFileAtomically } from './write-file-atomically';

/** Tells tools where everything is, while it runs. */
export interface Instance {
  pid: number;
  /** Which of the processes that have had this number; missing where the system does not tell. */
  startedAt?: string | undefined;
  /** Which folder it runs on: a copy is another one. Missing in files of old. */
  folder?: string | undefined;
  gatewayUrl: string;
  mailUrl: string;
  stripeUrl: string;
  stripeSecretKey: string;
  twilioUrl: string;
  twilioAccountSid: string;
  twilioAuthToken: string;
  s3Url: string;
  services: Record<ServiceName, { url: string; pid: number; databaseUrl: string }>;
  accounts: readonly DemoAccount[];
}

const pathIn = (dataDir: string) => join(dataDir, 'instance.json');

export function describeInstance(
  { ports, secrets, publicOrigin, databaseUrl }: Surroundings,
  pids: ReadonlyMap<string, number>,
  accounts: readonly DemoAccount[],
): Instance {
  const at = (port: number) => `http://localhost:${port}`;
  const service = (name: ServiceName) => ({
    url: `http://127.0.0.1:${ports[name]}`,
    pid: pids.get(name) ?? pids.get(`${name}-1`) ?? 0,
    databaseUrl: databaseUrl(name),
  });
  return {
    pid: process.pid,
    gatewayUrl: publicOrigin,
    mailUrl: at(ports.mail),
    stripeUrl: at(ports.sandbox),
    stripeSecretKey: secrets.stripeSecretKey,
    twilioUrl: at(ports.sandbox),
    twilioAccountSid: secrets.twilioAccountSid,
    twilioAuthToken: secrets.twilioAuthToken,
    s3Url: at(ports.objectStore),
    services: Object.fromEntries(SERVICES.map((name) => [name, service(name)])) as Instance['services'],
    accounts,
  };
}

export function writeInstance(dataDir: string, instance: Instance): void {
  const told: Instance = { ...instance, startedAt: startOf(process.pid), folder: folderOf(dataDir) };
  writeFileAtomically(pathIn(dataDir), `${JSON.stringify(told, null, 2)}\n`, 0o600);
}

export function removeInstance(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** The process that runs a stack on this data, if there is one. */
export function runningOn(dataDir: string): number | undefined {
  const instance = readInstance(dataDir);
  if (!instance) return undefined;
  const { pid, startedAt, folder } = instance;
  if (folder !== undefined && folder !== folderOf(dataDir)) return undefined;
  return isOurs(pid, startedAt) ? pid : undefined;
}

/** One that is not whole was left by a system that died. */
function readInstance(dataDir: string): Instance | undefined {
  if (!existsSync(pathIn(dataDir))) return undefined;
  try {
    return JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Instance;
  } catch {
    return undefined;
  }
}

/** A process id may have been given to something else since; where the system tells, its start or its command line is asked. */
function isOurs(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
    if (startedAt !== undefined) return startOf(pid) === startedAt;
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('node');
  } catch {
    return false;
  }
}

/** Since which tick of which run of the machine a process is there; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)(?=[^)]*$)/);
    const run = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The 22nd of all fields, of which two are before the name's end.
    return `${run} ${fields.trim().split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

function folderOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  return `${dev} ${ino}`;
}
