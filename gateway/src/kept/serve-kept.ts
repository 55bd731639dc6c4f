import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { recordRequests } from '@harbourline/service-kit';
import { acceptedEncoding, type Encoding } from '../accepted-encoding';
import type { RateLimits } from '../guards/rate-limits';
import { packText, WORTH_BYTES } from '../proxy/pack-answer';
import type { KeptAnswer } from './kept-answers';
import type { PublicAnswers } from './public-answers';

interface Parts {
  answers: PublicAnswers;
  limits: RateLimits;
  record: ReturnType<typeof recordRequests>;
  addressOf: (request: IncomingMessage) => string;
  /** How logs name an address. */
  keyOf: (address: string) => string;
  /** The headers that every answer has. */
  headers: Readonly<Record<string, string>>;
}

/** A kept answer in one encoding, with the headers that everybody gets. */
interface Form {
  headers: readonly string[];
  /** Of a short one, each character a byte: it is sent together with the headers, which takes half the time. */
  body: Buffer | string;
}

const SHORT_BYTES = 16 * 1024;

/**
 * Answers what is kept, before anything is made ready for asking a service: only to those who do not say who they are,
 * within the limits that all have.
 * @returns a function whose promise is false if nothing is kept for the request: then the app has to answer it.
 */
export function serveKept({ answers, limits, record, addressOf, keyOf, headers }: Parts) {
  const formOf = formsOf(headers);

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const startedAt = performance.now();
    const found = await answers.find(request.url ?? '');
    if (response.destroyed) return true; // nobody waits any more
    if (!found) return false;
    const address = addressOf(request);
    // A caller over the limit goes on to the app, which refuses the call.
    const isWithin = await limits.count(address).then(
      () => true,
      () => false,
    );
    if (!isWithin) return false;

    const known = request.headers['if-none-match']?.split(/,\s*/).includes(found.etag) ?? false;
    const { headers: common, body } = await formOf(found, known ? 'known' : acceptedEncoding(request));
    const requestId = randomUUID();
    const status = known ? 304 : 200;
    response.writeHead(status, [...common, 'x-request-id', requestId]);
    response.end(body, 'latin1');
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const traceparent = request.headers['traceparent'] as string | undefined;
    record({ method, path, route: found.route, status, requestId, traceparent, address: keyOf(address), startedAt });
    return true;
  };
}

/** Whether a request does not say who makes it. */
export function asksAsAnybody(request: IncomingMessage, accessCookie: string): boolean {
  const { authorization, cookie } = request.headers;
  return request.method === 'GET' && authorization === undefined && !(cookie?.includes(`${accessCookie}=`) ?? false);
}

/** Makes each form of an answer when somebody first asks for it. */
function formsOf(headers: Readonly<Record<string, string>>) {
  const made = new WeakMap<KeptAnswer, Partial<Record<Encoding | 'known', Promise<Form>>>>();
  const always = Object.entries(headers).flat();

  async function make(answer: KeptAnswer, form: Encoding | 'known'): Promise<Form> {
    const { 'content-type': type = 'application/json', ...said } = answer.headers;
    const common = [...always, ...Object.entries(said).flat(), 'etag', answer.etag, 'vary', 'Accept-Encoding'];
    if (form === 'known') return { headers: common, body: '' };
    const isPacked = form !== 'identity' && answer.body.length >= WORTH_BYTES;
    const body = isPacked ? await packText(answer.body, form) : answer.body;
    const about = ['content-type', type, 'content-length', String(body.length)];
    return {
      headers: [...common, ...about, ...(isPacked ? ['content-encoding', form] : [])],
      body: body.length <= SHORT_BYTES ? body.toString('latin1') : body,
    };
  }

  return (answer: KeptAnswer, form: Encoding | 'known'): Promise<Form> => {
    const forms = made.get(answer) ?? {};
    made.set(answer, forms);
    return (forms[form] ??= make(answer, form));
  };
}
