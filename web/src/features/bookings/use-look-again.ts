import { useCallback, useEffect, useRef } from 'react';

/** The service ends what is overdue a moment after the deadline. */
const SOON_MS = 3000;

/** Asks again shortly after something was due. */
export function useLookAgain(refetch: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch(), SOON_MS);
  }, [refetch]);
}
