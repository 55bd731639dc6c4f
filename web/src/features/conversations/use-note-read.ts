import { useEffect, useRef } from 'react';
import { useNoteMessagesReadMutation } from './conversations-api';

interface Shown {
  bookingId: number;
  readUpTo: number;
  /** The number of the last message on screen. */
  last: number;
}

/** Notes what is on screen as read, once somebody looks at it. */
export function useNoteRead({ bookingId, readUpTo, last }: Shown): void {
  const [note] = useNoteMessagesReadMutation();
  const noted = useRef(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || last <= Math.max(readUpTo, noted.current)) return;
      noted.current = last;
      note({ bookingId, upTo: last })
        .unwrap()
        // Whoever comes back to the page tries again.
        .catch(() => (noted.current = 0));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [bookingId, readUpTo, last, note]);
}
