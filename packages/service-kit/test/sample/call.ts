export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body; undefined when there is none. */
  body: Record<string, unknown> | undefined;
}

/** Makes a call: `send` goes as JSON, `raw` as it is. */
export async function call(
  url: string,
  {
    method = 'GET',
    token,
    send,
    raw,
    headers = {},
  }: {
    method?: string;
    token?: string | undefined;
    send?: unknown;
    raw?: string | Buffer;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const body = send === undefined ? raw : JSON.stringify(send);
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(send === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
  };
}
