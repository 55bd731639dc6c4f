import { randomUUID } from 'node:crypto';
import { Agent, fetch as fetchThrough } from 'undici';
import { askAgain } from './ask-again';
import { CookieJar } from './cookie-jar';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Talks to the gateway as a browser does: with the cookies of one session. */
export class ApiClient {
  readonly cookies = new CookieJar();
  private readonly fetch: typeof fetch;

  /** Speaks from `localAddress` where one is given, so that one machine can be many. */
  constructor(
    readonly gatewayUrl: string,
    localAddress?: string,
  ) {
    this.fetch = localAddress ? fetchFrom(localAddress) : fetch;
  }

  /**
   * Sends one call as it is told, text and forms as they are, and tells what came back, failures included. A session
   * that is older than its access token is given another one first, as the web app does.
   */
  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await this.sendOnce<Body>(method, path, body, headers);
    if (answer.status !== 401 || !this.cookies.needsRefresh()) return answer;
    const refreshed = await this.sendOnce('POST', '/api/auth/refresh');
    return refreshed.status < 400 ? this.sendOnce(method, path, body, headers) : answer;
  }

  private async sendOnce<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const asItIs = body instanceof FormData || typeof body === 'string';
    const url = new URL(path, this.gatewayUrl);
    const request: RequestInit = {
      method,
      headers: {
        ...this.cookies.header(),
        ...(body === undefined || asItIs ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' && !(body instanceof FormData) ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asItIs ? body : JSON.stringify(body) }),
    };
    const response = await askAgain(() => this.fetch(url, request));
    this.cookies.keep(response.headers);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as Body };
  }

  /** @throws when the call is refused. */
  async call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    if (answer.status >= 400)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async signIn({ phone, password }: { phone: string; password: string }): Promise<{ id: number; role: string }> {
    return this.call('POST', '/api/auth/login', { phone, password });
  }
}

function fetchFrom(localAddress: string): typeof fetch {
  const dispatcher = new Agent({ localAddress });
  return (async (url: URL, { body, headers, ...rest }: RequestInit = {}) => {
    // Forms are of Node's own kind, which the other fetch does not know.
    const form = body instanceof FormData ? new Response(body) : undefined;
    const sent = new Headers(headers);
    if (form) sent.set('content-type', form.headers.get('content-type') ?? '');
    return fetchThrough(url, {
      ...rest,
      headers: Object.fromEntries(sent),
      body: form ? new Uint8Array(await form.arrayBuffer()) : body,
      dispatcher,
    } as object);
  }) as unknown as typeof fetch;
}
