import { timingSafeEqual } from 'node:crypto';
import { text } from './params';
import { StripeError } from './stripe-error';
import type { Form } from '../http/read-form';
import type { ApiKey } from './call';

export interface StripeKeys {
  stripeSecretKey: string;
  stripePublishableKey: string;
}

/**
 * Tells which key a request shows: as Bearer token, as user name of Basic authentication, or as `key` parameter.
 * @throws StripeError 401 for none or a wrong one.
 */
export function authenticate(keys: StripeKeys, authorization: string | undefined, form: Form): ApiKey {
  const shown = keyFromHeader(authorization) ?? text(form, 'key');
  if (!shown) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (same(shown, keys.stripeSecretKey)) return 'secret';
  if (same(shown, keys.stripePublishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${shown.slice(0, 8)}****${shown.slice(-4)}`);
}

export function secretKeyRequired(): StripeError {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function keyFromHeader(authorization = ''): string | null {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
  return null;
}

function unauthorized(message: string, code?: string) {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code && { code }) }, 'forgotten');
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
