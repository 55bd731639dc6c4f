import { Client } from 'pg';

/**
 * Fills a service's database with statements, without its triggers and checks of foreign keys, and looks at what is there
 * now as the database does by itself after a while.
 */
export async function seeding(databaseUrl, statements) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** What a bench asks a seeded database: the first column of the first row. */
export async function valueIn(databaseUrl, query) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return Object.values((await client.query(query)).rows[0])[0];
  } finally {
    await client.end();
  }
}
