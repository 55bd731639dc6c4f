import { useSortable } from '@dnd-kit/sortable';
import { RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { IconButton } from '../../shared/ui/button';
import { Picture } from '../../shared/ui/picture';
import { useText } from './messages';
import styles from './photos-tab.module.css';

interface Props {
  url: string;
  number: number;
  count: number;
  degrees: number;
  onRotate: (by: 90 | -90) => void;
  onRemove: () => void;
}

/** One photo: the picture is what one drags, under it what one does with it. */
export function PhotoItem({ url, number, count, degrees, onRotate, onRemove }: Props) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: url,
    attributes: { roleDescription: t('photos.drag.role') },
  });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  // A picture on its side is made smaller, so that all of it stays in its 5:3 frame.
  const turned = `rotate(${degrees}deg) scale(${degrees % 180 === 0 ? 1 : 0.6})`;

  return (
    <li
      ref={setNodeRef}
      className={`${styles.photo} ${isDragging ? styles.dragging : ''}`}
      style={{ transform: moved, transition }}
    >
      <div
        ref={setActivatorNodeRef}
        className={styles.handle}
        aria-label={t('photos.alt', { number, count })}
        {...attributes}
        {...listeners}
      >
        <span className={styles.turned} style={{ transform: turned }}>
          <Picture url={url} alt="" sizes="(min-width: 48rem) 15rem, 45vw" />
        </span>
        {number === 1 && <span className={styles.main}>{t('photos.main')}</span>}
      </div>
      <div className={styles.tools}>
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
