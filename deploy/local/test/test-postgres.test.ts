import { Client } from 'pg';
import { postgresForTests } from '../src/servers/test-postgres';

jest.setTimeout(180_000);

it('hands out separate empty databases, and drops them where the server is not its own', async () => {
  const own = await postgresForTests();
  const [one, other] = [await own.urlForNewDatabase('booking'), await own.urlForNewDatabase('booking')];
  expect(one).not.toBe(other);
  await run(one, 'CREATE TABLE t (n int)');
  await expect(run(other, 'SELECT * FROM t')).rejects.toThrow('does not exist');

  const setting = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = one;
  try {
    const given = await postgresForTests();
    expect(given.how).toBe('environment');
    const borrowed = await given.urlForNewDatabase('catalog');
    await run(borrowed, 'SELECT 1');
    await given.stop();
    await expect(run(borrowed, 'SELECT 1')).rejects.toThrow('does not exist');
    await run(one, 'SELECT * FROM t');
  } finally {
    if (setting === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = setting;
  }
  await own.stop();
});

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
