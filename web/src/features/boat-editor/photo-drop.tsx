import { Upload } from 'lucide-react';
import { type RefCallback, useRef, useState } from 'react';
import { PHOTO_FILES } from '../../shared/photos/photo-file';
import { Button } from '../../shared/ui/button';
import { useText } from './words';
import styles from './photos-tab.module.css';
import type { ListingPhotos } from './use-listing-photos';

interface Props {
  photos: ListingPhotos;
  /** What was done to the pictures last, in words. */
  done: string;
  /** Of the button for choosing files. */
  buttonRef: RefCallback<HTMLButtonElement>;
}

/** Where pictures come in, by button or dropped, and how far they are. */
export function PhotoDrop({ photos, done, buttonRef }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
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
        accept={PHOTO_FILES}
        hidden
        aria-label={t('photos.upload')}
        onChange={({ target }) => {
          void photos.upload([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button
        tone="secondary"
        ref={buttonRef}
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
      <Progress photos={photos} done={done} />
    </div>
  );
}

function Progress({ photos: { uploading, uploaded }, done }: Pick<Props, 'photos' | 'done'>) {
  const t = useText();
  const uploadingNow = t('photos.uploading', { count: uploading?.count });
  const whatWasDone = uploaded > 0 ? t('photos.uploaded', { count: uploaded }) : done;
  const whatIsDone = uploading && (uploading.share < 1 ? uploadingNow : t('photos.processing'));
  return (
    <>
      {uploading && <progress className={styles.progress} value={uploading.share} aria-label={uploadingNow} />}
      <p role="status" className={styles.status}>
        {whatIsDone ?? whatWasDone}
      </p>
    </>
  );
}
