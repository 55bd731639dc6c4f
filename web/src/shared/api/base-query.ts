import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AnswerMeta } from './answer-meta';
import { type ApiError, noConnection, toApiError } from './api-error';
import type { ApiCall } from './call';
import { newKey } from './idempotency-key';
import { fetchWithProgress } from './fetch-with-progress';
import { takeGivenAnswer } from './given-answers';
import { receivedFile } from './received-file';
import { noteServerTime, sendingTime } from '../lib/server-time';
import { unsavedWork } from '../lib/unsaved-work';
import { traceUserActions } from './user-actions';

/** The cookies no longer stand for anybody. */
export const sessionEnded = createAction('session/ended');
/** Nor do they here, where something was typed that is not saved: whose it is may sign in again and go on. */
export const sessionInterrupted = createAction('session/interrupted');

type Answer = { data: unknown; meta?: AnswerMeta } | { error: ApiError };

/**
 * Makes the function through which every call goes. A 401 is answered once by exchanging the refresh cookie (one
 * exchange for all calls that were sent before it) and sending the call again.
 */
export function makeBaseQuery(
  fetchFn: typeof fetch = (...args) => fetch(...args),
  nextTraceparent: () => string = traceUserActions(),
): BaseQueryFn<ApiCall, unknown, ApiError, object, AnswerMeta> {
  let exchange: Promise<'renewed' | 'ended' | 'unknown'> | undefined;
  let renewals = 0;

  async function refresh() {
    try {
      const response = await fetchFn('/api/auth/refresh', { method: 'POST', ...COMMON });
      if (response.ok) {
        renewals += 1;
        return 'renewed';
      }
      return response.status === 401 ? 'ended' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  function refreshOnce() {
    exchange ??= refresh().finally(() => (exchange = undefined));
    return exchange;
  }

  return async (call, { signal, dispatch }) => {
    const given = call.method === 'GET' ? takeGivenAnswer(call.url) : undefined;
    if (given) return given;
    const request = toRequest(call, nextTraceparent());
    const renewalsBefore = renewals;
    const first = await send(fetchFn, request, signal);
    if (!('error' in first) || first.error.status !== 401 || call.keepSession) return first;

    const outcome = renewals > renewalsBefore ? 'renewed' : await refreshOnce();
    if (outcome === 'renewed') return send(fetchFn, request, signal);
    if (outcome === 'ended') dispatch(unsavedWork.size > 0 ? sessionInterrupted() : sessionEnded());
    return first;
  };
}

const COMMON = {
  credentials: 'include',
  cache: 'no-store',
  headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
} as const satisfies RequestInit;

interface PreparedRequest {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
  onProgress?: ApiCall['onProgress'];
  onFile?: ApiCall['onFile'];
}

/** Built once per call, so that the same Idempotency-Key goes out again when the call is repeated after a refresh. */
function toRequest(
  { method, url, body, idempotent, idempotencyKey, onProgress, onFile }: ApiCall,
  traceparent: string,
): PreparedRequest {
  const isForm = body instanceof FormData;
  return {
    url,
    onProgress,
    onFile,
    init: {
      ...COMMON,
      method,
      headers: {
        ...COMMON.headers,
        traceparent,
        Accept: onFile ? '*/*' : 'application/json',
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(idempotent && { 'Idempotency-Key': idempotencyKey ?? newKey() }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    },
  };
}

async function send(fetchFn: typeof fetch, request: PreparedRequest, signal: AbortSignal): Promise<Answer> {
  const { url, init, onProgress, onFile } = request;
  const sentAt = sendingTime();
  try {
    const response = await (onProgress
      ? fetchWithProgress(url, { ...init, signal }, onProgress)
      : fetchFn(url, { ...init, signal }));
    noteServerTime(response.headers.get('date'), sentAt);
    if (!response.ok) return { error: await toApiError(response) };
    if (onFile) {
      onFile(await receivedFile(response));
      return { data: null };
    }
    const text = await response.text();
    return { data: text === '' ? null : (JSON.parse(text) as unknown), meta: readMeta(response.headers) };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { error: { status: 502, code: 'unknown', message: '502: unreadable answer' } };
    return { error: noConnection };
  }
}

function readMeta(headers: Headers): AnswerMeta | undefined {
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const total = headers.get('x-total-count');
  const moreThan = headers.get('x-total-more-than');
  if (next === undefined && total === null && moreThan === null) return undefined;
  return {
    ...(next !== undefined && { next }),
    ...(total !== null && { total: Number(total) }),
    ...(moreThan !== null && { moreThan: Number(moreThan) }),
  };
}
