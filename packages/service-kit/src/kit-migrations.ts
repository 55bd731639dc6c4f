import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the kit's own migrations: next to the bundle in a build, next to the sources otherwise. */
export function kitMigrations(): string {
  const bundled = join(__dirname, 'kit-migrations');
  return existsSync(bundled) ? bundled : join(__dirname, '..', 'migrations');
}
