import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import tabStyles from './editor-tabs.module.css';
import type { ListingValues } from './listing-schema';
import { useText } from './messages';
import { PhotoGrid } from './photo-grid';
import styles from './photos-tab.module.css';
import type { ListingPhotos } from './use-listing-photos';

/** The pictures of the boat, by button or dropped from the desktop. */
export function PhotosTab({ photos }: { photos: ListingPhotos }) {
  const t = useText();
  const { field, fieldState } = useController<ListingValues, 'images'>({ name: 'images' });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const [isOver, setOver] = useState(false);
  const [done, setDone] = useState('');
  const { images, uploading, uploaded, refusals } = photos;

  return (
    <div className={tabStyles.fields}>
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void photos.upload([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="image/*"
          hidden
          aria-label={t('photos.upload')}
          onChange={({ target }) => {
            void photos.upload([...(target.files ?? [])]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        <Button
          tone="secondary"
          ref={(element) => {
            button.current = element;
            field.ref(element);
          }}
          aria-describedby="photos-note"
          onClick={() => photos.refuseWhileUploading() || input.current?.click()}
        >
          <Upload aria-hidden size={18} />
          {t('photos.upload')}
        </Button>
        <span className={styles.hint}>{t('photos.drop')}</span>
        <p id="photos-note" className={styles.note}>
          {t('photos.note')}
        </p>
        {uploading && (
          <progress
            className={styles.progress}
            value={uploading.share}
            aria-label={t('photos.uploading', { count: uploading.count })}
          />
        )}
        <p role="status" className={styles.status}>
          {uploading
            ? uploading.share < 1
              ? t('photos.uploading', { count: uploading.count })
              : t('photos.processing')
            : uploaded > 0
              ? t('photos.uploaded', { count: uploaded })
              : done}
        </p>
      </div>
      {refusals.length > 0 && (
        <div role="alert" className={styles.refusals}>
          <strong>{t('photos.refused')}</strong>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
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
