import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api-error';
import { newKey } from '../../shared/api/idempotency-key';
import { type Draft, useWriteMessageMutation } from './conversations-api';
import { useText } from './words';

/** A message on its way. Its key stays the same however often it is sent, so that it arrives once. */
export interface Outgoing extends Draft {
  key: string;
  state: 'waiting' | 'failed' | 'sent';
  /** Why it could not be sent. */
  reason?: string;
  /** Its number in the conversation, once it has arrived. */
  number?: number;
}

/** What has been written here and is not in the conversation yet. It is sent one after the other, in its order. */
export function useOutbox(bookingId: number) {
  const t = useText();
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const [write] = useWriteMessageMutation();
  const sending = useRef<string>(undefined);
  const change = useCallback(
    (key: string, what: Partial<Outgoing>) =>
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...what } : each))),
    [],
  );

  useEffect(() => {
    const next = outgoing.find(({ state }) => state === 'waiting');
    if (!next || sending.current !== undefined) return;
    const { key, text, pictures } = next;
    sending.current = key;
    void write({ bookingId, text, pictures, idempotencyKey: key })
      .unwrap()
      .then(
        ({ number }) => ({ state: 'sent', number }) as const,
        (error: unknown) => ({ state: 'failed', reason: messageOf(error, t('failedReason')) }) as const,
      )
      .then((result) => {
        sending.current = undefined;
        change(key, result);
      });
  }, [outgoing, bookingId, write, change, t]);

  return {
    outgoing,
    send: (draft: Draft) => setOutgoing((all) => [...all, { ...draft, key: newKey(), state: 'waiting' }]),
    retry: (key: string) => change(key, { state: 'waiting' }),
    discard: (key: string) => setOutgoing((all) => all.filter((each) => each.key !== key)),
  };
}
