import { useState } from 'react';
import { preload } from 'react-dom';
import styles from './scene.module.css';

/** The files are /pictures/{name}-{width}, as .avif, .webp and .jpg. */
const WIDTHS = {
  hero: [960, 1600, 2400],
  'hero-tall': [480, 720, 1080],
  toronto: [480, 800, 1280],
  montreal: [480, 800, 1280],
  cancun: [480, 800, 1280],
} as const;

/** What browsers are offered before JPEG. */
const FORMS = ['avif', 'webp'] as const;

type Name = keyof typeof WIDTHS;

interface Props {
  /** Which picture: `hero` or a city. */
  name: Exclude<Name, 'hero-tall'>;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** On a phone held upright, the picture that is made for it. */
  onPhone?: { name: Name; sizes: string };
}

const PHONE = '(max-width: 40rem) and (orientation: portrait)';

const at = (name: Name, width: number, form: string) => `/pictures/${name}-${width}.${form}`;
const allOf = (name: Name, form: string) =>
  WIDTHS[name].map((width) => `${at(name, width, form)} ${width}w`).join(', ');

/** A large decorative picture that fills its parent, over a painted sea until it is there. */
export function Scene({ name, sizes, eager, onPhone }: Props) {
  const [broken, setBroken] = useState(false);
  const middle = at(name, WIDTHS[name][1], 'jpg');
  const shown = [
    ...(onPhone ? [{ ...onPhone, media: PHONE }] : []),
    { name, sizes, media: onPhone && `not (${PHONE})` },
  ];
  // Of the three forms this one alone: browsers that do not show it leave it.
  if (eager) {
    for (const it of shown) {
      preload(at(it.name, WIDTHS[it.name][1], 'jpg'), {
        as: 'image',
        type: 'image/avif',
        imageSrcSet: allOf(it.name, 'avif'),
        imageSizes: it.sizes,
        fetchPriority: 'high',
        media: it.media,
      });
    }
  }
  return (
    <span className={`${styles.scene} ${styles[name]}`}>
      {!broken && (
        <picture className={styles.forms}>
          {shown.flatMap((it) =>
            FORMS.map((form) => (
              <source
                key={it.name + form}
                media={it.media}
                type={`image/${form}`}
                srcSet={allOf(it.name, form)}
                sizes={it.sizes}
              />
            )),
          )}
          <img
            src={middle}
            srcSet={allOf(name, 'jpg')}
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
