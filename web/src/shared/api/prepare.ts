import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/**
 * Asks for what a page begins with, before it is drawn, where its answers have come with the document. `id`: the number
 * in the page's address, if there is one.
 */
export type Prepare = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  address: { id: number; search: URLSearchParams },
) => Asked;

type Asked = Promise<unknown> & { unsubscribe(): void };

/** Several such calls as one. */
export function together(...asked: Asked[]): Asked {
  return Object.assign(Promise.all(asked), { unsubscribe: () => asked.forEach((each) => each.unsubscribe()) });
}
