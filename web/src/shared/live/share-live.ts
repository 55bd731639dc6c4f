import { connectLive, type LiveNews } from './live-connection';
import { RecentNews } from './recent-news';

interface Told {
  news: LiveNews;
  heard: string;
  /** Meant for this window alone. */
  to?: string;
}
/** A window has begun to hear what the one with the connection tells. */
interface Joins {
  joins: string;
}

interface Parts {
  userId: number;
  tell: (news: LiveNews) => void;
  renew: () => Promise<unknown>;
}

/**
 * One connection for all windows of a browser that want one: whoever has the lock listens and tells the others, and
 * when it goes another one goes on where it was. Where there are no locks, each listens for itself.
 * @returns what ends it for this window.
 */
export function shareLive({ userId, tell, renew }: Parts): () => void {
  const name = `live-${userId}`;
  const over = new AbortController();
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const own = String(Math.random());
  let since: string | undefined;
  let recent: RecentNews | undefined;

  const welcome = (to: string) => {
    const news = recent?.lately();
    if (news && since !== undefined) others?.postMessage({ news, heard: since, to } satisfies Told);
  };
  if (others) {
    others.onmessage = ({ data }: MessageEvent<Told | Joins>) => {
      if ('joins' in data) return welcome(data.joins);
      if (data.to !== undefined && data.to !== own) return;
      since = data.heard;
      tell(data.news);
    };
    others.postMessage({ joins: own } satisfies Joins);
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      recent = new RecentNews();
      const close = connectLive({
        since,
        renew,
        tell(news, heard) {
          since = heard;
          recent?.note(news);
          others?.postMessage({ news, heard } satisfies Told);
          tell(news);
        },
      });
      over.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });

  // Not there where the page is served over plain http.
  const locks = navigator.locks as LockManager | undefined;
  if (others && locks) locks.request(name, { signal: over.signal }, listen).catch(() => undefined);
  else void listen();

  return () => {
    over.abort();
    others?.close();
  };
}
