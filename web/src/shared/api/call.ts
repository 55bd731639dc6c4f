import type { RouteDefinition, RouteRequest } from '@harbourline/contracts';
import type { ReceivedFile } from './received-file';

/** One call as the base query sends it. */
export interface ApiCall {
  method: RouteDefinition['method'];
  url: string;
  body?: unknown;
  idempotent?: boolean | undefined;
  /** See useIdempotencyKey. Without one, a creating call gets a key of its own. */
  idempotencyKey?: string | undefined;
  /** A 401 here does not mean that the session ended (a wrong password, for example). */
  keepSession?: boolean | undefined;
  /** Hears which share of the body has left, from 0 to 1; for uploads. */
  onProgress?: ((share: number) => void) | undefined;
  /** Takes the answer, where it is a file; the call itself then answers null. */
  onFile?: ((file: ReceivedFile) => void) | undefined;
}

interface CallOptions<R> {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: RouteRequest<R> | FormData;
  idempotencyKey?: string | undefined;
  keepSession?: boolean;
  onProgress?: ApiCall['onProgress'];
  onFile?: ApiCall['onFile'];
}

/** Turns a declared route into a call: fills the path, appends the query (empty values left out), types the body. */
export function call<R extends RouteDefinition>(route: R, options: CallOptions<R> = {}): ApiCall {
  const path = route.path.replace(/[:*](\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(options.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return {
    method: route.method,
    url: search ? `${path}?${search}` : path,
    body: options.body,
    idempotent: route.idempotent,
    idempotencyKey: options.idempotencyKey,
    keepSession: options.keepSession,
    onProgress: options.onProgress,
    onFile: options.onFile,
  };
}
