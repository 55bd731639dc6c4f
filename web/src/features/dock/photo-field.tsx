import { MOST_DOCK_PICTURES } from '@harbourline/contracts';
import { Camera, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ChoosePhotos } from '../../shared/photos/choose-photos';
import { IconButton } from '../../shared/ui/button';
import { Stack } from '../../shared/ui/stack';
import styles from './dock.module.css';
import type { Photos } from './use-photos';
import { useText } from './words';

/** Takes photos with the phone's camera, or from what is on it. */
export function PhotoField({ photos: { photos, isPreparing, problems, take, remove } }: { photos: Photos }) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={3}>
      <h3 className={styles.subtitle}>{t('photos.title')}</h3>
      <ChoosePhotos
        ref={button}
        camera
        label={t('photos.take')}
        tone="secondary"
        size="4"
        wide
        loading={isPreparing}
        disabled={isPreparing || photos.length >= MOST_DOCK_PICTURES}
        aria-describedby={`${id}-hint`}
        onChoose={(files) => void take(files)}
      >
        <Camera aria-hidden size={20} />
      </ChoosePhotos>
      <p id={`${id}-hint`} className={styles.soft}>
        {t('photos.hint', { most: MOST_DOCK_PICTURES })}
      </p>
      <p role="status" className={styles.soft}>
        {isPreparing ? t('photos.preparing') : t('photos.count', { count: photos.length, most: MOST_DOCK_PICTURES })}
      </p>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.error}>
          {problem}
        </p>
      ))}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={styles.photo}>
              <img src={photo.url} alt={t('photos.alt', { number: at + 1 })} />
              <IconButton
                tone="overlay"
                label={t('photos.remove', { number: at + 1 })}
                className={styles.remove}
                onClick={() => {
                  remove(photo.id);
                  button.current?.focus();
                }}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
