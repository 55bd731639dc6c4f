import { randomBytes } from 'node:crypto';
import { askAgain } from '@harbourline/client/ask-again';
import { CookieJar } from '@harbourline/client/cookie-jar';
import type { Answer as AnswerOf } from '@harbourline/test-kit/call';
import { serviceClient, type ServiceClient } from '@harbourline/test-kit/service-client';

export type Answer = AnswerOf<Record<string, unknown>>;

/** Keeps cookies as a browser does; sends the access cookie and its address as the gateway passes them on. */
export class Browser {
  readonly cookies: CookieJar;
  readonly address: string;
  private readonly client: ServiceClient;

  constructor(
    private readonly url: string,
    given: { cookies?: CookieJar; address?: string | undefined } = {},
  ) {
    this.cookies = given.cookies ?? new CookieJar();
    this.address = given.address ?? newAddress();
    this.client = serviceClient(
      () => url,
      () => ({
        token: this.cookie('access') || undefined,
        headers: {
          'x-forwarded-for': this.address,
          'x-forwarded-address-key': keyOf(this.address),
          ...this.cookies.header(),
        },
      }),
    );
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
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
    return new Browser(this.url, { cookies: new CookieJar(this.cookies), address });
  }

  cookie(part: 'access' | 'refresh' | 'device'): string {
    const found = [...this.cookies].find(([name]) => name.includes(`hl_${part}`));
    return found?.[1] ?? '';
  }

  private async send(...sent: Parameters<ServiceClient['send']>): Promise<Answer> {
    const answer = await askAgain(() => this.client.send<Record<string, unknown>>(...sent));
    this.cookies.keep(answer.headers);
    return answer;
  }
}

/** The key that the gateway makes of an address for logs. */
export function keyOf(address: string): string {
  return `key-of-${address.replaceAll('.', '-')}`;
}

/** An IPv4 address that no other browser has. */
export function newAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
