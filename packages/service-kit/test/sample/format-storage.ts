import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kafkaClasses } from '@harbourline/servers/kafka-classes';
import { fetchKafkaJars } from '@harbourline/servers/kafka-jars';
import { KAFKA_PROJECT } from '@harbourline/servers/test-kafka';

/** Of a broker that was started with `startKafka`. */
export async function clusterIdOf(dataDir: string): Promise<string> {
  const properties = await readFile(join(dataDir, 'data', 'meta.properties'), 'utf8');
  return /^cluster\.id=(.*)$/m.exec(properties)?.[1] ?? '';
}

/** Makes a broker's empty storage, as a part of the cluster. */
export async function formatStorage(configFile: string, clusterId: string): Promise<void> {
  const jars = await fetchKafkaJars(KAFKA_PROJECT);
  const java = [...kafkaClasses(jars).ofTools, '-cp', join(jars, '*')];
  const format = ['format', `--cluster-id=${clusterId}`, '--config', configFile];
  await promisify(execFile)('java', [...java, 'kafka.tools.StorageTool', ...format]);
}
