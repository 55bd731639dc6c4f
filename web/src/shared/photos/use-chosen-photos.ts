import { useState } from 'react';
import { messageOf } from '../api/api-error';
import { checkPhotos } from './check-photos';
import { useUploadPhotosMutation } from './photos-api';
import { useText } from './words';

interface Uploading {
  count: number;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
}

/** At most so many photos of a charter that are to go with what somebody writes: they are uploaded as soon as they are chosen. */
export function useChosenPhotos(bookingId: number, most: number) {
  const t = useText();
  const [upload] = useUploadPhotosMutation();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [problem, setProblem] = useState<string>();

  async function add(files: readonly File[]) {
    const { accepted, refusal } = checkPhotos(files, { most, room: most - keys.length });
    setProblem(refusal);
    const count = accepted.length;
    if (count === 0) return;
    setUploading({ count, share: 0 });
    try {
      const onProgress = (share: number) => setUploading({ count, share });
      const { pictures, refused } = await upload({ bookingId, photos: accepted, onProgress }).unwrap();
      setKeys((before) => [...before, ...pictures]);
      if (refused) setProblem([refusal, ...refused.map(({ message }) => message)].filter(Boolean).join(' '));
    } catch (error) {
      setProblem(messageOf(error, t('failed')));
    } finally {
      setUploading(null);
    }
  }

  return {
    keys,
    uploading,
    problem,
    isFull: keys.length >= most,
    add,
    remove: (key: string) => setKeys((all) => all.filter((each) => each !== key)),
    clear: () => {
      setKeys([]);
      setProblem(undefined);
    },
  };
}

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
