import { type Lately, LIVE_MESSAGES, LIVE_PATH, type LiveHint, type LookAgain } from '@harbourline/contracts';

/** What is to be looked at again: some things, those that are newer than what is shown, or all of them after a while. */
export type LiveNews = { hints: LiveHint[] } | Lately | LookAgain | undefined;

/** Within this time a refused connection is tried again, at a moment of its own; the time doubles up to the longest. */
const RETRY_MS = { first: 5_000, longest: 120_000 };

interface Parts {
  /** Up to when everything was heard by whoever had the connection before. */
  since: string | undefined;
  /** Hears each message, with up to when everything is heard now. */
  tell: (news: LiveNews, heard: string) => void;
  /** Renews the session's cookie, if its time is over. */
  renew: () => Promise<unknown>;
}

/**
 * Listens until it is told to stop. An interrupted connection is opened again by the browser itself, when and as the
 * gateway has said; one that was refused, mostly because the cookie's time is over, is opened again here.
 * @returns what ends it.
 */
export function connectLive({ since, tell, renew }: Parts): () => void {
  let source: EventSource | undefined;
  let heard = since ?? '';
  let refusals = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function hear({ lastEventId }: MessageEvent, news?: LiveNews): void {
    heard = lastEventId || heard;
    tell(news, heard);
  }

  function open(): void {
    if (isOver) return;
    const opened = new EventSource(heard ? `${LIVE_PATH}?since=${heard}` : LIVE_PATH);
    opened.onopen = () => (refusals = 0);
    opened.onmessage = (message: MessageEvent<string>) =>
      hear(message, { hints: JSON.parse(message.data) as LiveHint[] });
    for (const name of [LIVE_MESSAGES.lately, LIVE_MESSAGES.again]) {
      opened.addEventListener(name, (message: MessageEvent<string>) =>
        hear(message, JSON.parse(message.data) as Lately | LookAgain),
      );
    }
    opened.addEventListener(LIVE_MESSAGES.beat, (message) => hear(message));
    opened.onerror = () => opened.readyState === EventSource.CLOSED && comeBack();
    source = opened;
  }

  function comeBack(): void {
    const within = Math.min(RETRY_MS.first * 2 ** refusals, RETRY_MS.longest);
    refusals += 1;
    waiting = setTimeout(() => void renew().then(open, open), Math.random() * within);
  }

  open();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    source?.close();
  };
}
