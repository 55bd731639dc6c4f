import { readFileSync } from 'node:fs';

/**
 * Reads the variables of these names. Where `X_FILE` is set instead of `X`, the value is the content of that file
 * without its final line break; so secrets can be mounted instead of being in the environment. An empty `X_FILE` counts
 * as not set. `faults`: what is wrong with the `_FILE` of a name.
 */
export function readVariables(names: readonly string[], env: NodeJS.ProcessEnv) {
  const values: Record<string, string | undefined> = {};
  const faults = new Map<string, string>();
  for (const name of names) {
    const path = env[`${name}_FILE`];
    values[name] = env[name];
    if (!path) continue;
    if (env[name]) {
      faults.set(name, `is set beside ${name}; one of them has to go`);
      continue;
    }
    try {
      values[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      faults.set(name, 'names a file that cannot be read');
    }
  }
  return { values, faults };
}
