import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { RequestOptions } from 'node:http';
import { userInfo } from 'node:os';
import { z } from 'zod';

export interface PostgresContainer {
  url: string;
  stop(): Promise<void>;
}

const POSTGRES = { image: 'postgres:15-alpine', present: /(^|\/)postgres:15/ };
const ASK_WITHIN_MS = 2_000;
const PULL_WITHIN_MS = 90_000;
const images = z.array(z.object({ RepoTags: z.array(z.string()).nullable() }));

/** A PostgreSQL 15 in a container; undefined where no Docker engine answers or no image can be had. */
export async function startPostgresContainer(): Promise<PostgresContainer | undefined> {
  const image = await findImage(POSTGRES);
  if (!image) return undefined;
  const { GenericContainer, Wait } = await import('testcontainers');
  const password = 'harbourline-tests';
  const container = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    // The image starts once to initialise itself, then in earnest.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    url: `postgresql://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    stop: async () => {
      await container.stop();
    },
  };
}

/** The name under which an engine that answers has an image, or could get it. */
export async function findImage({ image, present }: { image: string; present: RegExp }): Promise<string | undefined> {
  const engine = dockerEngine();
  if (!engine) return undefined;
  const tags = await imageTags(engine);
  if (!tags) return undefined;
  // The helper that removes containers after a crash is an image of its own, which may be out of reach.
  if (!tags.some((tag) => tag.startsWith('testcontainers/ryuk')))
    process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const name = tags.find((tag) => present.test(tag));
  return name ?? ((await pull(engine, image)) ? image : undefined);
}

function dockerEngine(): RequestOptions | undefined {
  const host = process.env['DOCKER_HOST'];
  if (host?.startsWith('tcp://')) {
    const { hostname, port } = new URL(host);
    return { host: hostname, port };
  }
  const sockets = [
    host?.replace('unix://', ''),
    '/var/run/docker.sock',
    `${userInfo().homedir}/.docker/run/docker.sock`,
    `/run/user/${process.getuid?.()}/docker.sock`,
  ];
  const socketPath = sockets.find((path) => path !== undefined && existsSync(path));
  return socketPath === undefined ? undefined : { socketPath };
}

async function imageTags(engine: RequestOptions): Promise<string[] | undefined> {
  const answer = await ask({ ...engine, path: '/images/json', timeout: ASK_WITHIN_MS });
  if (answer?.status !== 200) return undefined;
  return images.parse(JSON.parse(answer.body)).flatMap(({ RepoTags }) => RepoTags ?? []);
}

async function pull(engine: RequestOptions, image: string): Promise<boolean> {
  const [name, tag] = image.split(':');
  const path = `/images/create?fromImage=${name}&tag=${tag}`;
  const answer = await ask({ ...engine, path, method: 'POST', timeout: PULL_WITHIN_MS });
  return answer?.status === 200 && !answer.body.includes('"error"');
}

function ask(options: RequestOptions): Promise<{ status: number | undefined; body: string } | undefined> {
  return new Promise((resolve) => {
    const call = request(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, body }));
      response.on('error', () => resolve(undefined));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(undefined));
    call.end();
  });
}
