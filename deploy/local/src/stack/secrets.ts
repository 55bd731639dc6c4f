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
  const made = { ...makeSecrets(kept.jwtPrivateKey), ...kept };
  writeFileAtomically(path, JSON.stringify(made, null, 2), 0o600);
  return made;
}

/** @param keptKey the signing key that is there already, as a new one takes a while to make */
function makeSecrets(keptKey: string | undefined): Secrets {
  const random = (bytes = 24) => randomBytes(bytes).toString('hex');
  return {
    internalSecret: random(32),
    settingsSecret: random(32),
    jwtPrivateKey: keptKey ?? makeSigningKey(),
    objectStoreKey: random(8),
    objectStoreSecret: random(),
    stripeSecretKey: `sk_test_sandbox_${random()}`,
    stripePublishableKey: `pk_test_sandbox_${random()}`,
    stripeWebhookSecret: `whsec_sandbox_${random()}`,
    twilioAccountSid: `AC${random(16)}`,
    twilioAuthToken: random(16),
  };
}

function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
