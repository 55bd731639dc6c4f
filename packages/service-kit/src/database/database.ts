import type { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPg as PgAdapter } from '@prisma/adapter-pg';
import { nameAct } from '../audit/act';
import type { Clock } from '../clock';
import { commitNotices } from '../events/commit-notices';
import { createOutbox, type Outbox } from '../events/outbox';
import type { PoolUse } from '../telemetry/process-gauges';
import { callLimits, openPool, type DatabaseLimits } from './open-pool';
import { preparedStatements } from './prepared-statements';
import type { SqlClient } from './sql-client';

export interface PrismaClientLike extends SqlClient {
  // Each generated client declares transactions of its own type; `openDatabase` names what the kit needs of it.
  $transaction: (...parameters: never[]) => unknown;
  $disconnect(): Promise<void>;
}

type TransactionOf<Client extends PrismaClientLike> = Omit<
  Client,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

/** A transaction: the service's tables, and the outbox, which exists nowhere else. */
export type Tx<Client extends PrismaClientLike> = TransactionOf<Client> & SqlClient & { readonly outbox: Outbox };

export interface Database<Client extends PrismaClientLike> {
  /** For reading, and for single statements that cause no event. */
  readonly client: Client;
  /** Runs the function in one transaction, events included: either everything is stored, or nothing. */
  transact<R>(run: (tx: Tx<Client>) => Promise<R>): Promise<R>;
}

export interface OpenDatabase<Client extends PrismaClientLike> extends Database<Client> {
  /** The client's connections. */
  readonly pool: PoolUse;
  close(): Promise<void>;
}

export type PgDriverAdapter = PrismaPg;

/**
 * Opens a service's database. `onEvents` is called after a commit that wrote events, `onCommit` after each. Without
 * `onEvents`, as in an operator's command, the service's relay is told over the database.
 */
export function openDatabase<Client extends PrismaClientLike>(options: {
  url: string;
  pool: number;
  clock: Clock;
  createClient: (adapter: PgDriverAdapter) => Client;
  onEvents?: () => void;
  onCommit?: () => void;
  /** Those for calls unless given. */
  limits?: DatabaseLimits;
}): OpenDatabase<Client> {
  const { limits = callLimits(1) } = options;
  const pool = openPool(options.url, { max: options.pool, limits });
  const client = options.createClient(
    new PgAdapter(pool, { disposeExternalPool: true, statementNameGenerator: preparedStatements() }),
  );

  const notices = commitNotices(client);
  const { onEvents = notices.send } = options;

  const begin = client.$transaction.bind(client) as unknown as <R>(
    run: (tx: TransactionOf<Client> & SqlClient) => Promise<R>,
    limits: { maxWait: number; timeout: number },
  ) => Promise<R>;

  async function transact<R>(run: (tx: Tx<Client>) => Promise<R>): Promise<R> {
    let wrote = false;
    const result = await begin(
      async (plain) => {
        await nameAct(plain);
        const outbox = createOutbox(plain, options.clock, () => (wrote = true));
        return run(withOutbox(plain, outbox));
      },
      { maxWait: 2 * limits.withinMs, timeout: limits.transactionMs },
    );
    if (wrote) onEvents();
    options.onCommit?.();
    return result;
  }

  return {
    client,
    pool: {
      max: options.pool,
      get totalCount() {
        return pool.totalCount;
      },
      get idleCount() {
        return pool.idleCount;
      },
      get waitingCount() {
        return pool.waitingCount;
      },
    },
    transact,
    async close() {
      await notices.sent();
      await client.$disconnect();
    },
  };
}

/** Prisma's transaction client is a proxy itself; this adds one name to it and leaves everything else alone. */
function withOutbox<T extends object>(plain: T, outbox: Outbox): T & { readonly outbox: Outbox } {
  return new Proxy(plain, {
    get: (target, name) => (name === 'outbox' ? outbox : Reflect.get(target, name)),
  }) as T & { readonly outbox: Outbox };
}
