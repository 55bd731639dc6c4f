import type { ReactNode } from 'react';
import styles from './listing-picture.module.css';
import { useText } from './later-words';
import { Picture } from './picture';

interface Props {
  url: string | null | undefined;
  isListed: boolean;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What lies over the picture besides. */
  children?: ReactNode;
}

/** A boat's main picture for those who manage it; a boat that is not listed is marked. */
export function ListingPicture({ url, isListed, sizes, children }: Props) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <Picture url={url} alt="" sizes={sizes} className={isListed ? '' : styles.dimmed} />
      {children}
      {!isListed && <span className={styles.overlay}>{t('listing.inactive')}</span>}
    </div>
  );
}
