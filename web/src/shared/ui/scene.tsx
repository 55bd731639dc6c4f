import { useState } from 'react';
import styles from './scene.module.css';

interface Props {
  /** Which picture: `hero` or a city; the files are /pictures/{name}-{width}.jpg, or /pictures/{name}.jpg without widths. */
  name: 'hero' | 'toronto' | 'montreal' | 'cancun';
  widths?: readonly number[];
  sizes?: string;
  eager?: boolean;
}

/** A large decorative picture that fills its parent, over a painted sea until it is there. */
export function Scene({ name, widths, sizes, eager }: Props) {
  const [broken, setBroken] = useState(false);
  const at = (width: number) => `/pictures/${name}-${width}.jpg`;
  const middle = widths?.[Math.floor(widths.length / 2)];
  return (
    <span className={`${styles.scene} ${styles[name]}`}>
      {!broken && (
        <img
          src={middle === undefined ? `/pictures/${name}.jpg` : at(middle)}
          srcSet={widths?.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
          onError={() => setBroken(true)}
          className={styles.image}
        />
      )}
    </span>
  );
}
