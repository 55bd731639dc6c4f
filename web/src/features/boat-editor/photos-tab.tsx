import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import tabStyles from './editor-tabs.module.css';
import type { ListingValues } from './listing-schema';
import { useText } from './words';
import { PhotoDrop } from './photo-drop';
import { PhotoGrid } from './photo-grid';
import styles from './photos-tab.module.css';
import type { ListingPhotos } from './use-listing-photos';

/** The pictures of the boat, by button or dropped from the desktop. */
export function PhotosTab({ photos }: { photos: ListingPhotos }) {
  const t = useText();
  const { field, fieldState } = useController<ListingValues, 'images'>({ name: 'images' });
  const button = useRef<HTMLButtonElement | null>(null);
  const [done, setDone] = useState('');
  const { images, refusals, unsent } = photos;

  return (
    <div className={tabStyles.fields}>
      <PhotoDrop
        photos={photos}
        done={done}
        buttonRef={(element) => {
          button.current = element;
          field.ref(element);
        }}
      />
      {refusals.length > 0 && (
        <div role="alert" className={styles.refusals}>
          <strong>{t('photos.refused')}</strong>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
          {unsent.length > 0 && (
            <Button tone="secondary" size="2" onClick={() => void photos.upload(unsent)}>
              {t('photos.again', { count: unsent.length })}
            </Button>
          )}
        </div>
      )}
      {fieldState.error && (
        <p role="alert" className={styles.error}>
          {fieldState.error.message}
        </p>
      )}
      {images.length === 0 ? (
        <figure className={styles.none}>
          <Picture url={null} alt="" sizes="20rem" />
          <figcaption>{t('photos.none')}</figcaption>
        </figure>
      ) : (
        <PhotoGrid
          photos={photos}
          onMove={(url, place) => {
            const number = images.indexOf(url) + 1;
            setDone(t(place === 1 ? 'photos.madeMain' : 'photos.moved', { number, place, count: images.length }));
            photos.move(url, place);
          }}
          onRemove={(url) => {
            setDone(t('photos.removed', { number: images.indexOf(url) + 1 }));
            photos.remove(url);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
