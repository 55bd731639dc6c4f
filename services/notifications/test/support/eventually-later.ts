import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import type { RunningClock } from '@harbourline/test-kit/running-clock';

/** Waits for something that is tried again later and later: a second goes by after each look, while nothing is sent. */
export const eventuallyLater = <T>(
  { clock, untilNothingIsDue }: { clock: RunningClock; untilNothingIsDue: () => Promise<unknown> },
  look: () => Promise<T> | T,
) =>
  eventuallyFinds(async () => {
    await untilNothingIsDue();
    const found = await look();
    if (!found) clock.advance({ seconds: 1 });
    return found;
  });
