import { useState } from 'react';
import { imageSources } from '../lib/image-url';
import styles from './picture.module.css';

/** What the server draws where there is no picture. */
const NONE = '/api/placeholder/640/384';

interface Props {
  /** Without one a stand-in is shown. */
  url: string | null | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Fetched at once, where all others are when they come near; `first`: before everything else. */
  eager?: boolean | 'first' | undefined;
  className?: string;
}

/** A 5:3 picture at the width that fits the screen; a quiet sea where it does not load. */
export function Picture({ url, alt, sizes, eager, className = '' }: Props) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={`${styles.frame} ${className}`}>
      {!broken && (
        <img
          {...imageSources(url ?? NONE)}
          alt={alt}
          sizes={sizes}
          width={1280}
          height={768}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : 'auto'}
          decoding="async"
          ref={(image) => {
            // One that was drawn on the server may have failed already.
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
          onError={() => setBroken(true)}
          className={styles.image}
        />
      )}
    </span>
  );
}
