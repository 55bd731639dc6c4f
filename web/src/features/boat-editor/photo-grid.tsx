import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import styles from './photos-tab.module.css';
import { useText } from './words';
import { PhotoItem } from './photo-item';
import type { ListingPhotos } from './use-listing-photos';
import { useOwnEscape } from '../../shared/lib/use-own-escape';

interface Props {
  photos: ListingPhotos;
  /** To this place, counted from 1, by a button. */
  onMove: (url: string, place: number) => void;
  onRemove: (url: string) => void;
}

/** The photos in their order, moved by buttons, by mouse, by a long press, or by space and arrow keys. */
export function PhotoGrid({ photos, onMove, onRemove }: Props) {
  const t = useText();
  const { images } = photos;
  const [isDragging, setDragging] = useState(false);
  useOwnEscape(isDragging);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragging(false);
    if (!over || over.id === active.id) return;
    photos.move(String(active.id), images.indexOf(String(over.id)) + 1);
  }

  const place = (id: UniqueIdentifier) => ({
    number: images.indexOf(String(id)) + 1,
    count: images.length,
  });

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => setDragging(true)}
        onDragCancel={() => setDragging(false)}
        onDragEnd={onDragEnd}
        accessibility={{
          screenReaderInstructions: { draggable: t('photos.drag.instructions') },
          announcements: {
            onDragStart: ({ active }) => t('photos.drag.start', place(active.id)),
            onDragOver: ({ over }) => (over ? t('photos.drag.over', place(over.id)) : undefined),
            onDragEnd: ({ over }) => (over ? t('photos.drag.end', place(over.id)) : undefined),
            onDragCancel: () => t('photos.drag.cancel'),
          },
        }}
      >
        <SortableContext items={images} strategy={rectSortingStrategy}>
          <ol className={styles.grid} aria-label={t('photos.list')}>
            {images.map((url, index) => (
              <PhotoItem
                key={url}
                url={url}
                number={index + 1}
                count={images.length}
                degrees={photos.degreesOf(url)}
                onMove={(place) => onMove(url, place)}
                onRotate={(by) => photos.rotate(url, by)}
                onRemove={() => onRemove(url)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={styles.hint}>{t('photos.rotateNote')}</p>
    </>
  );
}
