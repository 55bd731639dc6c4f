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
const OTHERS = '(min-width: 40.001rem), (orientation: landscape)';

const at = (name: Name, width: number, form: string) => `/pictures/${name}-${width}.${form}`;
const middleOf = (name: Name) => at(name, WIDTHS[name][1], 'jpg');
const allOf = (name: Name, form: string) =>
  WIDTHS[name].map((width) => `${at(name, width, form)} ${width}w`).join(', ');

/** A large decorative picture that fills its parent, over a painted sea until it is there. */
export function Scene({ name, sizes, eager, onPhone }: Props) {
  const [broken, setBroken] = useState(false);
  if (eager) {
    preloadForm(name, sizes, onPhone && OTHERS);
    if (onPhone) preloadForm(onPhone.name, onPhone.sizes, PHONE);
  }
  return (
    <span className={`${styles.scene} ${styles[name]}`}>
      {!broken && (
        <picture className={styles.forms}>
          {onPhone &&
            FORMS.map((form) => (
              <source
                key={form}
                media={PHONE}
                type={`image/${form}`}
                srcSet={allOf(onPhone.name, form)}
                sizes={onPhone.sizes}
              />
            ))}
          {FORMS.map((form) => (
            <source key={form} type={`image/${form}`} srcSet={allOf(name, form)} sizes={sizes} />
          ))}
          <img
            src={middleOf(name)}
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

/** Of the three forms this one alone: browsers that do not show it leave it. */
function preloadForm(name: Name, sizes: string, media: string | undefined): void {
  preload(middleOf(name), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: allOf(name, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}
