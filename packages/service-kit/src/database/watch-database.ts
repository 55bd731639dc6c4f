import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const ASK_EVERY_MS = 400;

/**
 * Detects that a database, or the path to it, has gone silent: such a connection does not end by itself, and a query on
 * it would wait in vain. It probes over a separate connection, and only while somebody waits.
 */
export function watchDatabase(options: {
  connection: ClientConfig;
  /** How long the database may take to answer. */
  withinMs: number;
  /** Whether anybody waits for the database. */
  isBusy(): boolean;
  /** Called repeatedly for as long as the silence lasts. */
  onSilence(): void;
}): { stop(): void } {
  const stopping = new AbortController();
  let asking: { client: Client; socket: Socket } | undefined;

  async function ask(): Promise<void> {
    if (!asking) {
      const socket = new Socket();
      // The time it takes is checked below.
      const client = new Client({ ...options.connection, stream: () => socket, connectionTimeoutMillis: 0 });
      client.on('error', () => undefined);
      asking = { client, socket };
      await client.connect();
    }
    await asking.client.query('SELECT 1');
  }

  function forget(): void {
    asking?.socket.destroy();
    asking = undefined;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(ASK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted || !options.isBusy()) continue;
      // A refusal is an answer too: waiting queries get the same one.
      const asked = ask().catch(forget);
      if (!(await isSilent(asked, options.withinMs))) continue;
      forget();
      if (!stopping.signal.aborted) options.onSilence();
    }
    forget();
  }

  void watch();
  return { stop: () => stopping.abort() };
}

async function isSilent(asked: Promise<void>, withinMs: number): Promise<boolean> {
  const answered = asked.then(() => false);
  if (!(await Promise.race([answered, sleep(withinMs, true, { ref: false })]))) return false;
  // While this process was busy, the answer may have arrived.
  await turn();
  return Promise.race([answered, Promise.resolve(true)]);
}
