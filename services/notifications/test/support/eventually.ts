import type { RunningClock } from '@harbourline/service-kit/test-support/running-clock';
import { eventually as eventuallyFinds } from '@harbourline/service-kit/test-support/eventually';

/** What `look` finds, as soon as it finds something. */
export const eventually = <T>(look: () => Promise<T | undefined | false>) => eventuallyFinds(look.toString(), look);

/** The same, of what is tried again later and later: a second goes by after each look, while nothing is being sent. */
export const eventuallyLater = <T>(
  { clock, untilNothingIsDue }: { clock: RunningClock; untilNothingIsDue: () => Promise<unknown> },
  look: () => Promise<T | undefined | false>,
) =>
  eventually(async () => {
    await untilNothingIsDue();
    const found = await look();
    if (!found) clock.advance({ seconds: 1 });
    return found;
  });
