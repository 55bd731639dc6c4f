import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka, type KafkaServer } from '@harbourline/servers/kafka';
import { whyNoJava } from '@harbourline/servers/kafka-jars';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { freePairOfPorts, KAFKA_PROJECT } from '@harbourline/servers/test-kafka';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { clusterIdOf, formatStorage } from './sample/format-storage';
import { startPair, type Pair } from './sample/pair';
import { changeMany } from './sample/thing-changed';

describeNeeding(whyNoJava(), 'a broker that was lost and comes back empty under its old id', () => {
  let dataDir: string;
  let port: number;
  let server: KafkaServer;
  let postgres: TestPostgres;
  let program: SampleProgram;
  let pair: Pair;

  const start = () => startKafka({ dataDir, port, projectFile: KAFKA_PROJECT });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harbourline-kafka-'));
    port = await freePairOfPorts();
    [server, postgres, program] = await Promise.all([start(), postgresForTests(), buildSampleProgram()]);
    const environment = { KAFKA_BROKERS: server.brokers, KAFKA_PARTITIONS: '3', KAFKA_SESSION_MS: '6000' };
    pair = await startPair({ postgres, program, environment });
  });
  afterAll(async () => {
    await pair?.close();
    await Promise.all([server?.stop(), postgres?.stop(), program?.remove()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has everything again, also what nobody had read, and no effect is repeated', async () => {
    const publisher = await pair.startPublisher();
    const reader = await pair.startSubscriber();
    await changeMany(publisher, { things: 5, times: 4 });
    await pair.untilReceived(20);
    await reader.stop();
    await changeMany(publisher, { things: 5, times: 2 });
    await untilAllIsPublished();

    await server.kill();
    const clusterId = await clusterIdOf(dataDir);
    await rm(join(dataDir, 'data'), { recursive: true });
    await formatStorage(join(dataDir, 'server.properties'), clusterId);
    server = await start();
    expect(await clusterIdOf(dataDir)).toBe(clusterId);
    await pair.startSubscriber(); // who makes the topics before the publisher looks

    await pair.untilReceived(30);
    await changeMany(publisher, { things: 5, times: 1 });
    await pair.untilReceived(35);
    await pair.expectInOrder({ things: 5, times: 7 });

    async function untilAllIsPublished(): Promise<void> {
      for (;;) {
        const [row] = await publisher.db.client.$queryRawUnsafe<{ done: boolean }[]>(
          `SELECT bool_and(position <= (SELECT max(position) FROM kit.published)) AS done FROM kit.outbox`,
        );
        if (row?.done) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  });
});
