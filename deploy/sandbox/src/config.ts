import { readFileSync } from 'node:fs';
import type { SandboxOptions } from './deps';

/**
 * Reads the options from the environment; a required one may be in the file that `…_FILE` names.
 * @throws an Error that names every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): SandboxOptions {
  const faults: string[] = [];

  function required(name: string): string {
    const file = env[`${name}_FILE`];
    const value = file ? readFileSync(file, 'utf8').trim() : (env[name] ?? '');
    if (value === '') faults.push(`${name} is missing`);
    return value;
  }
  function wholeNumber(name: string, value: string | undefined): number | undefined {
    if (value === undefined || value === '') return undefined;
    if (!/^\d{1,9}$/.test(value)) faults.push(`${name} has to be a whole number`);
    return Number(value);
  }

  const options: SandboxOptions = {
    port: wholeNumber('SANDBOX_PORT', required('SANDBOX_PORT')) ?? 0,
    host: env.SANDBOX_HOST || undefined,
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/$/, '') || undefined,
    dataDir: required('SANDBOX_DATA_DIR'),
    webhookUrl: required('STRIPE_WEBHOOK_URL'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    stripeSecretKey: required('STRIPE_SECRET_KEY'),
    stripePublishableKey: required('STRIPE_PUBLISHABLE_KEY'),
    twilioAccountSid: required('TWILIO_ACCOUNT_SID'),
    twilioAuthToken: required('TWILIO_AUTH_TOKEN'),
    processingDelayMs: wholeNumber('SANDBOX_PROCESSING_MS', env.SANDBOX_PROCESSING_MS),
    refundFailureDelayMs: wholeNumber('SANDBOX_REFUND_FAILURE_MS', env.SANDBOX_REFUND_FAILURE_MS),
    disputeDelayMs: wholeNumber('SANDBOX_DISPUTE_MS', env.SANDBOX_DISPUTE_MS),
  };
  if (faults.length > 0) throw new Error(`The sandbox cannot start: ${faults.join('; ')}.`);
  return options;
}
