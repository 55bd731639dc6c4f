import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ofKind } from './rendered';

const DOCKERFILE = join(__dirname, '..', '..', '..', 'docker', 'Dockerfile');

const workload = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            image: z.string(),
            args: z.array(z.string()).default([]),
            envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
            volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
            readinessProbe: z.object({ httpGet: z.object({ path: z.string() }) }).optional(),
          }),
        ]),
        volumes: z.array(z.object({ name: z.string(), secret: z.object({ secretName: z.string() }).optional() })),
      }),
    }),
  }),
});
const configMap = z.object({
  metadata: z.object({ name: z.string() }),
  data: z.record(z.string(), z.string()),
});

/** A process of one of our own images, as a cluster runs it. */
export interface Process {
  name: string;
  /** The last part of its image's name. */
  workspace: string;
  args: string[];
  /** What its container is given, later values over earlier ones; what the image sets itself is not part of it. */
  environment: Record<string, string>;
  /** Where which secrets are mounted. */
  mounts: { path: string; secret: string }[];
  /** Where it is asked whether it can serve. */
  readyPath: string | undefined;
}

export const servers = () => processesOf('Deployment');
export const migrations = () => processesOf('Job');

function processesOf(kind: string): Process[] {
  const settings = new Map(ofKind('ConfigMap', configMap).map(({ metadata, data }) => [metadata.name, data]));
  return ofKind(kind, workload).flatMap(({ metadata: { name }, spec: { template } }) => {
    const { containers, volumes } = template.spec;
    const [{ image, args, envFrom, env, volumeMounts, readinessProbe }] = containers;
    const [, workspace] = /\/harbourline\/(\w+)[:@]/.exec(image) ?? [];
    if (workspace === undefined) return [];
    const own = env.map((variable): [string, string] => [variable.name, variable.value ?? '']);
    const mounts = volumeMounts.flatMap((mount) => {
      const secret = volumes.find((volume) => volume.name === mount.name)?.secret?.secretName;
      return secret === undefined ? [] : [{ path: mount.mountPath, secret }];
    });
    const environment = {
      ...Object.assign({}, ...envFrom.map(({ configMapRef }) => settings.get(configMapRef.name))),
      ...Object.fromEntries(own),
    };
    return [{ name, workspace, args, environment, mounts, readyPath: readinessProbe?.httpGet.path }];
  });
}

/** What each image sets itself. */
export function environmentOfImage(): Record<string, string> {
  const lines = [...readFileSync(DOCKERFILE, 'utf8').matchAll(/^ENV (.*)$/gm)].map(([, pairs = '']) => pairs);
  const pairs = lines.flatMap((line) => line.split(' ')).map((pair) => pair.split('=') as [string, string]);
  return { ...Object.fromEntries(pairs), SERVICE_VERSION: '0.0.0' };
}

/** The secret and its key behind a path that a process is given; undefined if nothing is mounted there. */
export function secretAt({ mounts }: Process, path: string): { secret: string; key: string } | undefined {
  const mount = mounts.find((each) => path.startsWith(`${each.path}/`));
  return mount && { secret: mount.secret, key: path.slice(mount.path.length + 1) };
}

/** The variables that name a file, with that file. */
export const filesIn = ({ environment }: Process): [variable: string, path: string][] =>
  Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
