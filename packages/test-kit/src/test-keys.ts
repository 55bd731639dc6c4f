import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', '..', 'node_modules', '.cache', 'harbourline', 'test-keys');

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** A pair of RSA keys for tests, the same for everyone who gives the same name: it is made once on a machine, as that takes a while. */
export function testKeyPair(name: string): KeyPair {
  const privateKey = createPrivateKey(readPem(name) ?? makePem(name));
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

function readPem(name: string): string | undefined {
  try {
    return readFileSync(join(FOLDER, `${name}.pem`), 'utf8');
  } catch {
    return undefined;
  }
}

/** A process that comes at the same time makes another key, and the last is kept: no process needs another's. */
function makePem(name: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  mkdirSync(FOLDER, { recursive: true });
  const written = join(FOLDER, `${name}.${process.pid}.part`);
  writeFileSync(written, pem, { mode: 0o600 });
  renameSync(written, join(FOLDER, `${name}.pem`));
  return pem;
}
