import { useState } from 'react';
import { preload } from 'react-dom';
import styles from './scene.module.css';

/** The files are /pictures/{name}-{width}, as .avif, .webp and .jpg. */
const WIDTHS = {
  hero: [960, 1600, 2400],
  toronto: [480, 800, 1280],
  montreal: [480, 800, 1280],
  cancun: [480, 800, 1280],
} as const;

interface Props {
  /** Which picture: `hero` or a city. */
  name: keyof typeof WIDTHS;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
}

/** A large decorative picture that fills its parent, over a painted sea until it is there. */
export function Scene({ name, sizes, eager }: Props) {
  const [broken, setBroken] = useState(false);
  const at = (width: number, form: string) => `/pictures/${name}-${width}.${form}`;
  const all = (form: string) => WIDTHS[name].map((width) => `${at(width, form)} ${width}w`).join(', ');
  const middle = at(WIDTHS[name][1], 'jpg');
  // Of the three forms this one alone: browsers that do not show it leave it.
  if (eager) {
    preload(middle, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: all('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <span className={`${styles.scene} ${styles[name]}`}>
      {!broken && (
        <picture className={styles.forms}>
          <source type="image/avif" srcSet={all('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={all('webp')} sizes={sizes} />
          <img
            src={middle}
            srcSet={all('jpg')}
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
        </picture>
      )}
    </span>
  );
}
