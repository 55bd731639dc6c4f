import { PagedList } from '../../shared/ui/paged-list';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { CreditRecord } from './credit-record';
import { useText } from './words';
import styles from './money-record.module.css';
import { PaymentList } from './payment-list';
import { useCreditsOfQuery, usePayoutsInfiniteQuery } from './payments-api';
import { PayoutRecord } from './payout-record';

/** What somebody has paid and got back, the credits they have, and what they are paid as an owner. */
export function MoneyOfPerson({ id }: { id: number }) {
  const t = useText();
  const credits = useCreditsOfQuery(id);
  const payouts = usePayoutsInfiniteQuery({ ownerId: id });
  return (
    <Stack gap={6}>
      <section className={styles.part}>
        <h2>{t('ofPerson.payments')}</h2>
        <PaymentList filters={{ renterId: id }} empty={<p>{t('ofPerson.noPayments')}</p>} />
      </section>
      <section className={styles.part}>
        <h2>{t('ofPerson.credits')}</h2>
        <QueryView query={credits} empty={<p>{t('ofPerson.noCredits')}</p>}>
          {(some) => (
            <Stack>
              {some.map((credit) => (
                <CreditRecord key={credit.id} credit={credit} />
              ))}
            </Stack>
          )}
        </QueryView>
      </section>
      <section className={styles.part}>
        <h2>{t('ofPerson.payouts')}</h2>
        <PagedList query={payouts} empty={<p>{t('ofPerson.noPayouts')}</p>}>
          {(some) => (
            <Stack>
              {some.map((payout) => (
                <PayoutRecord key={payout.bookingId} payout={payout} />
              ))}
            </Stack>
          )}
        </PagedList>
      </section>
    </Stack>
  );
}
