import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from './write-file-atomically';

const secrets = z.object({
  internalSecret: z.string(),
  settingsSecret: z.string(),
  jwtPrivateKey: z.string(),
  objectStoreKey: z.string(),
  objectStoreSecret: z.string(),
  stripeSecretKey: z.string(),
  stripePublishableKey: z.string(),
  stripeWebhookSecret: z.string(),
  twilioAccountSid: z.string(),
  twilioAuthToken: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

/** This machine's own secrets, made once and kept beside the data. They are of no use anywhere else. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const kept = existsSync(path) ? secrets.partial().parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  const made = { ...makeSecrets(), ...kept };
  writeFileAtomically(path, JSON.stringify(made, null, 2), 0o600);
  return made;
}

function makeSecrets(): Secrets {
  const random = (bytes = 24) => randomBytes(bytes).toString('hex');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    internalSecret: random(32),
    settingsSecret: random(32),
    jwtPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    objectStoreKey: random(8),
    objectStoreSecret: random(),
    stripeSecretKey: `sk_test_sandbox_${random()}`,
    stripePublishableKey: `pk_test_sandbox_${random()}`,
    stripeWebhookSecret: `whsec_sandbox_${random()}`,
    twilioAccountSid: `AC${random(16)}`,
    twilioAuthToken: random(16),
  };
}
