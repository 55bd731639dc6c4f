import { ImageOff } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { Picture } from '../../shared/ui/picture';
import styles from './boat-card-pictures.module.css';
import { SWIPE_PX, wrapIndex } from './gallery-index';
import { useText } from './words';

interface Props {
  images: readonly string[];
  title: string;
  eager?: boolean | 'first' | undefined;
}

const MOST = 3;
const LARGE = '(min-width: 64rem) 400px, (min-width: 48rem) 46vw, 94vw';
const SMALL = '(min-width: 64rem) 200px, (min-width: 48rem) 23vw, 94vw';

/** One large picture and two small ones under it; on a phone one of them at a time, with a dot for each. */
export function BoatCardPictures({ images, title, eager }: Props) {
  const t = useText();
  const [shown, setShown] = useState(0);
  const pressedAt = useRef(0);
  const moved = useRef(0);
  const isSwipe = () => Math.abs(moved.current) > SWIPE_PX;
  const count = Math.min(images.length, MOST);
  const [first, ...others] = images;
  if (first === undefined) {
    return (
      <div className={`${styles.pictures} ${styles.none}`}>
        <ImageOff aria-hidden size={28} strokeWidth={1.5} />
        {t('noImages')}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <div
        className={styles.pictures}
        style={{ '--shown': shown } as CSSProperties}
        // On a phone they lie above the card's link, so that a finger moves them; a tap is still for the link.
        onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
        onPointerUp={({ clientX }) => {
          moved.current = clientX - pressedAt.current;
          if (isSwipe()) setShown((now) => wrapIndex(now, moved.current > 0 ? -1 : 1, count));
        }}
        onClick={({ currentTarget }) => {
          if (!isSwipe()) currentTarget.closest('article')?.querySelector('a')?.click();
        }}
      >
        <Picture
          url={first}
          alt={t('photoAlt', { title, number: 1 })}
          sizes={LARGE}
          eager={eager}
          className={styles.large}
        />
        {[0, 1].map((index) => {
          const url = others[index];
          return url === undefined ? (
            <span key={index} className={styles.missing}>
              {t('noImage')}
            </span>
          ) : (
            <Picture key={index} url={url} alt={t('photoAlt', { title, number: index + 2 })} sizes={SMALL} />
          );
        })}
      </div>
      {others.length > 0 && (
        <span aria-hidden className={styles.dots}>
          {images.slice(0, MOST).map((url, index) => (
            <span key={url} data-shown={index === shown} />
          ))}
        </span>
      )}
    </div>
  );
}
