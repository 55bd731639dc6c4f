import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { RequestOptions } from 'node:http';
import { userInfo } from 'node:os';
import { z } from 'zod';

/** An image by the name that a registry has it under; any other that is `present` under a tag like it does as well. */
export interface Image {
  image: string;
  present: RegExp;
}

const ASK_WITHIN_MS = 2_000;
const PULL_WITHIN_MS = 90_000;
const images = z.array(z.object({ RepoTags: z.array(z.string()).nullable() }));

/**
 * What `start` makes of an image, which is pulled if need be. Undefined where no Docker engine answers; and, with a line
 * that says why, where the image cannot be had or its container does not start.
 */
export async function inContainer<T>(
  wanted: Image,
  start: (image: string) => Promise<T>,
  say: (line: string) => void = console.warn,
): Promise<T | undefined> {
  const engine = dockerEngine();
  const tags = engine && (await imageTags(engine));
  if (!engine || !tags) return undefined;
  // The helper that removes containers after a crash is an image of its own, which may be out of reach.
  if (!tags.some((tag) => tag.startsWith('testcontainers/ryuk')))
    process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  const image = tags.find((tag) => wanted.present.test(tag)) ?? ((await pull(engine, wanted.image)) && wanted.image);
  if (!image) {
    say(`No container of ${wanted.image} is used: the image cannot be had.`);
    return undefined;
  }
  try {
    return await start(image);
  } catch (error) {
    const [why] = String(error).split('\n');
    say(`No container of ${image} is used: it does not start (${why}).`);
    return undefined;
  }
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
