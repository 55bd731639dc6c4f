import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, RotateCcw, RotateCw, Star, Trash2 } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import { useText } from './words';
import styles from './photos-tab.module.css';

interface Props {
  url: string;
  number: number;
  count: number;
  degrees: number;
  /** To this place, counted from 1. */
  onMove: (place: number) => void;
  onRotate: (by: 90 | -90) => void;
  onRemove: () => void;
}

/** One photo: the picture is what one drags, under it what one does with it. */
export function PhotoItem({ url, number, count, degrees, onMove, onRotate, onRemove }: Props) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: url,
    attributes: { roleDescription: t('photos.drag.role') },
  });
  const move = useMoveThatKeepsFocus(number, onMove);
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  // A picture on its side is made smaller, so that all of it stays in its 5:3 frame.
  const turned = `rotate(${degrees}deg) scale(${degrees % 180 === 0 ? 1 : 0.6})`;

  return (
    <li
      ref={setNodeRef}
      className={`${styles.photo} ${isDragging ? styles.dragging : ''}`}
      style={{ transform: moved, transition }}
    >
      <div ref={setActivatorNodeRef} className={styles.handle} {...attributes} {...listeners}>
        <span className={styles.turned} style={{ transform: turned }}>
          <Picture url={url} alt={t('photos.alt', { number, count })} sizes="(min-width: 48rem) 15rem, 45vw" />
        </span>
        {number === 1 && <span className={styles.main}>{t('photos.main')}</span>}
      </div>
      <div className={styles.tools}>
        <IconButton label={t('photos.earlier', { number })} {...move(number - 1, { isPossible: number > 1 })}>
          <ArrowLeft aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('photos.later', { number })} {...move(number + 1, { isPossible: number < count })}>
          <ArrowRight aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('photos.makeMain', { number })} {...move(1, { isPossible: number > 1 })}>
          <Star aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('photos.rotateLeft', { number })} onClick={() => onRotate(-90)}>
          <RotateCcw aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('photos.rotateRight', { number })} onClick={() => onRotate(90)}>
          <RotateCw aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('photos.remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  );
}

/**
 * What a button needs that moves the photo. The photo is put elsewhere in the page, where the button would lose the focus;
 * one that has nothing to do any more stays one that can have it.
 */
function useMoveThatKeepsFocus(number: number, onMove: (place: number) => void) {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [number]);
  return (place: number, { isPossible }: { isPossible: boolean }) => ({
    'aria-disabled': !isPossible,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (!isPossible) return;
      pressed.current = currentTarget;
      onMove(place);
    },
  });
}
