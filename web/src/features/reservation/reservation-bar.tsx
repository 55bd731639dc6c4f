import type { QuoteView } from '@harbourline/contracts';
import type { RefObject } from 'react';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { StickyBar } from '../../shared/ui/sticky-bar';
import { useText } from './words';
import styles from './reservation-aside.module.css';

interface Props {
  quote: QuoteView | undefined;
  /** Where one agrees and goes on to pay. */
  action: RefObject<HTMLDivElement | null>;
}

/** On small screens, what everything comes to while one is choosing, and the way to go on. */
export function ReservationBar({ quote, action }: Props) {
  const t = useText();

  function goOn() {
    action.current?.scrollIntoView({ block: 'center' });
    action.current?.querySelector<HTMLElement>('input, [role="checkbox"]')?.focus({ preventScroll: true });
  }

  return (
    <StickyBar instead={action}>
      <p className={styles.barText}>
        {quote ? (
          <>
            <strong>{t('bar.total', { total: formatMoney(quote.totalPrice) })}</strong>
            <span>{t('bar.deposit', { deposit: formatMoney(quote.depositAmount) })}</span>
          </>
        ) : (
          t('bar.noPrice')
        )}
      </p>
      <Button onClick={goOn}>{t('bar.continue')}</Button>
    </StickyBar>
  );
}
