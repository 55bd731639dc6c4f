import { join } from 'node:path';
import { z } from 'zod';
import { readConfig, serviceConfig } from '../../src/config';
import { testEnvironment } from '@harbourline/test-kit/test-environment';

const sampleConfig = serviceConfig.extend({
  MIGRATIONS_DIR: z.string(),
  HANDLING_MS: z.coerce.number().min(0).default(0).describe('how long handling an event takes, at least'),
  REPLICA: z.string().default('keep').describe('under which name a try to handle an event is stored'),
  THINGS_VERSION: z.coerce.number().optional().describe('the version of the projection of things, if it has one'),
  KEEPING_MS: z.coerce.number().min(0).default(0).describe('how long keeping a thing takes, at least'),
});
export type SampleConfig = z.infer<typeof sampleConfig>;

/** The environment of a service of the kit's tests. */
export function sampleEnvironment(own: { DATABASE_URL: string } & Record<string, string>): Record<string, string> {
  return testEnvironment({ MIGRATIONS_DIR: join(__dirname, 'migrations'), ...own });
}

export function readSampleConfig(environment: NodeJS.ProcessEnv): SampleConfig {
  return readConfig(sampleConfig, environment);
}
