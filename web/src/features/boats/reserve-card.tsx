import type { BoatView, Role } from '@harbourline/contracts';
import { DISCOUNT_FROM_HOURS } from '@harbourline/policy';
import { Check, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import type { When } from '../../shared/charter-time/charter-time-values';
import { formatMoney } from '../../shared/lib/money';
import { Button, LinkButton } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { whenSearch } from './filters';
import { useText } from './messages';
import styles from './reserve-card.module.css';

interface Props {
  boat: BoatView;
  /** Null for guests. */
  role: Role | null;
  /** The time that was asked for, which goes along to the reservation. */
  when: When;
  /** The way to ask something first. */
  question?: ReactNode;
}

/** The price, and the way to a reservation. */
export function ReserveCard({ boat, role, when, question }: Props) {
  const t = useText();
  return (
    <Card as="aside" className={styles.card}>
      <p className={styles.price}>
        <span className={styles.rate}>{formatMoney(boat.rate, true)}</span>
        <span>{t('detail.perHour')}</span>
      </p>
      <p className={styles.note}>
        {t('plusCaptain')} · {t('detail.minimumHours', { hours: t('detail.hours', { count: boat.minimumHours }) })}
      </p>
      {boat.discountPercent > 0 && (
        <p className={styles.discount}>
          <Tag aria-hidden size={16} />
          {t('detail.discount', {
            percent: boat.discountPercent,
            hours: t('detail.hours', { count: DISCOUNT_FROM_HOURS }),
          })}
        </p>
      )}
      <ReserveAction boat={boat} role={role} when={when} />
      {question}
      <ul className={styles.steps}>
        {(['deposit', 'answer', 'refund'] as const).map((step) => (
          <li key={step}>
            <Check aria-hidden size={17} />
            {t(`detail.steps.${step}`)}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        <LinkedText
          links={{
            terms: (label) => <Link to="/terms">{label}</Link>,
            contact: (label) => <Link to="/contact">{label}</Link>,
          }}
        >
          {t('detail.terms')}
        </LinkedText>
      </p>
    </Card>
  );
}

function ReserveAction({ boat, role, when }: Props) {
  const t = useText();
  const refusal = refusalFor(boat, role);
  if (refusal) {
    return (
      <div>
        <Button wide size="4" disabled>
          {t(refusal)}
        </Button>
        {role === null && (
          <a href="#account" className={styles.signIn}>
            {t('detail.signIn')}
          </a>
        )}
      </div>
    );
  }
  return (
    <LinkButton wide size="4" to={`/boats/${boat.id}/reserve${whenSearch(when)}`}>
      {t('detail.reserve')}
    </LinkButton>
  );
}

function refusalFor(boat: BoatView, role: Role | null) {
  if (role === null) return 'detail.signInToReserve';
  if (role !== 'renter') return 'detail.onlyRenters';
  return boat.isAvailable ? null : 'detail.notBookable';
}
