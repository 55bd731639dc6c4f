import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { IconButton } from '../../shared/ui/button';
import { useFocusReturn } from '../../shared/lib/use-focus-return';
import { imageSources } from '../../shared/lib/image-url';
import styles from './gallery-viewer.module.css';
import { useText } from './words';
import { panBy, resting, ZOOM, zoomBy } from './viewer-state';

interface Props {
  images: readonly string[];
  title: string;
  index: number;
  open: boolean;
  onMove: (step: number) => void;
  onOpenChange: (open: boolean) => void;
}

/** The photos over the whole screen. Escape closes, arrows move, plus and minus zoom, an enlarged photo is dragged. */
export function GalleryViewer({ open, onOpenChange, ...viewer }: Props) {
  const t = useText();
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content className={styles.viewer} aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="visually-hidden">{t('gallery.label', { title: viewer.title })}</Dialog.Title>
          {/* Mounted again each time it opens, so zoom and pan begin at rest. */}
          <ViewerBody {...viewer} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ViewerBody({
  images,
  title,
  index,
  onMove,
  onClose,
}: Omit<Props, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const t = useText();
  const [view, setView] = useState(resting);
  const [dragging, setDragging] = useState(false);
  const zoom = (steps: number) => setView((now) => zoomBy(now, steps));
  const move = (step: number) => {
    setView(resting);
    onMove(step);
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = {
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      _: () => zoom(-1),
    }[event.key];
    // The page behind has arrow keys of its own.
    if (action) event.stopPropagation();
    action?.();
  }

  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (view.zoom <= 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging) setView((now) => panBy(now, event.movementX, event.movementY));
    },
    onPointerUp: () => setDragging(false),
    onPointerCancel: () => setDragging(false),
  };

  const { srcSet, src } = imageSources(images[index] ?? '');
  return (
    // Focusable, so that the keys still work after a click on the picture.
    <div className={styles.body} onKeyDown={onKeyDown} role="presentation" tabIndex={-1}>
      <div
        className={`${styles.stage} ${view.zoom > 1 ? styles.movable : ''} ${dragging ? styles.dragging : ''}`}
        role="presentation"
        {...drag}
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes={`${Math.round(100 * Math.max(1, view.zoom))}vw`}
          alt={t('photoAlt', { title, number: index + 1 })}
          draggable={false}
          className={styles.image}
          style={{ transform: `translate(${view.pan.x}px, ${view.pan.y}px) scale(${view.zoom})` }}
        />
      </div>
      <ViewerBar {...{ index, count: images.length, zoom: view.zoom, onZoom: zoom, onClose }} />
      {images.length > 1 && (
        <>
          <IconButton tone="overlay" label={t('gallery.previous')} className={styles.previous} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <IconButton tone="overlay" label={t('gallery.next')} className={styles.next} onClick={() => move(1)}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** Which photo it is, how large it is shown, and the way out. */
function ViewerBar({
  index,
  count,
  zoom,
  onZoom,
  onClose,
}: {
  index: number;
  count: number;
  zoom: number;
  onZoom: (steps: number) => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <span className={styles.count} aria-live="polite">
        {t('gallery.counter', { number: index + 1, count })}
      </span>
      <div className={styles.zoom}>
        {/* Not `disabled`: that would take the focus away, and the keys with it. */}
        <IconButton
          tone="overlay"
          label={t('gallery.zoomOut')}
          aria-disabled={zoom <= ZOOM.min}
          onClick={() => onZoom(-1)}
        >
          <ZoomOut aria-hidden size={20} />
        </IconButton>
        <output className={styles.percent}>{t('gallery.zoom', { percent: Math.round(zoom * 100) })}</output>
        <IconButton
          tone="overlay"
          label={t('gallery.zoomIn')}
          aria-disabled={zoom >= ZOOM.max}
          onClick={() => onZoom(1)}
        >
          <ZoomIn aria-hidden size={20} />
        </IconButton>
      </div>
      <IconButton tone="overlay" label={t('gallery.close')} onClick={onClose}>
        <X aria-hidden size={22} />
      </IconButton>
    </div>
  );
}
