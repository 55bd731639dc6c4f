import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { useText } from '../words';
import { photoSources } from './photo-sources';
import styles from './photos.module.css';

interface Props {
  bookingId: number;
  keys: readonly string[];
  /** Whose they are. */
  name: string;
}

/** The photos of a message, small; each opens larger. */
export function MessagePhotos({ bookingId, keys, name }: Props) {
  const t = useText();
  if (keys.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {keys.map((key, index) => (
        <li key={key}>
          <Photo
            sources={photoSources(bookingId, key)}
            title={t('photos.of', { name, number: index + 1, count: keys.length })}
          />
        </li>
      ))}
    </ul>
  );
}

function Photo({ sources, title }: { sources: { src: string; srcSet: string }; title: string }) {
  const t = useText();
  const [isGone, setGone] = useState(false);
  if (isGone) return <span className={styles.gone}>{t('photos.gone')}</span>;
  return (
    <Dialog
      wide
      title={title}
      trigger={
        <button type="button" className={styles.opens} aria-label={t('photos.open', { title })}>
          <img
            {...sources}
            alt=""
            sizes="8rem"
            loading="lazy"
            className={styles.thumbnail}
            onError={() => setGone(true)}
          />
        </button>
      }
    >
      <img {...sources} alt={title} sizes="(min-width: 48rem) 42rem, 90vw" className={styles.large} />
    </Dialog>
  );
}
