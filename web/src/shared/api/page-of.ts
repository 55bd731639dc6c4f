import type { AnswerMeta } from './answer-meta';

/** One page of a list that is read page by page. */
export interface PageOf<T> {
  items: T[];
  /** How many there are on all pages; null where the server does not count them. */
  total: number | null;
  /** Where it has counted no further than this. */
  moreThan?: number;
  /** Where the next page begins; null on the last one. */
  cursor: string | null;
}

/** Begins at the beginning and goes on where the page before says. */
export const fromTheStart = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }: PageOf<unknown>) => cursor,
};

/** Reads a page, with what the answer's headers tell. */
export function toPage<T>(items: T[], meta: AnswerMeta | undefined): PageOf<T> {
  const query = meta?.next?.split('?')[1] ?? '';
  return {
    items,
    total: meta?.total ?? null,
    ...(meta?.moreThan !== undefined && { moreThan: meta.moreThan }),
    cursor: new URLSearchParams(query).get('cursor'),
  };
}

/** All that has been read so far. */
export function itemsOf<T>({ pages }: { pages: readonly PageOf<T>[] }): T[] {
  return pages.flatMap(({ items }) => items);
}
