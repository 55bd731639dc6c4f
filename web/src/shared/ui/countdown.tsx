import { useEffect, useRef, useState } from 'react';
import { formatRemaining } from '../lib/dates';
import { useText } from './later-words';

interface Props {
  /** The deadline, as the API sends it. */
  until: string;
  /** Called once when it is reached. */
  onEnd?: () => void;
}

/** The time left until a deadline, counted every second in the last hour and every half minute before. */
export function Countdown({ until, onEnd }: Props) {
  const t = useText();
  const deadline = new Date(until).getTime();
  const [now, setNow] = useState(() => Date.now());
  const remaining = deadline - now;
  const isOver = remaining <= 0;
  const step = remaining > 3_600_000 ? 30_000 : 1000;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
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
