import { randomBytes } from 'node:crypto';
import { ApiClient, type Answer } from '@harbourline/client';

/** Calls as a browser does after one click: all of them in one trace. */
export class TracedClient extends ApiClient {
  readonly traceId = randomBytes(16).toString('hex');

  override send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const traceparent = `00-${this.traceId}-${randomBytes(8).toString('hex')}-01`;
    return super.send(method, path, body, { traceparent, ...headers });
  }
}
