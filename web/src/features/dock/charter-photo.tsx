import { photoSources, photoUrl } from '../../shared/photos/photo-sources';
import { usePhotoAttempts } from '../../shared/photos/use-photo-attempts';
import styles from './dock.module.css';
import { useText } from './words';

interface Props {
  bookingId: number;
  picture: string;
  /** What it shows, in words, and its place among the others. */
  alt: string;
  number: number;
}

/** A photo that only the people of the charter see. */
export function CharterPhoto({ bookingId, picture, alt, number }: Props) {
  const t = useText();
  const { attempt, isGone, onError } = usePhotoAttempts();
  const by = { bookingId };
  return (
    <a href={photoUrl(by, picture, 1920)} target="_blank" rel="noreferrer" className={styles.photo}>
      {isGone ? (
        <span className={styles.broken}>{t('photos.broken', { number })}</span>
      ) : (
        <img key={attempt} {...photoSources(by, picture)} alt={alt} sizes="10rem" loading="lazy" onError={onError} />
      )}
    </a>
  );
}
