import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../shared/lib/use-debounced';

const SETTLE_MS = 250;

type UseQuote<Change, Quote> = (asked: { id: number; change: Change } | typeof skipToken) => {
  data?: Quote | undefined;
  currentData?: Quote | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

export interface SettledQuote<Quote> {
  isChanged: boolean;
  /** The last one known. */
  quote: Quote | undefined;
  /** Whether it is of what is chosen now. */
  isCurrent: boolean;
  error: unknown;
  refetch: () => void;
}

/** The server's word on a change of a booking, once nobody has chosen anything else for a moment. */
export function useSettledQuote<Change extends object, Quote>(
  id: number,
  change: Change | null,
  useQuote: UseQuote<Change, Quote>,
): SettledQuote<Quote> {
  const settled = useDebounced(change, SETTLE_MS);
  const { data, currentData, error, isFetching, refetch } = useQuote(settled ? { id, change: settled } : skipToken);
  const isSettled = settled === change;
  return {
    isChanged: change !== null,
    quote: change ? (currentData ?? data) : undefined,
    isCurrent: isSettled && currentData !== undefined && !isFetching,
    error: isSettled && !isFetching && change !== null ? error : undefined,
    refetch: () => void refetch(),
  };
}
