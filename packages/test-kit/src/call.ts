import { askAgain } from '@harbourline/client/ask-again';
import type { ErrorBody } from '@harbourline/contracts';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined where the answer is empty or something else. */
  body: Body & Partial<ErrorBody>;
  text: string;
  bytes: Buffer;
  /** The address of a list's next page. */
  next: string | undefined;
}

export interface Sent {
  method?: string;
  /** The caller's access token, or the token of a service. */
  token?: string | undefined;
  /** Forms, texts and bytes are sent as they are, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes one call, and tells what came back, refusals included. */
export async function call<Body = unknown>(
  url: string | URL,
  { method = 'GET', token, body, headers = {} }: Sent = {},
): Promise<Answer<Body>> {
  const asItIs = body instanceof FormData || Buffer.isBuffer(body) || typeof body === 'string';
  const response = await askAgain(() =>
    fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || asItIs ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asItIs ? body : JSON.stringify(body) }),
    }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : undefined) as Answer<Body>['body'],
    text,
    bytes,
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}
