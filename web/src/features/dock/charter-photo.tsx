import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { dockApi } from './dock-api';
import styles from './dock.module.css';
import type { Dispatch } from './queue/line';
import { useText } from './words';

interface Props {
  bookingId: number;
  picture: string;
  /** What it shows, in words, and its place among the others. */
  alt: string;
  number: number;
}

/** A photo that only the people of the charter see. Where the session has to be renewed first, it is asked for once more. */
export function CharterPhoto({ bookingId, picture, alt, number }: Props) {
  const t = useText();
  const dispatch = useDispatch<Dispatch>();
  const [attempt, setAttempt] = useState(0);
  const url = `/api/bookings/${bookingId}/pictures/${picture}`;

  async function tryAgain() {
    const { whoIsThere } = dockApi.endpoints;
    if (attempt === 0) await dispatch(whoIsThere.initiate(undefined, { subscribe: false, forceRefetch: true }));
    setAttempt(attempt + 1);
  }

  return (
    <a href={`${url}?w=1920`} target="_blank" rel="noreferrer" className={styles.photo}>
      {attempt < 2 ? (
        <img key={attempt} src={`${url}?w=640`} alt={alt} loading="lazy" onError={() => void tryAgain()} />
      ) : (
        <span className={styles.broken}>{t('photos.broken', { number })}</span>
      )}
    </a>
  );
}
