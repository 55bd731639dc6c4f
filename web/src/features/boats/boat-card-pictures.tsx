import { ImageOff } from 'lucide-react';
import { Picture } from '../../shared/ui/picture';
import styles from './boat-card-pictures.module.css';
import { useText } from './words';

interface Props {
  images: readonly string[];
  title: string;
  eager?: boolean | 'first' | undefined;
}

const LARGE = '(min-width: 64rem) 400px, (min-width: 48rem) 46vw, 94vw';
const SMALL = '(min-width: 64rem) 200px, (min-width: 48rem) 23vw, 47vw';

/** One large picture and two small ones under it. */
export function BoatCardPictures({ images, title, eager }: Props) {
  const t = useText();
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
    <div className={styles.pictures}>
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
  );
}
