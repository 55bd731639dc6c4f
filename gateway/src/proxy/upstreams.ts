import type { ServiceName } from '@harbourline/contracts';
import { Pool } from 'undici';
import type { GatewayConfig } from '../config';
import { UPLOADS_AT_ONCE } from '../load/open-load';

const CONNECT_MS = 2_000;
/** Connections to one service; the pool opens them as they are needed and keeps them. */
const CONNECTIONS = 128;

export interface Upstreams {
  to(service: ServiceName): Pool;
  /** Connections of their own for what is sent slowly by nature. */
  forUploads(service: ServiceName): Pool;
  close(): Promise<void>;
}

export function openUpstreams(config: GatewayConfig): Upstreams {
  const timeout = config.UPSTREAM_TIMEOUT_SECONDS * 1000 * config.PATIENCE;
  const open = (url: string, connections: number) =>
    new Pool(new URL(url).origin, {
      connections,
      connect: { timeout: CONNECT_MS },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
  const openAll = (connections: number): Record<ServiceName, Pool> => ({
    identity: open(config.IDENTITY_URL, connections),
    catalog: open(config.CATALOG_URL, connections),
    booking: open(config.BOOKING_URL, connections),
    payments: open(config.PAYMENTS_URL, connections),
    notifications: open(config.NOTIFICATIONS_URL, connections),
  });
  const [pools, uploads] = [openAll(CONNECTIONS), openAll(UPLOADS_AT_ONCE)];
  return {
    to: (service) => pools[service],
    forUploads: (service) => uploads[service],
    async close() {
      await Promise.all([pools, uploads].flatMap((each) => Object.values(each).map((pool) => pool.close())));
    },
  };
}
