import { inContainer } from './container';

export interface PostgresContainer {
  how: 'container';
  adminUrl: string;
  stop(): Promise<void>;
}

const POSTGRES = { image: 'postgres:15-alpine', present: /(^|\/)postgres:15/ };
const PASSWORD = 'harbourline-tests';

/** A PostgreSQL 15 in a container, if it can be had: see `inContainer`. */
export function startPostgresContainer(): Promise<PostgresContainer | undefined> {
  return inContainer(POSTGRES, async (image) => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer(image)
      .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      // The image starts once to initialise itself, then in earnest.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start();
    return {
      how: 'container',
      adminUrl: `postgresql://postgres:${PASSWORD}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
      async stop() {
        await container.stop();
      },
    };
  });
}
