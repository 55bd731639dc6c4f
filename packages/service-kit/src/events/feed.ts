import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineRoute, eventEnvelope, SERVICES, type ServiceName } from '@harbourline/contracts';
import { z } from 'zod';
import { signServiceToken } from '../auth/service-token';
import type { ServiceCaller } from '../http/call-service';
import { SourceUnreachable, type Subscription } from './transport';

/** The name of the feed among the logs to which events are published. */
export const FEED_LOG = 'feed';

/** How long a feed without new events waits for one. */
export const LONG_POLL_MS = 5_000;
/** A frozen replica accepts a request and never answers: after this time, the request goes to another one. */
const ANSWER_WITHIN_MS = LONG_POLL_MS + 3_000;
const TRY_AGAIN_MS = [100, 400, 1_500];

export const readFeed = defineRoute({
  method: 'GET',
  path: '/internal/feed',
  summary: 'Events after a position, in order; waits for some when there are none, unless told otherwise',
  audience: { services: SERVICES },
  query: z.object({ after: z.coerce.bigint(), types: z.string(), wait: z.enum(['true', 'false']).default('true') }),
  responses: { 200: z.object({ events: z.array(eventEnvelope), position: z.string() }) },
  errors: [],
});
const answer = readFeed.responses[200];

/** Requests events from a service's feed once. */
export async function fetchFeed(
  { self, secret, urls }: ServiceCaller,
  source: ServiceName,
  { signal, ...query }: { after: string; types: string; wait?: 'false'; signal?: AbortSignal },
): Promise<z.output<typeof answer>> {
  const url = new URL(readFeed.path, urls[source]);
  url.search = new URLSearchParams(query).toString();
  const response = await get(url, {
    headers: { authorization: `Bearer ${signServiceToken({ from: self, to: source, secret })}` },
    signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), ...(signal ? [signal] : [])]),
  });
  const body = await json(response);
  if (response.statusCode !== 200) throw new Error(`the feed of ${source} answered ${response.statusCode}`);
  return answer.parse(body);
}

/**
 * Not with `fetch`: for a request that was given up, that one opens another connection and closes it unused. Where
 * connections go to the replicas by turns, each next request would reach the frozen replica again.
 */
async function get(url: URL, options: { headers: Record<string, string>; signal: AbortSignal }) {
  const request = (url.protocol === 'https:' ? https : http).get(url, options);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/**
 * Hands over all events that a feed has at the moment.
 * @throws SourceUnreachable
 */
export async function readWholeFeed(caller: ServiceCaller, { source, types, handle }: Subscription): Promise<void> {
  let after = '0';
  for (;;) {
    const batch = await patiently(() => fetchFeed(caller, source, { after, types: types.join(','), wait: 'false' }), {
      source,
      url: caller.urls[source],
    });
    if (batch.events.length > 0) await handle(batch.events, () => undefined);
    if (batch.position === after) return;
    after = batch.position;
  }
}

async function patiently<T>(ask: () => Promise<T>, about: { source: ServiceName; url: string }): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const wait = TRY_AGAIN_MS[attempt];
      if (wait === undefined) throw new SourceUnreachable(about, error);
      await sleep(wait);
    }
  }
}
