import Router from '@koa/router';
import { applyFaults } from '../faults/apply-faults';
import { parseForm, readForm } from '../http/read-form';
import { statusOf } from '../http/status-of';
import { newId } from '../new-id';
import { makeAnswerOnce } from './answer-once';
import { authenticate, secretKeyRequired } from './authenticate';
import { cancelIntent } from './cancel-intent';
import { confirmIntent } from './confirm-intent';
import { createIntent } from './create-intent';
import { createPaymentMethod } from './create-payment-method';
import { createRefund } from './create-refund';
import { presentEvent } from './events';
import { expand } from './expand';
import { findIntent, presentIntent } from './find-intent';
import { listPage } from './list';
import { text, textList } from './params';
import { StripeError, noSuch, outage } from './stripe-error';
import { updateIntent } from './update-intent';
import type { Context, Next } from 'koa';
import type { SandboxDeps } from '../deps';
import type { Reader } from '../store/store';
import type { Call, Handler } from './call';

/** Stripe's API, as far as the sandbox speaks it. Routes marked with `browser` also take the publishable key. */
export function stripeRoutes(deps: SandboxDeps): Router {
  const router = new Router({ prefix: '/v1' });
  const answerOnce = makeAnswerOnce(deps.store);

  function read(answer: (reader: Reader, call: Call) => object, browser?: 'browser') {
    return async (ctx: Context) => {
      const call = callOf(deps, ctx, parseForm(ctx.querystring), browser);
      ctx.body = expand(deps.store, answer(deps.store, call), call.form);
      await deps.store.settled();
    };
  }

  function write(handler: Handler, browser?: 'browser') {
    return async (ctx: Context) => {
      const call = callOf(deps, ctx, await readForm(ctx), browser);
      const { status, body, replayed } = await answerOnce(call, handler);
      if (replayed) ctx.set('Idempotent-Replayed', 'true');
      ctx.status = status;
      ctx.body = body;
    };
  }

  router.use(allowAnyOrigin, answerInStripesShape(deps), applyFaults(deps, outage));

  router.post('/payment_intents', write(createIntent));
  router.get(
    '/payment_intents',
    read((rows, call) => listPage(call, rows.list('intents'))),
  );
  router.get(
    '/payment_intents/:id',
    read((rows, call) => presentIntent(findIntent(rows, call), call.key), 'browser'),
  );
  router.post('/payment_intents/:id', write(updateIntent));
  router.post(
    '/payment_intents/:id/confirm',
    write((tx, call) => presentIntent(confirmIntent(tx, call, findIntent(tx, call)), call.key), 'browser'),
  );
  router.post('/payment_intents/:id/cancel', write(cancelIntent));
  router.post('/payment_methods', write(createPaymentMethod, 'browser'));
  router.get(
    '/payment_methods/:id',
    read((rows, { id }) => rows.get('paymentMethods', id) ?? missing('PaymentMethod', id)),
  );
  router.get(
    '/charges/:id',
    read((rows, { id }) => rows.get('charges', id) ?? missing('charge', id)),
  );
  router.post('/refunds', write(createRefund));
  router.get(
    '/refunds',
    read((rows, call) => listPage(call, ofPayment(rows.list('refunds'), call))),
  );
  router.get(
    '/refunds/:id',
    read((rows, { id }) => rows.get('refunds', id) ?? missing('refund', id)),
  );
  router.get(
    '/disputes',
    read((rows, call) => listPage(call, ofPayment(rows.list('disputes'), call))),
  );
  router.get(
    '/disputes/:id',
    read((rows, { id }) => rows.get('disputes', id) ?? missing('dispute', id)),
  );
  router.get(
    '/events',
    read((rows, call) => listPage(call, eventsAsked(rows, call))),
  );
  router.get(
    '/events/:id',
    read((rows, { id }) => presentEvent(rows, rows.get('events', id) ?? missing('event', id))),
  );
  router.options('/{*path}', (ctx) => void (ctx.status = 204));
  router.all('/{*path}', (ctx) => {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${ctx.method}: ${ctx.path}). The sandbox speaks only a part of Stripe's API.`,
    });
  });
  return router;
}

function callOf(deps: SandboxDeps, ctx: Context, form: Call['form'], browser?: 'browser'): Call {
  const key = authenticate(deps.options, ctx.get('Authorization') || undefined, form);
  if (key === 'publishable' && !browser) throw secretKeyRequired();
  return {
    now: deps.clock.now(),
    request: { id: ctx.response.get('Request-Id') || null, idempotency_key: ctx.get('Idempotency-Key') || null },
    key,
    form,
    path: ctx.path,
    id: (ctx.params as Record<string, string>).id ?? '',
    origin: deps.options.publicUrl ?? `${ctx.protocol}://${ctx.host}`,
    delays: deps.delays,
  };
}

async function allowAnyOrigin(ctx: Context, next: Next) {
  ctx.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
    'Access-Control-Expose-Headers': 'Request-Id, Idempotent-Replayed',
    'Access-Control-Max-Age': '300',
  });
  await next();
}

function answerInStripesShape({ log }: SandboxDeps) {
  return async (ctx: Context, next: Next) => {
    ctx.set('Request-Id', newId('req_', 14));
    if (ctx.get('Idempotency-Key')) ctx.set('Idempotency-Key', ctx.get('Idempotency-Key'));
    if (ctx.get('Stripe-Version')) ctx.set('Stripe-Version', ctx.get('Stripe-Version'));
    try {
      await next();
    } catch (error) {
      if (error instanceof StripeError) {
        ctx.status = error.status;
        ctx.body = error.body;
        return;
      }
      const status = statusOf(error);
      if (status >= 500) log('a request to Stripe failed', { path: ctx.path, error: String(error) });
      ctx.status = status;
      ctx.body =
        status >= 500
          ? { error: { type: 'api_error', message: 'An unknown error occurred' } }
          : { error: { type: 'invalid_request_error', message: String((error as Error).message) } };
    }
  };
}

/** Those of one payment intent or one charge, where the call names it. */
function ofPayment<T extends { payment_intent: string; charge: string }>(rows: T[], { form }: Call): T[] {
  const [intent, charge] = [text(form, 'payment_intent'), text(form, 'charge')];
  return rows.filter((row) => (!intent || row.payment_intent === intent) && (!charge || row.charge === charge));
}

function eventsAsked(rows: Reader, { form }: Call) {
  const type = text(form, 'type');
  const types = type ? [type] : textList(form, 'types');
  const matches = (eventType: string) =>
    !types || types.some((each) => (each.endsWith('*') ? eventType.startsWith(each.slice(0, -1)) : each === eventType));
  return rows
    .list('events')
    .filter((event) => matches(event.type))
    .map((event) => presentEvent(rows, event));
}

function missing(what: string, id: string): never {
  throw noSuch(what, id);
}
