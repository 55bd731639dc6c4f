import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../ui/button';
import { photoSources } from './photo-sources';
import styles from './photos.module.css';
import type { ChosenPhotos as Chosen } from './use-chosen-photos';
import { useText } from './words';

interface Props {
  bookingId: number;
  photos: Chosen;
  /** What has the focus once a photo is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The photos that go with what somebody writes: as they will be seen, how far an upload is, and what went wrong. */
export function ChosenPhotos({ bookingId, photos, focusAfter }: Props) {
  const t = useText();
  const { keys, uploading, problem } = photos;
  const count = keys.length;
  const uploadingNow = uploading && t('uploading', { count: uploading.count });
  const state = uploading && (uploading.share < 1 ? uploadingNow : t('processing'));
  return (
    <>
      {count > 0 && (
        <ul className={styles.photos} aria-label={t('chosen')}>
          {keys.map((key, index) => (
            <li key={key} className={styles.chosen}>
              <img
                {...photoSources({ bookingId }, key)}
                alt={t('own', { number: index + 1, count })}
                sizes="6rem"
                className={styles.thumbnail}
              />
              <IconButton
                label={t('remove', { number: index + 1 })}
                tone="overlay"
                className={styles.remove}
                onClick={() => {
                  photos.remove(key);
                  focusAfter.current?.focus();
                }}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {uploading && uploadingNow && (
        <progress className={styles.progress} value={uploading.share} aria-label={uploadingNow} />
      )}
      <p role="status" className={styles.status}>
        {state}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
