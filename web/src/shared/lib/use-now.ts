import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from './server-time';

const EVERY_MS = 60_000;

/** The time, to the minute: enough to move a booking from one tab to another. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, EVERY_MS);
    const leave = onServerTime(look);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
  return now;
}
