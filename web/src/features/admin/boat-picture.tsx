import { Picture } from '../../shared/ui/picture';
import styles from './boat-picture.module.css';
import { useText } from './messages';

export interface PicturedBoat {
  id: number;
  length: number;
  model: string;
  boatName?: string | undefined;
  images: string[];
  isAvailable: boolean;
}

/** A boat's main picture; one that is not listed is marked. */
export function BoatPicture({ boat }: { boat: PicturedBoat }) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <Picture
        url={boat.images[0] ?? '/api/placeholder/640/384'}
        alt=""
        sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 100vw"
        className={boat.isAvailable ? '' : styles.dimmed}
      />
      {!boat.isAvailable && <span className={styles.overlay}>{t('boat.inactive')}</span>}
    </div>
  );
}
