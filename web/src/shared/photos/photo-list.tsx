import { Dialog } from '../ui/dialog';
import { photoSources, type PhotoSources, type ShownBy } from './photo-sources';
import styles from './photos.module.css';
import { usePhotoAttempts } from './use-photo-attempts';
import { useText } from './words';

interface Props {
  by: ShownBy;
  keys: readonly string[];
  /** Whose they are. */
  name: string;
}

/** The photos of a message or review, small; each opens larger. */
export function PhotoList({ by, keys, name }: Props) {
  const t = useText();
  if (keys.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {keys.map((key, index) => (
        <li key={key}>
          <Photo sources={photoSources(by, key)} title={t('of', { name, number: index + 1, count: keys.length })} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ sources, title }: { sources: PhotoSources; title: string }) {
  const t = useText();
  const { attempt, isGone, onError } = usePhotoAttempts();
  if (isGone) return <span className={styles.gone}>{t('gone')}</span>;
  return (
    <Dialog
      wide
      title={title}
      trigger={
        <button type="button" className={styles.opens} aria-label={t('open', { title })}>
          <img
            key={attempt}
            {...sources}
            alt=""
            sizes="8rem"
            loading="lazy"
            className={styles.thumbnail}
            onError={onError}
          />
        </button>
      }
    >
      <img {...sources} alt={title} sizes="(min-width: 48rem) 42rem, 90vw" className={styles.large} />
    </Dialog>
  );
}
