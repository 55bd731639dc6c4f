import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { askWhoIsThere, type Dispatch } from '../api/who-is-there';

/** For a photo that not everybody sees: where it fails, the session is renewed, and it is asked for once more. */
export function usePhotoAttempts() {
  const dispatch = useDispatch<Dispatch>();
  const [attempt, setAttempt] = useState(0);

  async function tryAgain() {
    if (attempt === 0)
      await askWhoIsThere(dispatch)
        .unwrap()
        .catch(() => undefined);
    setAttempt(attempt + 1);
  }
  /** Each attempt is another element; `onError` is what it does when it fails. */
  return { attempt, isGone: attempt > 1, onError: () => void tryAgain() };
}
