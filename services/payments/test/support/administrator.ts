import type { ErrorBody } from '@harbourline/contracts';
import type { startPayments } from './start-payments';

type World = Pick<Awaited<ReturnType<typeof startPayments>>, 'identity' | 'environment' | 'port'>;

/** The calls of an administrator. */
export function administratorOf({ identity, port }: World, id = 1) {
  async function call<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${identity.tokenFor({ id, role: 'admin' })}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const next = /<\/api\/admin([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      next,
      text,
      body: (json ? JSON.parse(text) : undefined) as Body & Partial<ErrorBody> & { amount?: number },
    };
  }

  return {
    get: <Body>(path: string) => call<Body>('GET', path),
    post: <Body>(path: string, body: object = {}, headers?: Record<string, string>) =>
      call<Body>('POST', path, body, headers),
    /** All pages of a list, and how many they are. */
    async pages<Row>(path: string): Promise<{ rows: Row[]; pages: number }> {
      const rows: Row[] = [];
      let pages = 0;
      for (let next: string | undefined = path; next; pages += 1) {
        const page: { body: Row[]; next: string | undefined } = await call<Row[]>('GET', next);
        rows.push(...page.body);
        next = page.next;
      }
      return { rows, pages };
    },
  };
}
