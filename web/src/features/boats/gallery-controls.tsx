import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../shared/ui/button';
import styles from './gallery.module.css';
import { useText } from './words';

/** Back and on over the photo, and which of how many it is. */
export function GalleryArrows({
  index,
  count,
  onMove,
}: {
  index: number;
  count: number;
  onMove: (step: number) => void;
}) {
  const t = useText();
  return (
    <>
      <IconButton tone="overlay" label={t('gallery.previous')} className={styles.previous} onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden size={22} />
      </IconButton>
      <IconButton tone="overlay" label={t('gallery.next')} className={styles.next} onClick={() => onMove(1)}>
        <ChevronRight aria-hidden size={22} />
      </IconButton>
      <span className={styles.counter} aria-live="polite">
        {t('gallery.counter', { number: index + 1, count })}
      </span>
    </>
  );
}

/** One dot for each photo. */
export function GalleryDots({
  images,
  index,
  onShow,
}: {
  images: readonly string[];
  index: number;
  onShow: (index: number) => void;
}) {
  const t = useText();
  return (
    <div className={styles.dots}>
      {images.map((image, at) => (
        <button
          key={image}
          type="button"
          className={styles.dot}
          aria-label={t('gallery.show', { number: at + 1 })}
          aria-current={at === index}
          onClick={() => onShow(at)}
        />
      ))}
    </div>
  );
}
