import { randomBytes } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { Client, DatabaseError, escapeIdentifier, Pool, types, type QueryConfig } from 'pg';

const CHAR: number = types.builtins.CHAR;

/** PostgreSQL cuts longer names. */
const NAME_LIMIT = 63;

/**
 * Prisma's PostgreSQL adapter, made fit for the schema engine and for hand-written migrations. The original cuts a
 * script at every semicolon, also inside function bodies, texts and comments; it cannot read the type "char", in which
 * the catalogue describes constraints; and it drops its shadow database while still connected to it.
 */
export class ShadowedPostgres implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  private readonly pools: Pool[] = [];
  private readonly shadows: string[] = [];

  constructor(private readonly databaseUrl: string) {}

  async connect(): Promise<SqlDriverAdapter> {
    return this.open(this.databaseUrl);
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const url = new URL(this.databaseUrl);
    const name = `shadow_${randomBytes(6).toString('hex')}_of_${url.pathname.slice(1)}`.slice(0, NAME_LIMIT);
    await this.administer(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`);
    this.shadows.push(name);
    url.pathname = `/${name}`;
    return this.open(url.toString());
  }

  /** Ends every connection and drops the shadow databases. */
  async close(): Promise<void> {
    await Promise.all(this.pools.splice(0).map((pool) => pool.end()));
    for (const name of this.shadows.splice(0)) {
      await this.administer(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)}`);
    }
  }

  private async open(connectionString: string): Promise<SqlDriverAdapter> {
    const pool = new Pool({ connectionString, max: 1 });
    pool.on('error', () => undefined);
    this.pools.push(pool);
    const adapter = await new PrismaPg(pool, { schema: 'public' }).connect();
    adapter.executeScript = (script) => executeWhole(pool, script);
    return readingChars(adapter, pool);
  }

  private async administer(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}

async function executeWhole(pool: Pool, script: string): Promise<void> {
  try {
    await pool.query(script);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const { code = '', severity = '', message, detail, column, hint } = error;
    // In this form the engine repeats the database's words in its own error.
    throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
  }
}

/** Lets the adapter read columns of type "char" as what they are, instead of refusing them. */
function readingChars(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  const charColumns = new WeakMap<unknown[], boolean[]>();
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: async (config: QueryConfig) => {
      const result = await query(config);
      for (const { fields, rows } of [result].flat()) {
        charColumns.set(
          rows,
          fields.map((field) => field.dataTypeID === CHAR),
        );
        for (const field of fields) {
          if (field.dataTypeID === CHAR) field.dataTypeID = types.builtins.TEXT;
        }
      }
      return result;
    },
  });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (sql) => {
    const result = await queryRaw(sql);
    const isChar = charColumns.get(result.rows);
    const columnTypes = result.columnTypes.map((type, at) => (isChar?.[at] ? ColumnTypeEnum.Character : type));
    return { ...result, columnTypes };
  };
  return adapter;
}
