import type { Page, Request } from 'playwright-core';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';

const UNDER_WAY = new WeakMap<Page, { count: number }>();
const STILL_LOADING = `!document.querySelector('main h1')
  || document.getAnimations().some((it) => it.playState === 'running')
  || [...document.querySelectorAll('.rt-Spinner, .rt-Skeleton, [aria-busy=true]')].some((it) => it.checkVisibility() && !it.closest('[aria-hidden=true]'))`;

/** Counts what a page asks for, from now on. */
export function countRequests(page: Page): void {
  const state = { count: 0 };
  UNDER_WAY.set(page, state);
  const changeBy = (by: number) => (request: Request) => {
    // The connection over which a page hears of changes is open as long as the page is.
    if (request.resourceType() !== 'eventsource') state.count += by;
  };
  page.on('request', changeBy(1)).on('requestfinished', changeBy(-1)).on('requestfailed', changeBy(-1));
}

/** Waits until the page's content is there: nothing is asked for, nothing says that it is loading, nothing moves. */
export async function settled(page: Page): Promise<void> {
  let calm = 0;
  await eventuallyHolds(
    async () => {
      const isBusy = (UNDER_WAY.get(page)?.count ?? 0) > 0 || (await page.evaluate<boolean>(STILL_LOADING));
      calm = isBusy ? 0 : calm + 1;
      return calm;
    },
    (times) => times >= 2,
  );
}
