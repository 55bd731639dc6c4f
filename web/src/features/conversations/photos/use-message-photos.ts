import { MOST_MESSAGE_PICTURES } from '@harbourline/contracts';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error';
import { useUploadMessagePhotosMutation } from '../conversations-api';
import { useText } from '../words';
import { checkPhotos } from './check-photos';

interface Uploading {
  count: number;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
}

/** The photos that are to go with the next message: they are uploaded as soon as they are chosen. */
export function useMessagePhotos(bookingId: number) {
  const t = useText();
  const [upload] = useUploadMessagePhotosMutation();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [problem, setProblem] = useState<string>();

  async function add(files: readonly File[]) {
    const { accepted, refusal } = checkPhotos(files, MOST_MESSAGE_PICTURES - keys.length);
    setProblem(refusal);
    const count = accepted.length;
    if (count === 0) return;
    setUploading({ count, share: 0 });
    try {
      const onProgress = (share: number) => setUploading({ count, share });
      const { pictures } = await upload({ bookingId, files: accepted, onProgress }).unwrap();
      setKeys((before) => [...before, ...pictures]);
    } catch (error) {
      setProblem(messageOf(error, t('photos.failed')));
    } finally {
      setUploading(null);
    }
  }

  return {
    keys,
    uploading,
    problem,
    isFull: keys.length >= MOST_MESSAGE_PICTURES,
    add,
    remove: (key: string) => setKeys((all) => all.filter((each) => each !== key)),
    clear: () => {
      setKeys([]);
      setProblem(undefined);
    },
  };
}

export type MessagePhotos = ReturnType<typeof useMessagePhotos>;
