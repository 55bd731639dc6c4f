import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { postgresForTests } from '../src/test-postgres';

it('hands out separate databases, empty or filled once for all, and drops them where the server is not its own', async () => {
  const own = await postgresForTests();
  const [one, other] = [await own.urlForNewDatabase('booking'), await own.urlForNewDatabase('booking')];
  expect(one).not.toBe(other);
  await run(one, 'CREATE TABLE t (n int)');
  await expect(run(other, 'SELECT * FROM t')).rejects.toThrow('does not exist');

  const setting = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = one;
  try {
    const [given, another] = [await postgresForTests(), await postgresForTests()];
    expect(given.how).toBe('environment');
    const borrowed = await given.urlForNewDatabase('catalog');
    await run(borrowed, 'SELECT 1');

    const fill = jest.fn((url: string) => run(url, 'CREATE TABLE boats AS SELECT 1 AS id'));
    const content = { key: randomUUID(), fill };
    const filled = await Promise.all(
      [given, given, another].map((each) => each.urlForFilledDatabase('catalog', content)),
    );
    await Promise.all(filled.map((url) => run(url, 'SELECT id FROM boats; DROP TABLE boats')));
    expect(fill).toHaveBeenCalledTimes(1);
    expect(new Set(filled).size).toBe(3);
    await run(await given.urlForFilledDatabase('catalog', content), 'SELECT id FROM boats');
    await Promise.all([given, another].map((each) => each.stop()));
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
