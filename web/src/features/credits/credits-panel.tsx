import type { CreditView } from '@harbourline/contracts';
import { TicketCheck } from 'lucide-react';
import { useOwnCreditsQuery } from '../../shared/api/credits-api';
import { availableCredit } from '../../shared/lib/credit-sums';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Card } from '../../shared/ui/card';
import styles from './credits-panel.module.css';
import { useText } from './words';

/** What a renter has for further deposits; nothing where that is nothing. */
export function CreditsPanel() {
  const t = useText();
  const { data = [] } = useOwnCreditsQuery();
  const open = data.filter(({ available, heldByCheckout }) => available + heldByCheckout > 0);
  if (open.length === 0) return null;
  return (
    <Card as="section" className={styles.panel}>
      <TicketCheck aria-hidden size={24} className={styles.icon} />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.note}>{t('lead')}</p>
      </div>
      <p className={styles.total}>
        <span className={styles.note}>{t('available')}</span>
        <strong>{formatMoney(availableCredit(open))}</strong>
      </p>
      <ul className={styles.credits}>
        {open.map((credit) => (
          <li key={credit.id}>
            <Credit credit={credit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Credit({ credit }: { credit: CreditView }) {
  const t = useText();
  const { bookingId, issuedAt, amount, available, heldByCheckout } = credit;
  const left = { available: formatMoney(available), amount: formatMoney(amount) };
  return (
    <>
      <span>{t('from', { bookingId, date: formatDay(issuedAt, 'local') })}</span>
      <span className={styles.left}>{available < amount ? t('left', left) : left.amount}</span>
      {heldByCheckout > 0 && <span className={styles.held}>{t('held', { amount: formatMoney(heldByCheckout) })}</span>}
    </>
  );
}
