import { call, type Answer, type Sent } from './call';
import type { TestIdentity, TestUser } from './start-test-identity';

type SentHeaders = Record<string, string>;

/** The calls that somebody makes to a service, by their paths. */
export interface ServiceClient {
  send<Body = unknown>(method: string, path: string, body?: unknown, headers?: SentHeaders): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, headers?: SentHeaders): Promise<Answer<Body>>;
  post<Body = unknown>(path: string, body?: unknown, headers?: SentHeaders): Promise<Answer<Body>>;
  put<Body = unknown>(path: string, body: unknown): Promise<Answer<Body>>;
  patch<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>;
  delete<Body = unknown>(path: string): Promise<Answer<Body>>;
  /** All pages of a list, from this one on. */
  pages<Row>(path: string): Promise<Answer<Row[]>[]>;
  /** The rows of all of them. */
  rows<Row>(path: string): Promise<Row[]>;
}

/** A client of a service that is at `url()` when it is called, with the headers and the token that `from()` gives. */
export function serviceClient(
  url: () => string,
  from: () => Pick<Sent, 'token' | 'headers'> = () => ({}),
): ServiceClient {
  const send: ServiceClient['send'] = (method, path, body, headers) => {
    const { token, headers: usual } = from();
    return call(new URL(path, url()), { method, token, body, headers: { ...usual, ...headers } });
  };
  async function pages<Row>(path: string): Promise<Answer<Row[]>[]> {
    const read: Answer<Row[]>[] = [];
    for (let next: string | undefined = path; next; next = read.at(-1)?.next) read.push(await send<Row[]>('GET', next));
    return read;
  }
  return {
    send,
    pages,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
    rows: async <Row>(path: string) => (await pages<Row>(path)).flatMap(({ body }) => body as Row[]),
  };
}

/** The clients of a service's users, with tokens of this identity; guests have none. */
export function clientsOf(
  url: () => string,
  identity: Pick<TestIdentity, 'tokenFor'>,
): (user: TestUser | null | undefined, headers?: SentHeaders) => ServiceClient {
  return (user, headers = {}) =>
    serviceClient(url, () => ({ headers, token: user ? identity.tokenFor(user) : undefined }));
}
