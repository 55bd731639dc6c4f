import type { Lately, LiveHint } from '@harbourline/contracts';
import { api } from '../api/api';
import { askWhoIsThere, type Dispatch } from '../api/who-is-there';
import type { LiveNews } from './live-connection';
import { shareLive } from './share-live';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** Which answers are old when something of a kind has changed. */
const SHOWN_IN: Readonly<Record<string, readonly Tag[]>> = {
  booking: ['Bookings', 'Booking', 'Availability', 'Credits', 'CalendarBlocks'],
  hold: ['Hold', 'Availability'],
  payment: ['Payments', 'Credits'],
  credit: ['Credits'],
  conversation: ['Conversations'],
};
const ALL = [...new Set(Object.values(SHOWN_IN).flat())];

/** Whoever does not look at a window gets no news in it after that, and asks again on coming back. */
const UNSEEN_MS = 60_000;
/** Many changes are looked at together. */
const AT_MOST_EVERY_MS = 1_000;

/** Coming back, everything was asked for a moment before we hear of it. */
const JUST_MS = 1_000;

interface Looking {
  userId: number;
  /** Nothing that is shown was asked for earlier, by the clock of `performance`. */
  askedFrom: number;
}

/**
 * Asks again for what is on screen as soon as somebody else changes it, for as long as somebody looks.
 * @returns what ends it.
 */
export function keepLive(dispatch: Dispatch, { userId, askedFrom }: Looking): () => void {
  const again = inSteps(AT_MOST_EVERY_MS, (tags: Tag[]) => dispatch(api.util.invalidateTags(tags)));
  let leave: (() => void) | undefined;
  let unseen: ReturnType<typeof setTimeout> | undefined;
  let shownSince = askedFrom;

  const tell = (news: LiveNews) => {
    // Every answer is asked for anew when the window is looked at again.
    if (!news || document.visibilityState === 'hidden') return;
    if ('inMs' in news) setTimeout(() => again.add(ALL), news.inMs);
    else again.add('hints' in news ? tagsOf(news.hints) : newerThan(performance.now() - shownSince, news));
  };
  const renew = async () => askWhoIsThere(dispatch);

  const rest = () => {
    leave?.();
    leave = undefined;
  };
  const look = () => {
    clearTimeout(unseen);
    if (document.visibilityState === 'visible') leave ??= shareLive({ userId, tell, renew });
    else unseen = setTimeout(rest, UNSEEN_MS);
  };

  const comeOrGo = () => {
    if (!leave) shownSince = performance.now() - JUST_MS;
    look();
  };

  document.addEventListener('visibilitychange', comeOrGo);
  look();
  return () => {
    document.removeEventListener('visibilitychange', comeOrGo);
    clearTimeout(unseen);
    again.stop();
    rest();
  };
}

const tagsOf = (hints: readonly LiveHint[]) => hints.flatMap(({ kind }) => SHOWN_IN[kind] ?? []);

/** What may have changed after answers were asked for that are so old. */
function newerThan(ageMs: number, { knownMs, changes }: Lately): readonly Tag[] {
  return ageMs > knownMs ? ALL : tagsOf(changes.filter(({ agoMs }) => agoMs <= ageMs));
}

/** Does it at once for what comes first, and then together for all that comes within that time. */
function inSteps<T>(ms: number, act: (all: T[]) => void) {
  const coming = new Set<T>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    resting = undefined;
    if (coming.size === 0) return;
    act([...coming]);
    coming.clear();
    resting = setTimeout(step, ms);
  };
  return {
    add(some: readonly T[]) {
      some.forEach((one) => coming.add(one));
      if (!resting) step();
    },
    stop() {
      clearTimeout(resting);
      coming.clear();
    },
  };
}
