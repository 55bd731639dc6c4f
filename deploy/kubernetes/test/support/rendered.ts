import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

const RENDER = join(__dirname, '..', '..', 'checks', 'render.mjs');
const EXAMPLE = join(__dirname, '..', '..', 'overlays', 'example');

const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
/** Why nothing can be rendered here, where that is so. */
export const whyNoKubectl = hasPip ? undefined : 'Install Python with pip, which brings kubectl.';

const resource = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
export type Resource = z.infer<typeof resource>;

let kept: Resource[] | undefined;

/** Everything that the example overlay brings to a cluster, as kustomize renders it. */
export function rendered(): Resource[] {
  kept ??= z.array(resource).parse(JSON.parse(execFileSync(process.execPath, [RENDER, EXAMPLE], { encoding: 'utf8' })));
  return kept;
}

/** The resources of a kind, as far as `schema` looks at them. */
export function ofKind<S extends z.ZodType>(kind: string, schema: S): z.output<S>[] {
  return rendered().flatMap((each) => (each.kind === kind ? [schema.parse(each)] : []));
}
