import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { useText } from './words';
import styles from './opened-booking.module.css';

interface Props {
  id: number;
  onClose: () => void;
  children: ReactNode;
}

/** The booking that a link leads to: in view, and with the focus. */
export function OpenedBooking({ id, onClose, children }: Props) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [id]);

  function close() {
    // What had the focus goes.
    box.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <section ref={box} tabIndex={-1} aria-labelledby={headingId} className={styles.box}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {t('opened.title', { id })}
        </h2>
        <Button tone="quiet" size="2" onClick={close}>
          {t('opened.close')}
        </Button>
      </header>
      {children}
    </section>
  );
}
