export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/** Whether an idempotency key remembers an error. Stripe forgets what failed before anything was executed. */
export type Memory = 'remembered' | 'forgotten';

/** An error that leaves in Stripe's shape. What was written before it was thrown stays written, as with a decline. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeErrorBody,
    readonly memory: Memory = 'remembered',
  ) {
    super(error.message);
  }

  get body() {
    const { code } = this.error;
    return { error: { ...this.error, ...(code && { doc_url: docUrl(code) }) } };
  }
}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** Stripe has troubles of its own: nothing was executed. */
export function outage(status: number): StripeError {
  return new StripeError(status, { type: 'api_error', message: 'An unknown error occurred' }, 'forgotten');
}

/** A parameter is missing or wrong: nothing was executed, so no idempotency key remembers it. */
export function invalidParameter(param: string, message: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, 'forgotten');
}

/** What was asked for cannot be done as things are; an idempotency key remembers it. */
export function refusal(code: string, message: string, param?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', code, message, ...(param && { param }) });
}

export function noSuch(what: string, id: string, { status = 404, param = 'id' } = {}): StripeError {
  const message = `No such ${what}: '${id}'`;
  return new StripeError(status, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function unexpectedState(message: string, paymentIntent: object): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: paymentIntent,
  });
}
