import type { ErrorBody } from '@harbourline/contracts';
import type { TestIdentity, TestUser } from '@harbourline/test-kit/start-test-identity';
import { ADMIN } from './people';

interface Called {
  identity: Pick<TestIdentity, 'tokenFor'>;
  url: () => string;
}
export type Client = ReturnType<typeof clientOf>;

/** The calls of a user, an administrator unless told otherwise; nobody's when null. */
export function clientOf({ identity, url }: Called, user: TestUser | null = ADMIN) {
  async function call<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(new URL(path, url()), {
      method,
      headers: {
        ...(user && { authorization: `Bearer ${identity.tokenFor(user)}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      total: response.headers.get('x-total-count'),
      next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
      text,
      body: JSON.parse(text) as Body & Partial<ErrorBody>,
    };
  }
  return {
    get: <Body>(path: string) => call<Body>('GET', path),
    post: <Body>(path: string, body: object = {}, headers?: Record<string, string>) =>
      call<Body>('POST', path, body, headers),
    put: <Body>(path: string, body: object) => call<Body>('PUT', path, body),
    patch: <Body>(path: string, body: object) => call<Body>('PATCH', path, body),
  };
}
