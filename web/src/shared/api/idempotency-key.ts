import { useCallback, useRef } from 'react';

/** A random UUID; also where the page is served over plain http and `crypto.randomUUID` is missing. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * One key per user action. `keyFor(payload)` answers the same key while the payload stays the same, so that pressing
 * the button again after a failure repeats the action instead of doing it twice; `settle()` ends the action.
 */
export function useIdempotencyKey() {
  const current = useRef<{ key: string; payload: string }>(undefined);

  const keyFor = useCallback((payload: unknown) => {
    const text = JSON.stringify(payload) ?? '';
    if (current.current?.payload !== text) current.current = { key: newKey(), payload: text };
    return current.current.key;
  }, []);

  const settle = useCallback(() => {
    current.current = undefined;
  }, []);

  return { keyFor, settle };
}
