import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testKeyPair } from '@harbourline/test-kit/test-keys';
import { filesIn, secretAt, type Process } from './processes';

const DOCUMENT = join(__dirname, '..', '..', '..', '..', 'docs', 'deployment.md');

/** The secrets that operators are told to make, each with its keys. */
export function documentedSecrets(): Map<string, string[]> {
  const [, table = ''] = /\n\| Secret +\| Keys[^\n]*\n([\s\S]*?)\n\n/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  return new Map(
    table.split('\n').flatMap((row) => {
      const [, name = '', keys = ''] = /^\| `([\w-]+)` +\| (.*)\|$/.exec(row) ?? [];
      return name ? [[name, [...keys.matchAll(/`([\w.]+)`/g)].map(([, key = '']) => key)]] : [];
    }),
  );
}

/** Makes the documented secrets of our own processes as files: `folder`/<secret>/<key>. */
export function makeSecrets(folder: string, databaseUrlOf: (service: string) => string): void {
  const random = () => randomBytes(24).toString('hex');
  const shared = { INTERNAL_SECRET: random() };
  for (const [secret, keys] of documentedSecrets()) {
    const values: Record<string, string> = {
      ...shared,
      DATABASE_URL: databaseUrlOf(secret.replace(/-secrets$/, '')),
      JWT_PRIVATE_KEY: testKeyPair('kubernetes').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      // Nothing listens there: no mail is sent.
      SMTP_URL: 'smtps://user:word@127.0.0.1:9',
    };
    mkdirSync(join(folder, secret), { recursive: true });
    for (const key of keys) writeFileSync(join(folder, secret, key), values[key] ?? random());
  }
}

/** The variables that name files, with the files that `makeSecrets` has made instead of those that are mounted. */
export function madeFiles(process: Process, folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(process).map(([variable, path]) => {
      const found = secretAt(process, path);
      return [variable, found ? join(folder, found.secret, found.key) : path];
    }),
  );
}
