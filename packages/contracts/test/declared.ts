import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { EventDefinition } from '../src/define-event';
import type { RouteDefinition } from '../src/define-route';

const SOURCES = join(__dirname, '..', 'src');

/** Everything that any file of the package exports: a contract that `index.ts` forgets is here as well. */
async function everything(): Promise<{ file: string; name: string; value: unknown }[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files
      .filter((file) => file !== 'index.ts')
      .map(async (file) => ({
        file: relative(SOURCES, join(SOURCES, file)),
        exported: (await import(join(SOURCES, file))) as Record<string, unknown>,
      })),
  );
  return modules.flatMap(({ file, exported }) =>
    Object.entries(exported).map(([name, value]) => ({ file, name, value })),
  );
}

/** Every declared call with the name it is exported under. */
export async function declaredRoutes(): Promise<{ file: string; name: string; route: RouteDefinition }[]> {
  const found = await everything();
  return found.flatMap(({ file, name, value }) => (isRoute(value) ? [{ file, name, route: value }] : []));
}

/** Every declared event with the name it is exported under. */
export async function declaredEvents(): Promise<{ name: string; event: EventDefinition }[]> {
  const found = await everything();
  return found.flatMap(({ name, value }) => (isEvent(value) ? [{ name, event: value }] : []));
}

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function isEvent(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'type' in value && 'source' in value && 'sample' in value;
}
