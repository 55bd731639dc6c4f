import { randomBytes } from 'node:crypto';
import { askAgain } from '@harbourline/client/ask-again';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** The body as it came, for downloads. */
  bytes: Buffer;
  headers: Headers;
}

/** Keeps cookies as a browser does; sends the access cookie and its address as the gateway passes them on. */
export class Browser {
  readonly cookies: Map<string, string>;
  readonly address: string;

  constructor(
    private readonly url: string,
    given: { cookies?: Map<string, string>; address?: string | undefined } = {},
  ) {
    this.cookies = given.cookies ?? new Map<string, string>();
    this.address = given.address ?? newAddress();
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  /** A `FormData` is sent as a form, everything else as JSON. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', path, body);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, body);
  }

  /** Another tab, or a thief: the same cookies from now on going their own way, from elsewhere if that is said. */
  copy(address = this.address): Browser {
    return new Browser(this.url, { cookies: new Map(this.cookies), address });
  }

  cookie(part: 'access' | 'refresh' | 'device'): string {
    const found = [...this.cookies].find(([name]) => name.includes(`hl_${part}`));
    return found?.[1] ?? '';
  }

  private async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const access = this.cookie('access');
    const form = body instanceof FormData ? body : undefined;
    const json = form || body === undefined ? undefined : JSON.stringify(body);
    const request: RequestInit = {
      method,
      headers: {
        'x-forwarded-for': this.address,
        'x-forwarded-address-key': keyOf(this.address),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: form ?? json ?? null,
    };
    const response = await askAgain(() => fetch(new URL(path, this.url), request));
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(bytes.toString()) as Answer['body']) : {},
      bytes,
    };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What the gateway makes of it for logs: not the address. */
export function keyOf(address: string): string {
  return `key-of-${address.replaceAll('.', '-')}`;
}

/** An IPv4 address that no other browser has. */
export function newAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
