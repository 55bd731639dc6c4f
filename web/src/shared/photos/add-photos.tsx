import { ImagePlus } from 'lucide-react';
import { ChoosePhotos } from './choose-photos';
import type { ChosenPhotos } from './use-chosen-photos';
import { useText } from './words';

/** Adds photos to what somebody writes, while there is room and none is on its way. */
export function AddPhotos({ photos }: { photos: ChosenPhotos }) {
  const t = useText();
  return (
    <ChoosePhotos
      tone="quiet"
      label={t('add')}
      loading={photos.uploading !== null}
      disabled={photos.uploading !== null || photos.isFull}
      onChoose={(files) => void photos.add(files)}
    >
      <ImagePlus aria-hidden size={18} />
    </ChoosePhotos>
  );
}
