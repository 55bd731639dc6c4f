export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Keeps cookies as a browser does, and sends the access cookie as the gateway passes it on. */
export class Browser {
  constructor(
    private readonly url: string,
    readonly cookies = new Map<string, string>(),
  ) {}

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send('POST', path, body);
  }

  /** Another tab, or a thief: the same cookies from now on going their own way. */
  copy(): Browser {
    return new Browser(this.url, new Map(this.cookies));
  }

  cookie(part: 'access' | 'refresh'): string {
    const found = [...this.cookies].find(([name]) => name.includes(`hl_${part}`));
    return found?.[1] ?? '';
  }

  private async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const access = this.cookie('access');
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (JSON.parse(text) as Answer['body']) : {},
    };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
