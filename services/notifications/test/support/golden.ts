import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compares with test/golden/<name>.txt; writes it instead when UPDATE_GOLDEN is set. */
export function expectGolden(name: string, actual: string): void {
  const file = join(__dirname, '..', 'golden', `${name}.txt`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
}
