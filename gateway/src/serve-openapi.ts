import { openApiDocument } from '@harbourline/contracts/openapi';
import { AppError } from '@harbourline/service-kit';
import type { Middleware } from 'koa';
import { apiPage } from './api-docs/api-page';
import type { RateLimits } from './guards/rate-limits';
import { goneWith, type Load } from './load/open-load';
import { type PackedBody, packThoroughly, sendPacked } from './packed-body';
import { isRead } from './proxy/is-read';

interface Parts {
  version: string;
  limits: RateLimits;
  load: Load;
}

interface Form {
  type: string;
  text: (version: string) => string;
}

/** The forms in which the API is described, by their paths. */
const FORMS = new Map<string, Form>([
  [
    '/api/openapi.json',
    { type: 'application/json; charset=utf-8', text: (version) => JSON.stringify(openApiDocument(version)) },
  ],
  ['/api/docs', { type: 'text/html; charset=utf-8', text: (version) => apiPage(openApiDocument(version)) }],
]);

/** Serves the description of the public API for programs and for people, within the limits of all calls. */
export function serveOpenApi({ version, limits, load }: Parts): Middleware {
  const made = new Map<Form, Promise<PackedBody>>();

  /** Each form is made when it is first asked for. */
  function packed(form: Form): Promise<PackedBody> {
    const known = made.get(form) ?? packThoroughly(form.text(version));
    made.set(form, known);
    return known;
  }

  return async (ctx, next) => {
    const form = FORMS.get(ctx.path);
    if (!form) {
      await next();
      return;
    }
    await limits.count(ctx.ip);
    if (!isRead(ctx)) {
      ctx.set('allow', 'GET');
      throw new AppError('method_not_allowed');
    }
    await load.enterAddress(ctx, 'files', goneWith(ctx));
    const body = await packed(form);
    ctx.set('content-type', form.type);
    sendPacked(ctx, body);
  };
}
