import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { startKafka } from '@harbourline/servers/kafka';
import { kafkaClasses } from '@harbourline/servers/kafka-classes';
import { fetchKafkaJars } from '@harbourline/servers/kafka-jars';
import { freePairOfPorts, KAFKA_PROJECT } from '@harbourline/servers/test-kafka';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..', '..', '..', '..');
const GRANT_RIGHTS = join(ROOT, 'deploy', 'kafka', 'rights', 'grant-rights.sh');
/** Settings that concern the container alone. */
const OF_THE_CONTAINER = /^KAFKA_(HEAP_OPTS|LOG_DIRS)$/;

export interface BrokerOfCompose {
  /** The listener for services, which sign in. */
  brokers: string;
  /** The listener inside, which asks for no name. */
  inside: string;
  /** Makes the accounts, with these passwords, and gives them their rights; @returns what was changed. */
  grantRights(passwords: Record<string, string>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A broker with the settings that it has in docker-compose.yml, run by Java. */
export async function startBrokerOfCompose(prefix: string): Promise<BrokerOfCompose> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-rights-'));
  const port = await freePairOfPorts();
  const inside = await freePort();
  const ports: Record<string, number> = { 9092: port, 9093: port + 1, 9094: inside };
  const server = await startKafka({
    dataDir: folder,
    port,
    projectFile: KAFKA_PROJECT,
    properties: await propertiesOfCompose(ports),
  });
  const libraries = await fetchKafkaJars(KAFKA_PROJECT);
  return {
    brokers: `127.0.0.1:${port}`,
    inside: `127.0.0.1:${inside}`,
    async grantRights(passwords) {
      const secrets = join(folder, 'secrets');
      await mkdir(secrets, { recursive: true });
      for (const service of SERVICES) await writeFile(join(secrets, service), passwords[service] ?? '');
      const { stdout } = await promisify(execFile)('bash', [GRANT_RIGHTS], {
        env: {
          ...process.env,
          KAFKA_LIBS: libraries,
          // A dozen programs one after the other spend most of their time loading classes.
          JDK_JAVA_OPTIONS: kafkaClasses(libraries).ofTools.join(' '),
          KAFKA_ADMIN_BROKERS: `127.0.0.1:${inside}`,
          KAFKA_PREFIX: prefix,
          KAFKA_PASSWORD_FILE: join(secrets, '%s'),
        },
      });
      return stdout.split('\n').filter((line) => line.startsWith('--'));
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings in docker-compose.yml as properties, with these ports of this machine in place of the container's. */
async function propertiesOfCompose(ports: Record<string, number>): Promise<Record<string, string>> {
  const compose = parse(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { kafka: { environment: Record<string, string> } };
  };
  return Object.fromEntries(
    Object.entries(compose.services.kafka.environment)
      .filter(([name]) => name.startsWith('KAFKA_') && !OF_THE_CONTAINER.test(name))
      .map(([name, value]) => [
        name.slice('KAFKA_'.length).toLowerCase().replaceAll('___', '-').replaceAll('_', '.'),
        value
          .replace(/:(909\d)\b/g, (_, there: string) => `:${ports[there] ?? there}`)
          .replaceAll('://:', '://127.0.0.1:')
          .replaceAll('//kafka:', '//127.0.0.1:'),
      ]),
  );
}
