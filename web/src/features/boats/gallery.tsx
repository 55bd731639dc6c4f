import { ImageOff, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useOnDemand } from '../../shared/ui/on-demand';
import { Picture } from '../../shared/ui/picture';
import { GalleryArrows, GalleryDots } from './gallery-controls';
import styles from './gallery.module.css';
import { SWIPE_PX, wrapIndex } from './gallery-index';
import { useText } from './words';

const loadViewer = async () => (await import('./gallery-viewer')).GalleryViewer;
const SIZES = '(min-width: 64rem) 800px, 100vw';

/** A boat's photos one at a time, by button, dot, arrow key or swipe; a click shows them fullscreen. */
export function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const [fullscreen, setFullscreen] = useState(false);
  const { Component: GalleryViewer, ask } = useOnDemand(loadViewer);
  const pressedAt = useRef<number | null>(null);
  const current = images[index];
  const move = (step: number) => setIndex((now) => wrapIndex(now, step, images.length));

  if (current === undefined) {
    return (
      <div className={`${styles.frame} ${styles.none}`}>
        <ImageOff aria-hidden size={32} strokeWidth={1.5} />
        {t('noImages')}
      </div>
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  return (
    <section aria-label={t('gallery.label', { title })} aria-roledescription="carousel" onKeyDown={onKeyDown}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('gallery.fullscreen')}
          onPointerDown={(event) => (pressedAt.current = event.clientX)}
          onClick={(event) => {
            const distance = event.clientX - (pressedAt.current ?? event.clientX);
            if (event.detail > 0 && Math.abs(distance) > SWIPE_PX) move(distance > 0 ? -1 : 1);
            else {
              setFullscreen(true);
              ask();
            }
          }}
        >
          <Picture
            key={current}
            url={current}
            alt={t('photoAlt', { title, number: index + 1 })}
            sizes={SIZES}
            eager="first"
          />
        </button>
        <span className={styles.expand} aria-hidden>
          <Maximize2 size={18} />
        </span>
        {images.length > 1 && <GalleryArrows index={index} count={images.length} onMove={move} />}
      </div>
      {images.length > 1 && <GalleryDots images={images} index={index} onShow={setIndex} />}
      {GalleryViewer && (
        <GalleryViewer
          images={images}
          title={title}
          index={index}
          open={fullscreen}
          onMove={move}
          onOpenChange={setFullscreen}
        />
      )}
    </section>
  );
}
