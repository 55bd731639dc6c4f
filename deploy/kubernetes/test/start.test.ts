import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventually } from '@harbourline/test-kit/eventually';
import { openCluster, type Cluster } from './support/cluster';
import { migrations, servers } from './support/processes';
import { whyNoKubectl } from './support/rendered';
import { makeSecrets } from './support/secrets';

describeNeeding(whyNoKubectl, 'the processes of the example, each given what its container is given', () => {
  let postgres: TestPostgres;
  let secrets: string;
  let cluster: Cluster;
  beforeAll(async () => {
    postgres = await postgresForTests();
    secrets = await mkdtemp(join(tmpdir(), 'harbourline-secrets-'));
    const urls = await Promise.all(SERVICES.map((service) => postgres.urlForNewDatabase(service)));
    makeSecrets(secrets, (service) => urls[SERVICES.findIndex((each) => each === service)] ?? '');
    cluster = await openCluster(secrets);
  });
  afterAll(async () => {
    await cluster?.stop();
    await postgres?.stop();
    await rm(secrets, { recursive: true, force: true });
  });

  it('migrate, become ready, and answer the internet through the gateway', async () => {
    const ended = await Promise.all(migrations().map(cluster.run));
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
    expect(ended.map(({ name }) => name).sort()).toEqual(SERVICES.map((service) => `${service}-migrate`).sort());

    const started = servers().map(cluster.start);
    expect(started.map(({ name }) => name).sort()).toEqual([...SERVICES, 'gateway'].sort());
    await Promise.all(started.map(({ name, isReady }) => eventually(`${name} is ready`, isReady)));

    const answer = await fetch(`${cluster.urlOf('gateway')}/api/boats`);
    expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 200 });
  });
});
