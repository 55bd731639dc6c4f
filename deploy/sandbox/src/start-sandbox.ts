import { createServer } from 'node:http';
import { once } from 'node:events';
import { createApp } from './app';
import { createFaults } from './faults/faults';
import { runTimers } from './run-timers';
import { openStore } from './store/store';
import { deliverWebhooks } from './webhooks/deliver';
import type { AddressInfo } from 'node:net';
import type { SandboxDeps, SandboxOptions } from './deps';
import type { Change } from './store/store';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Sandbox {
  /** The base address of both APIs, without a slash at its end. */
  url: string;
  /** Stops listening and sending; what was acknowledged is on the disk. */
  stop(): Promise<void>;
}

/** Clients are told of it; one that is slow would otherwise send its next request as the connection is closed. */
const KEPT_OPEN_MS = 65_000;

/**
 * Starts a server that stands in for Stripe (under /v1) and Twilio (under /2010-04-01).
 * @throws when the port is taken, or the state in `dataDir` cannot be read.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS });
  // The port comes first: whoever does not get it must not touch the state of the one who has it.
  server.listen(options.port, host);
  await once(server, 'listening');

  const running = run(options);
  // A request that comes before the state has been read waits for it.
  server.on('request', (request, response) => {
    running.then(
      ({ handle }) => void handle(request, response),
      () => response.destroy(),
    );
  });
  const { deps, stopSending } = await running.catch((error: unknown) => {
    server.close();
    throw error;
  });

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await stopSending();
      const force = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(force);
      await deps.store.close();
    },
  };
}

async function run(options: SandboxOptions) {
  const deps = await makeDeps(options);
  const stopDelivering = deliverWebhooks(deps);
  const stopTimers = runTimers(deps);
  return {
    deps,
    handle: createApp(deps).callback(),
    async stopSending() {
      deps.faults.stop();
      stopTimers();
      await stopDelivering();
    },
  };
}

async function makeDeps(options: SandboxOptions): Promise<SandboxDeps> {
  const clock = options.clock ?? { now: () => new Date() };
  const aDayAgo = clock.now().getTime() - DAY_MS;
  const keep = (change: Change) => change.row !== null && !(change.table === 'answers' && change.row.savedAt < aDayAgo);
  return {
    options,
    clock,
    store: await openStore(options.dataDir, keep),
    delays: {
      processingMs: options.processingDelayMs ?? 5_000,
      refundFailureMs: options.refundFailureDelayMs ?? 3_000,
      disputeMs: options.disputeDelayMs ?? 3_000,
    },
    faults: createFaults(),
    log: options.log ?? (() => {}),
  };
}
