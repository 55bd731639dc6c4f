import type { ServiceName } from '@harbourline/contracts';
import { Pool } from 'undici';
import type { GatewayConfig } from '../config';

const CONNECT_MS = 2_000;
/** Connections to one service; the pool opens them as they are needed and keeps them. */
const CONNECTIONS = 128;

export interface Upstreams {
  to(service: ServiceName): Pool;
  close(): Promise<void>;
}

export function openUpstreams(config: GatewayConfig): Upstreams {
  const timeout = config.UPSTREAM_TIMEOUT_SECONDS * 1000;
  const open = (url: string) =>
    new Pool(new URL(url).origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MS },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
  const pools: Record<ServiceName, Pool> = {
    identity: open(config.IDENTITY_URL),
    catalog: open(config.CATALOG_URL),
    booking: open(config.BOOKING_URL),
    payments: open(config.PAYMENTS_URL),
    notifications: open(config.NOTIFICATIONS_URL),
  };
  return {
    to: (service) => pools[service],
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
