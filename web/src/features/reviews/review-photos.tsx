import { MOST_REVIEW_PICTURES } from '@harbourline/contracts';
import { useRef } from 'react';
import { AddPhotos } from '../../shared/photos/add-photos';
import { ChosenPhotos } from '../../shared/photos/chosen-photos';
import type { ChosenPhotos as Chosen } from '../../shared/photos/use-chosen-photos';
import { Stack } from '../../shared/ui/stack';
import styles from './reviews.module.css';
import { useText } from './words';

/** The photos of a charter that go with a review. */
export function ReviewPhotos({ bookingId, photos }: { bookingId: number; photos: Chosen }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={3}>
      <h4 ref={heading} tabIndex={-1} className={styles.photosTitle}>
        {t('write.photos')}
      </h4>
      <p className={styles.fine}>{t('write.photosHint', { count: MOST_REVIEW_PICTURES })}</p>
      <ChosenPhotos bookingId={bookingId} photos={photos} focusAfter={heading} />
      <div>
        <AddPhotos photos={photos} />
      </div>
    </Stack>
  );
}
