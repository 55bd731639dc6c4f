import { inContainer } from './container';

export interface MinioContainer {
  how: 'container';
  url: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

const MINIO = { image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z', present: /(^|\/)minio\/minio:/ };
const KEYS = { accessKey: 'tests', secretKey: 'tests-secret' };

/** A MinIO in a container, if it can be had: see `inContainer`. */
export function startMinioContainer(): Promise<MinioContainer | undefined> {
  return inContainer(MINIO, async (image) => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer(image)
      .withEnvironment({ MINIO_ROOT_USER: KEYS.accessKey, MINIO_ROOT_PASSWORD: KEYS.secretKey })
      .withCommand(['server', '/data'])
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
      .start();
    return {
      how: 'container',
      url: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
      ...KEYS,
      async stop() {
        await container.stop();
      },
    };
  });
}
