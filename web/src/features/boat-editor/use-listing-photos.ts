import { MOST_PHOTOS } from '@harbourline/contracts';
import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error';
import { dismissFailure, showToast } from '../../shared/ui/toast';
import { useDeletePictureMutation, useUploadPicturesMutation } from './boat-editor-api';
import { checkFiles } from './check-files';
import type { Listing, ListingValues } from './listing-schema';
import { useText } from './words';

interface Uploading {
  count: number;
  /** How much of it has been sent, from 0 to 1. */
  share: number;
}

/**
 * The photos of a listing in the form: uploading, ordering, deleting. A photo that the stored listing shows is deleted
 * once the listing has been saved without it, so that leaving the editor loses nothing; a new one at once.
 */
export function useListingPhotos(form: UseFormReturn<ListingValues, unknown, Listing>, stored: readonly string[]) {
  const t = useText();
  const [send] = useUploadPicturesMutation();
  const [deletePicture] = useDeletePictureMutation();
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const [uploaded, setUploaded] = useState(0);
  const turns = useTurns();
  const shown = useRef(new Set(stored));
  const toDelete = useRef<string[]>([]);
  const images = useWatch({ control: form.control, name: 'images' });

  const set = (next: string[]) =>
    form.setValue('images', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  function refuseWhileUploading(): boolean {
    if (uploading) showToast({ tone: 'error', title: t('photos.busy.title'), description: t('photos.busy.text') });
    return uploading !== null;
  }

  async function upload(files: readonly File[]) {
    if (refuseWhileUploading()) return;
    dismissFailure();
    const { accepted, refusals } = checkFiles(files, MOST_PHOTOS - images.length);
    const refuse = (...all: string[]) => {
      setRefusals((before) => [...before, ...all]);
      if (all[0] !== undefined) showToast({ tone: 'error', title: t('photos.failed.title'), description: all[0] });
    };
    setRefusals([]);
    setUnsent([]);
    setUploaded(0);
    refuse(...refusals);
    const count = accepted.length;
    if (count === 0) return;

    setUploading({ count, share: 0 });
    try {
      const onProgress = (share: number) => setUploading({ count, share });
      const { imageUrls, refused = [] } = await send({ files: accepted, onProgress }).unwrap();
      set([...form.getValues('images'), ...imageUrls]);
      setUploaded(imageUrls.length);
      refuse(...refused.map(({ message }) => message));
    } catch (error) {
      refuse(messageOf(error, t('photos.failed.text')));
      setUnsent(accepted);
    } finally {
      setUploading(null);
    }
  }

  /** Places are counted from 1. */
  function move(url: string, place: number) {
    set(arrayMove(images, images.indexOf(url), place - 1));
    setUploaded(0);
  }

  function remove(url: string) {
    set(images.filter((image) => image !== url));
    setUploaded(0);
    if (shown.current.has(url)) toDelete.current.push(url);
    else void deletePicture(url);
  }

  /** To be called with photos that the stored listing has come to show. */
  function know(urls: readonly string[]) {
    urls.forEach((url) => shown.current.add(url));
  }

  /** To be called once the listing has been saved with these photos. */
  function settle(saved: readonly string[]) {
    for (const url of toDelete.current) if (!saved.includes(url)) void deletePicture(url);
    toDelete.current = [];
    shown.current = new Set(saved);
    setUploaded(0);
  }

  return {
    images,
    uploading,
    uploaded,
    refusals,
    /** Photos that did not arrive through no fault of theirs, to be uploaded again. */
    unsent,
    upload,
    refuseWhileUploading,
    move,
    remove,
    know,
    settle,
    ...turns,
  };
}

/** How far photos are turned on screen, in degrees; nothing of it is stored. */
function useTurns() {
  const [degrees, setDegrees] = useState<Readonly<Record<string, number>>>({});
  return {
    degreesOf: (url: string) => degrees[url] ?? 0,
    rotate: (url: string, by: 90 | -90) => setDegrees({ ...degrees, [url]: (degrees[url] ?? 0) + by }),
  };
}

export type ListingPhotos = ReturnType<typeof useListingPhotos>;
