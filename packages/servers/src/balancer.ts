import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One address, and the replicas of a service behind it. */
export interface Front {
  port: number;
  replicas: number[];
}

export interface Balancer {
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const LOOK_EVERY_MS = 300;
const ANSWERS_WITHIN_MS = 2_000;

/**
 * What a cluster's load balancer does: each new connection goes to the next replica that is ready, and one that is
 * about to leave gets none. Settles once every front has one that is.
 */
export async function startBalancer({ fronts }: { fronts: readonly Front[] }): Promise<Balancer> {
  const running = await Promise.all(fronts.map(startFront));
  return {
    async stop() {
      await Promise.all(running.map((front) => front.stop()));
    },
  };
}

async function startFront({ port, replicas }: Front): Promise<Balancer> {
  const ready = new Set<number>();
  const stopping = new AbortController();
  const look = async (replica: number) => {
    const answer = await askReady(replica);
    if (answer === 'yes') ready.add(replica);
    if (answer === 'no') ready.delete(replica);
  };
  for (;;) {
    await Promise.all(replicas.map(look));
    if (ready.size > 0) break;
    await pause(LOOK_EVERY_MS);
  }

  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    turn += 1;
    passOn(client, fromTurn(ready.size > 0 ? [...ready] : replicas, turn));
  });
  await listening(server, port);
  for (const replica of replicas) void goOn(() => look(replica), stopping.signal);
  return {
    async stop() {
      stopping.abort();
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function goOn(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await look();
    await pause(LOOK_EVERY_MS);
  }
}

function fromTurn(ports: readonly number[], turn: number): number[] {
  const first = turn % ports.length;
  return [...ports.slice(first), ...ports.slice(0, first)];
}

/** Joins a connection with the first of these replicas that takes it. */
function passOn(client: Socket, [port, ...others]: number[]): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const replica = connect({ port, host: HOST, allowHalfOpen: true });
  const refused = () => passOn(client, others);
  replica.once('error', refused);
  replica.once('connect', () => {
    replica.off('error', refused);
    for (const [one, other] of [
      [client, replica],
      [replica, client],
    ] as const) {
      one.pipe(other);
      one.once('error', () => other.destroy());
      one.once('close', () => other.destroy());
    }
  });
}

/** A replica that is merely slow to answer is as ready as it was. */
async function askReady(port: number): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const answer = await fetch(`http://${HOST}:${port}/internal/ready`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return answer.ok ? 'yes' : 'no';
  } catch (error) {
    return error instanceof DOMException ? 'unknown' : 'no';
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}
