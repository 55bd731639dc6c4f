import { MOST_DOCK_PICTURES } from '@harbourline/contracts';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../shared/api/idempotency-key';
import { scalePhoto } from './scale-photo';
import { useText } from './words';

export interface TakenPhoto {
  id: string;
  blob: Blob;
  /** Shows it on this page. */
  url: string;
}

/** The photos that somebody takes for a record, until it is made. */
export function usePhotos() {
  const t = useText();
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const shown = useRef(photos);
  useEffect(() => {
    shown.current = photos;
  }, [photos]);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  async function take(files: readonly File[]) {
    const room = MOST_DOCK_PICTURES - photos.length;
    setPreparing(true);
    const said = files.length > room ? [t('photos.tooMany', { most: MOST_DOCK_PICTURES })] : [];
    // One after the other: a phone has not the memory for twelve at once.
    for (const file of files.slice(0, room)) {
      const blob = await scalePhoto(file).catch(() => null);
      if (!blob) said.push(t('photos.unusable', { name: file.name }));
      else setPhotos((before) => [...before, { id: newKey(), blob, url: URL.createObjectURL(blob) }]);
    }
    setProblems(said);
    setPreparing(false);
  }

  function remove(id: string) {
    const gone = photos.find((photo) => photo.id === id);
    if (gone) URL.revokeObjectURL(gone.url);
    setPhotos((before) => before.filter((photo) => photo.id !== id));
    setProblems([]);
  }

  return { photos, isPreparing, problems, take, remove };
}

export type Photos = ReturnType<typeof usePhotos>;
