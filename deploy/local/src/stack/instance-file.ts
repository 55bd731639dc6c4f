import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@harbourline/contracts';
import type { DemoAccount } from '../demo/accounts';
import type { Surroundings } from './plans';
import { writeFileAtomically } from './write-file-atomically';

/** Tells tools where everything is, while it runs. */
export interface Instance {
  pid: number;
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
  writeFileAtomically(pathIn(dataDir), `${JSON.stringify(instance, null, 2)}\n`, 0o600);
}

export function removeInstance(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** The process that runs a stack on this data, if there is one. */
export function runningOn(dataDir: string): number | undefined {
  if (!existsSync(pathIn(dataDir))) return undefined;
  const { pid } = JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Instance;
  return isOurs(pid) ? pid : undefined;
}

/** A process id may have been given to something else since; where the system tells, the command line is asked. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('node');
  } catch {
    return false;
  }
}
