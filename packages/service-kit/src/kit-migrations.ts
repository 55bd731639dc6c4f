import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the kit's own migrations: beside the bundle once built, beside the sources before. */
export function kitMigrations(): string {
  const bundled = join(__dirname, 'kit-migrations');
  return existsSync(bundled) ? bundled : join(__dirname, '..', 'migrations');
}
