import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bundle of a service's `src/workers/<name>.ts`. It lies in the folder `workers` beside the service's own bundle; run
 * from the sources, as in tests, the service finds it where the build has put it.
 */
export function workerFile(folder: string, name: string): string {
  const beside = join(folder, 'workers', `${name}.js`);
  return existsSync(beside) ? beside : join(folder, '..', 'dist', 'workers', `${name}.js`);
}
