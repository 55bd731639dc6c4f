import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { Client } from 'pg';

/** A statement as a connection has sent it. */
export interface Statement {
  /** The number of the connection's process. */
  pid: number;
  /** The name of the prepared statement; undefined where it is none. */
  name: string | undefined;
  text: string;
  values: (string | null)[];
}

const PREFIX = /^<(\d+) ([^>]*)> (LOG|DETAIL): {2}(.*)$/s;

/**
 * All statements that a service sends to its database while something is done, in the order in which they arrive, as
 * PostgreSQL logs them.
 */
export async function statementsDuring(
  instance: Instance,
  { dataDir, service }: { dataDir: string; service: ServiceName },
  act: () => Promise<unknown>,
): Promise<Statement[]> {
  const { databaseUrl } = instance.services[service];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const log = openSync(join(dataDir, 'postgres', 'postgres.log'), 'r');
  try {
    const from = fstatSync(log).size;
    await client.query(`ALTER SYSTEM SET log_line_prefix = '<%p %d> '`);
    await client.query(`ALTER SYSTEM SET log_statement = 'all'`);
    await client.query('SELECT pg_reload_conf()');
    await act();
    await client.query('ALTER SYSTEM RESET log_statement');
    await client.query('SELECT pg_reload_conf()');
    const size = fstatSync(log).size - from;
    const text = Buffer.alloc(size);
    readSync(log, text, 0, size, from);
    return readLog(text.toString(), new URL(databaseUrl).pathname.slice(1));
  } finally {
    closeSync(log);
    await client.end();
  }
}

function readLog(log: string, database: string): Statement[] {
  const statements: Statement[] = [];
  // A tab begins the further lines of an entry.
  for (const entry of log.split(/\n(?!\t)/)) {
    const [, pid, of, kind, said = ''] = PREFIX.exec(entry) ?? [];
    if (of !== database) continue;
    const text = said.replaceAll('\n\t', '\n');
    const [, simple] = /^statement: (.*)$/s.exec(text) ?? [];
    const [, name, extended] = /^execute ([^:]+): (.*)$/s.exec(text) ?? [];
    const sent = simple ?? extended;
    if (kind === 'LOG' && sent !== undefined)
      statements.push({ pid: Number(pid), name: name === '<unnamed>' ? undefined : name, text: sent, values: [] });
    const [, parameters] = /^parameters: (.*)$/is.exec(text) ?? [];
    const latest = statements.at(-1);
    if (kind === 'DETAIL' && parameters && latest?.pid === Number(pid)) latest.values = valuesIn(parameters);
  }
  return statements;
}

function valuesIn(parameters: string): (string | null)[] {
  return [...parameters.matchAll(/\$\d+ = (NULL|'((?:[^']|'')*)')/g)].map(([, value, text = '']) =>
    value === 'NULL' ? null : text.replaceAll("''", "'"),
  );
}
