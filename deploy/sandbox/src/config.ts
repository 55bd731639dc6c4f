import { readVariables } from '@harbourline/service-kit/read-variables';
import type { SandboxOptions } from './deps';

const NAMES = [
  'SANDBOX_PORT',
  'SANDBOX_HOST',
  'SANDBOX_PUBLIC_URL',
  'SANDBOX_DATA_DIR',
  'STRIPE_WEBHOOK_URL',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'SANDBOX_PROCESSING_MS',
  'SANDBOX_REFUND_FAILURE_MS',
  'SANDBOX_DISPUTE_MS',
] as const;
type Name = (typeof NAMES)[number];

/**
 * Reads the options from the environment; instead of any variable `X`, `X_FILE` may name the file that holds its value.
 * @throws an Error that names every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): SandboxOptions {
  const { values, faults: unreadable } = readVariables(NAMES, env);
  const faults = [...unreadable].map(([name, fault]) => `${name}_FILE ${fault}`);

  function required(name: Name): string {
    const value = values[name] ?? '';
    if (value === '' && !unreadable.has(name)) faults.push(`${name} is missing`);
    return value;
  }
  function wholeNumber(name: Name): number | undefined {
    const value = values[name];
    if (value === undefined || value === '') return undefined;
    if (!/^\d{1,9}$/.test(value)) faults.push(`${name} has to be a whole number`);
    return Number(value);
  }

  required('SANDBOX_PORT');
  const options: SandboxOptions = {
    port: wholeNumber('SANDBOX_PORT') ?? 0,
    host: values.SANDBOX_HOST || undefined,
    publicUrl: values.SANDBOX_PUBLIC_URL?.replace(/\/$/, '') || undefined,
    dataDir: required('SANDBOX_DATA_DIR'),
    webhookUrl: required('STRIPE_WEBHOOK_URL'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    stripeSecretKey: required('STRIPE_SECRET_KEY'),
    stripePublishableKey: required('STRIPE_PUBLISHABLE_KEY'),
    twilioAccountSid: required('TWILIO_ACCOUNT_SID'),
    twilioAuthToken: required('TWILIO_AUTH_TOKEN'),
    processingDelayMs: wholeNumber('SANDBOX_PROCESSING_MS'),
    refundFailureDelayMs: wholeNumber('SANDBOX_REFUND_FAILURE_MS'),
    disputeDelayMs: wholeNumber('SANDBOX_DISPUTE_MS'),
  };
  if (faults.length > 0) throw new Error(`The sandbox cannot start: ${faults.join('; ')}.`);
  return options;
}
