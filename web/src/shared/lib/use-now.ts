import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** The time, to the minute: enough to move a booking from one tab to another. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
