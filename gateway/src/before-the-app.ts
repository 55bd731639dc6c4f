import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { recordRequests, sessionCookies, type Logger, type TellSecurity } from '@harbourline/service-kit';
import type { Meter } from '@opentelemetry/api';
import type Koa from 'koa';
import type { GatewayConfig } from './config';
import { keyedAddresses } from './guards/keyed-addresses';
import type { RateLimits } from './guards/rate-limits';
import { clientAddress, stripHeaders } from './guards/strip-headers';
import type { PublicAnswers } from './kept/public-answers';
import { asksAsAnybody, serveKept } from './kept/serve-kept';
import type { Load } from './load/open-load';
import { refuseFirst } from './load/refuse-first';
import type { RouteTable } from './routing/route-table';

interface Parts {
  config: GatewayConfig;
  logger: Logger;
  meter: Meter;
  tell: TellSecurity;
  table: RouteTable;
  load: Load;
  limits: RateLimits;
  answers: PublicAnswers;
  headers: Record<string, string>;
  app: Koa;
}

/**
 * Meets every request first, with a refusal that costs next to nothing or a kept answer; all other requests
 * go on to the app, without the headers that only the gateway may set.
 */
export function beforeTheApp(parts: Parts): RequestListener {
  const { config, logger, meter, tell, table, load, limits, answers, headers, app } = parts;
  const { access: accessCookie } = sessionCookies(config.PUBLIC_ORIGIN);
  const keyOf = keyedAddresses(config.ADDRESS_KEY || randomBytes(32).toString('hex'));
  const strip = stripHeaders({ ...config, keyOf });
  const addressOf = (request: IncomingMessage) => clientAddress(request, config.TRUSTED_PROXIES);
  const isAnsweredHere = (request: IncomingMessage) =>
    answers.mayHave(request.url ?? '') && asksAsAnybody(request, accessCookie);
  const refused =
    config.RATE_LIMIT === 'on' ? refuseFirst({ table, load, isAnsweredHere, addressOf, headers, tell }) : () => false;
  const served = serveKept({ answers, limits, record: recordRequests(meter, logger), addressOf, keyOf, headers });
  const answer = app.callback();
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    strip(request);
    void answer(request, response);
  };
  return (request, response) => {
    if (refused(request, response)) return;
    if (!isAnsweredHere(request)) return pass(request, response);
    void served(request, response).then(
      (done) => done || pass(request, response),
      (error: unknown) => {
        logger.error({ err: error }, 'what is kept could not be sent');
        response.destroy();
      },
    );
  };
}
