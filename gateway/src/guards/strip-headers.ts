import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ADDRESS_KEY_HEADER, parseTraceparent } from '@harbourline/service-kit';

const OURS = /^(x-request-id|x-forwarded-.*|forwarded|x-real-ip|tracestate|baggage)$/;
/** They concern one connection, not the request. */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/;

/**
 * Takes away every header that only the gateway may set, and sets its own: the request's id, and where the request came
 * from, which logs may say only as a key. What follows, here and in the services, may believe them. A `traceparent` stays: the trace begins in the browser,
 * and says nothing that anyone would act upon.
 */
export function stripHeaders(config: {
  PUBLIC_ORIGIN: string;
  TRUSTED_PROXIES: number;
  keyOf: (address: string) => string;
}) {
  const { protocol, host } = new URL(config.PUBLIC_ORIGIN);
  return (request: IncomingMessage): void => {
    const { headers } = request;
    const address = clientAddress(request, config.TRUSTED_PROXIES);
    const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
    for (const name of Object.keys(headers)) {
      if (OURS.test(name) || HOP_BY_HOP.test(name) || named.includes(name)) delete headers[name];
    }
    if (!parseTraceparent(String(headers['traceparent']))) delete headers['traceparent'];
    headers['x-request-id'] = randomUUID();
    headers['x-forwarded-for'] = address;
    headers[ADDRESS_KEY_HEADER] = config.keyOf(address);
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    headers['x-forwarded-host'] = host;
  };
}

/** Each of our own proxies adds the address it was called from; what stands further left is the client's own story. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const given = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(given) ? given.join(',') : (given ?? '')).split(',').map((each) => each.trim());
  return [...forwarded.filter(Boolean), socket].at(-1 - trustedProxies) ?? socket;
}
