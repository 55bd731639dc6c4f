import { timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import { applyFaults } from '../faults/apply-faults';
import { parseForm, readForm } from '../http/read-form';
import { messageFrom } from './create-message';
import { listMessages } from './list-messages';
import { presentMessage } from './present-message';
import { TwilioError } from './twilio-error';
import type { Context, Next } from 'koa';
import type { SandboxDeps, SandboxOptions } from '../deps';

/** Twilio's API, as far as the sandbox speaks it: text messages. */
export function twilioRoutes(deps: SandboxDeps): Router {
  const { store, options, clock, log } = deps;
  const router = new Router({ prefix: '/2010-04-01/Accounts/:account' });
  const account = options.twilioAccountSid;

  router.use(async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const answer = error instanceof TwilioError ? error : new TwilioError(500, 20500, 'Internal server error');
      if (answer !== error) log('a request to Twilio failed', { path: ctx.path, error: String(error) });
      ctx.status = answer.status;
      ctx.body = answer.body;
    }
  });

  router.use(applyFaults(deps, (status) => new TwilioError(status, 20_000 + status, 'The service is not available.')));
  router.use((ctx: Context, next: Next) => {
    refuseStrangers(options, ctx);
    return next();
  });

  router.post('/Messages.json', async (ctx) => {
    const message = messageFrom(await readForm(ctx), clock.now());
    store.write((tx) => tx.put('messages', message));
    await store.settled();
    log('a text message was sent', { sid: message.id });
    ctx.status = 201;
    ctx.body = presentMessage(message, account, 'queued');
  });

  router.get('/Messages.json', async (ctx) => {
    ctx.body = listMessages(store.list('messages'), parseForm(ctx.querystring), account);
    await store.settled();
  });

  router.get('/Messages/:file', async (ctx) => {
    const message = store.get('messages', String(ctx.params.file).replace(/\.json$/, ''));
    if (!message) throw notFound(ctx.path);
    ctx.body = presentMessage(message, account);
    await store.settled();
  });

  router.all('/{*path}', (ctx) => {
    throw notFound(ctx.path);
  });
  return router;
}

function refuseStrangers({ twilioAccountSid, twilioAuthToken }: SandboxOptions, ctx: Context) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${twilioAccountSid}:${twilioAuthToken}`).toString('base64')}`);
  const shown = Buffer.from(ctx.get('Authorization'));
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) {
    throw new TwilioError(401, 20003, 'Authenticate');
  }
  if ((ctx.params as Record<string, string>).account !== twilioAccountSid) throw notFound(ctx.path);
}

function notFound(path: string) {
  return new TwilioError(404, 20404, `The requested resource ${path} was not found`);
}
