import { useEffect, useRef, useState } from 'react';
import { formatRemaining } from '../lib/dates';
import { onServerTime, serverNow } from '../lib/server-time';
import { useText } from './later-words';

interface Props {
  /** The deadline, as the API sends it. */
  until: string;
  /** Called when it is reached by the server's clock, as far as that is known. */
  onEnd?: () => void;
}

/** The time left until a deadline, counted every second in the last hour and every half minute before. */
export function Countdown({ until, onEnd }: Props) {
  const t = useText();
  const deadline = new Date(until).getTime();
  const [now, setNow] = useState(() => serverNow());
  const remaining = deadline - now.getTime();
  const isOver = remaining <= 0;
  const step = remaining > 3_600_000 ? 30_000 : 1000;

  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = isOver ? undefined : setInterval(look, step);
    const leave = onServerTime(look);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [isOver, step]);

  const announce = useRef(onEnd);
  useEffect(() => {
    announce.current = onEnd;
  });
  useEffect(() => {
    if (isOver) announce.current?.();
  }, [isOver]);

  return (
    <time dateTime={until} role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {isOver ? t('deadlinePassed') : formatRemaining(remaining)}
    </time>
  );
}
