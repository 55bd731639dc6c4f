import type { BoatView, Role } from '@harbourline/contracts';
import { DISCOUNT_FROM_HOURS } from '@harbourline/policy';
import { CALL_OFF_IN_WORDS } from '@harbourline/policy/words';
import { Check, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { ToldSpan } from '../../shared/charter-time/told-span';
import { formatMoney } from '../../shared/lib/money';
import { serverNow } from '../../shared/lib/server-time';
import { Button, LinkButton, PlainLinkButton } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { boatPrice } from './boat-price';
import { ChosenTime } from './chosen-time';
import { whenSearch } from './filters';
import { useText } from './words';
import styles from './reserve-card.module.css';

interface Props {
  boat: BoatView;
  /** Null for guests. */
  role: Role | null;
  /** The time that was asked for, which goes along to the reservation. */
  when: When;
  /** What the renter holds of this boat already. */
  own: ToldSpan | null;
  /** The way to ask something first. */
  question?: ReactNode;
}

/** The price, and the way to a reservation. */
export function ReserveCard({ boat, role, when, own, question }: Props) {
  const t = useText();
  const price = boatPrice(boat, when, serverNow());
  const { date } = when;
  return (
    <Card as="aside" className={styles.card}>
      <p className={styles.price}>
        {price.isFrom && <span>{t('detail.from')}</span>}
        <span className={styles.rate}>{formatMoney(price.rate)}</span>
        <span>{t('detail.perHour')}</span>
      </p>
      <p className={styles.note}>
        {`${t('plusCaptain')} · ${t('detail.minimumHours', { hours: t('detail.hours', { count: boat.minimumHours }) })}`}
      </p>
      {price.total && (
        <p className={styles.total}>
          {t('totalFor', {
            total: formatMoney(price.total.dollars),
            hours: t('detail.hours', { count: price.total.hours }),
          })}
        </p>
      )}
      {date !== undefined && <ChosenTime boat={boat} when={{ ...when, date }} own={own} />}
      {boat.discountPercent > 0 && (
        <p className={styles.discount}>
          <Tag aria-hidden size={16} />
          <span>
            {t('detail.discount', {
              percent: boat.discountPercent,
              hours: t('detail.hours', { count: DISCOUNT_FROM_HOURS }),
            })}
          </span>
        </p>
      )}
      <ReserveAction boat={boat} role={role} when={when} />
      {question}
      <ul className={styles.steps}>
        {[t('detail.steps.deposit'), t('detail.steps.answer'), t('detail.steps.refund'), CALL_OFF_IN_WORDS].map(
          (step) => (
            <li key={step}>
              <Check aria-hidden size={17} />
              {step}
            </li>
          ),
        )}
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

/** The same in one line, for the lower edge of a small screen. */
export function ReserveLine({ boat, role, when }: Pick<Props, 'boat' | 'role' | 'when'>) {
  const t = useText();
  const state: unknown = useLocation().state;
  const price = boatPrice(boat, when, serverNow());
  const rate = formatMoney(price.rate);
  const refusal = refusalFor(boat, role);
  return (
    <>
      <p>
        <strong>{t(price.isFrom ? 'fromRate' : 'dayRate', { rate })}</strong>
        {price.total && (
          <span className={styles.lineTotal}>
            {t('totalFor', {
              total: formatMoney(price.total.dollars),
              hours: t('detail.hours', { count: price.total.hours }),
            })}
          </span>
        )}
      </p>
      {refusal === null && (
        <LinkButton to={`/boats/${boat.id}/reserve${whenSearch(when)}`} state={state}>
          {t('detail.reserveShort')}
        </LinkButton>
      )}
      {role === null && <PlainLinkButton href="#account">{t('detail.signInShort')}</PlainLinkButton>}
    </>
  );
}

function ReserveAction({ boat, role, when }: Pick<Props, 'boat' | 'role' | 'when'>) {
  const t = useText();
  const state: unknown = useLocation().state;
  const refusal = refusalFor(boat, role);
  if (refusal) {
    return (
      <div data-for-guests>
        <Button wide size="4" disabled>
          {t(refusal)}
        </Button>
        {role === null && (
          <p className={styles.signIn}>
            <LinkedText
              links={{
                account: (label) => <a href="#account">{label}</a>,
                create: (label) => <a href="#create-account">{label}</a>,
              }}
            >
              {t('detail.signIn')}
            </LinkedText>
          </p>
        )}
      </div>
    );
  }
  return (
    <LinkButton wide size="4" to={`/boats/${boat.id}/reserve${whenSearch(when)}`} state={state}>
      {t('detail.reserve')}
    </LinkButton>
  );
}

function refusalFor(boat: BoatView, role: Role | null) {
  if (role === null) return 'detail.signInToReserve';
  if (role !== 'renter') return 'detail.onlyRenters';
  return boat.isAvailable ? null : 'detail.notBookable';
}
