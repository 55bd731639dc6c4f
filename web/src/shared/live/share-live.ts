import { connectLive, type LiveNews } from './live-connection';

interface Told {
  news: LiveNews;
  heard: string;
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
  let since: string | undefined;
  if (others) {
    others.onmessage = ({ data }: MessageEvent<Told>) => {
      since = data.heard;
      tell(data.news);
    };
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      const close = connectLive({
        since,
        renew,
        tell(news, heard) {
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
