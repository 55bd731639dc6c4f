import { join, resolve } from 'node:path';
import { outliveOutput } from '@harbourline/servers/outlive-output';
import { z } from 'zod';
import { DEMO_ACCOUNTS } from './demo/accounts';
import { startStack } from './stack/start-stack';
import { portsFrom } from './stack/ports';

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_000).default(8080),
  DATA_DIR: z.string().min(1).default('.local'),
  DEMO_BOATS: z
    .enum(['on', 'off'], { error: 'is either on (boats, people and bookings) or off (accounts only)' })
    .default('on'),
  REPLICAS: z.coerce.number().int().min(1).max(9).default(1),
});

async function main(): Promise<void> {
  const root = join(__dirname, '..', '..', '..');
  const { PORT: port, DATA_DIR, DEMO_BOATS, REPLICAS: replicas } = readSettings();
  const dataDir = resolve(root, DATA_DIR);
  const started = Date.now();

  let stop: (() => Promise<void>) | undefined = undefined;
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    if (!stop) process.exit(1); // nothing has been promised yet; the children notice that they are alone
    console.log('\nStopping …');
    void stop().then(() => process.exit(0));
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, leave);

  const stack = await startStack({
    root,
    dataDir,
    port,
    reset: process.argv.includes('--reset'),
    demo: DEMO_BOATS === 'on',
    replicas,
    say: (line) => console.log(line),
  });
  stop = stack.stop;
  announce(port, dataDir, Date.now() - started);
}

/** @throws one sentence for each setting that is not right. */
function readSettings(): z.infer<typeof environment> {
  const { data, error } = environment.safeParse(process.env);
  if (error) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}

function announce(port: number, dataDir: string, ms: number): void {
  const ports = portsFrom(port);
  console.log(`
Harbourline runs (${(ms / 1000).toFixed(1)} s).

  Web app         http://localhost:${port}
  Mail inbox      http://localhost:${ports.mail}
  Card sandbox    http://localhost:${ports.sandbox}    4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined,
                                          4000 0025 0000 3155 asks for 3-D Secure
  Data and logs   ${dataDir}

  Sign in as      ${DEMO_ACCOUNTS.map(({ role, phone, password }) => `${role.padEnd(8)} ${phone}  ${password}`).join('\n                  ')}

Ctrl-C stops everything.`);
}

outliveOutput();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
