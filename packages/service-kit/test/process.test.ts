import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { call } from '@harbourline/test-kit/call';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { sampleEnvironment } from './sample/sample-config';

let postgres: TestPostgres;
let program: SampleProgram;
let databaseUrl: string;

beforeAll(async () => {
  [postgres, program] = await Promise.all([postgresForTests(), buildSampleProgram()]);
  databaseUrl = await postgres.urlForNewDatabase('process');
});
afterAll(() => Promise.all([postgres.stop(), program.remove()]));

const fork = () => program.fork('publisher', sampleEnvironment({ DATABASE_URL: databaseUrl }));

it('tells its parent when it is ready, and where', async () => {
  const service = await fork();
  expect(await call(`${service.url}/internal/ready`)).toMatchObject({ status: 200 });
  await service.kill();
});

it('loads no client of Kafka and no SDK for traces as long as it uses none', async () => {
  const [hook, list] = ['cjs', 'json'].map((ending) =>
    join(__dirname, '..', '.build', `loaded-${process.pid}.${ending}`),
  );
  if (!hook || !list) throw new Error('there are two files');
  const writeList = `require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache)))`;
  await writeFile(hook, `process.on('exit', () => ${writeList});`);
  const environment = sampleEnvironment({ DATABASE_URL: databaseUrl, NODE_OPTIONS: `--require=${hook}` });
  const service = await program.fork('publisher', environment);
  await service.end('SIGTERM');

  const loaded = await readFile(list, 'utf8');
  expect(loaded).toContain('node_modules/koa/');
  expect(loaded).not.toMatch(
    /node_modules\/(kafkajs|@opentelemetry\/(sdk-node|sdk-trace|exporter-(trace|metrics)-|instrumentation))/,
  );
  await Promise.all([rm(hook), rm(list)]);
});

it.each(['SIGTERM', 'SIGINT'] as const)('stops in order at %s', async (signal) => {
  const service = await fork();
  expect(await service.end(signal)).toEqual({ code: 0, signal: null });
});

it('stops by itself when its parent has gone', async () => {
  const service = await fork();
  expect(await service.end('disconnect')).toEqual({ code: 0, signal: null });
});

it('does not start without its configuration, and names all that is missing', async () => {
  const { code, said } = await program.fail('publisher', { PORT: '0' });
  expect(code).toBe(1);
  for (const name of ['DATABASE_URL', 'INTERNAL_SECRET', 'IDENTITY_URL', 'MIGRATIONS_DIR'])
    expect(said).toContain(name);
  expect(said).not.toMatch(/\n\s+at /);
});

it('does not start without its database, and says so', async () => {
  const nowhere = 'postgresql://nobody@127.0.0.1:9/nothing';
  const { code, said } = await program.fail('publisher', sampleEnvironment({ DATABASE_URL: nowhere }));
  expect(code).toBe(1);
  expect(said).toContain('ECONNREFUSED');
});

it('does not start on a database that a step of its own should have migrated, and starts once it has', async () => {
  const environment = sampleEnvironment({
    DATABASE_URL: await postgres.urlForNewDatabase('migrated'),
    MIGRATE_AT_START: 'off',
  });
  const { code, said } = await program.fail('publisher', environment);
  expect(code).toBe(1);
  expect(said).toMatch(/^The database lacks .*20261121000000_kit.*run the operation "migrate" first\.\n$/);

  const first = await program.operate('publisher', ['migrate'], environment).ended;
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('20261121000000_kit applied') });
  const second = await program.operate('publisher', ['migrate'], environment).ended;
  expect(second).toEqual({ code: 0, said: 'the database is up to date\n' });

  const service = await program.fork('publisher', environment);
  expect(await call(`${service.url}/internal/ready`)).toMatchObject({ status: 200 });
  await service.kill();
});
