import { FoundPeople } from '../features/admin/found-people';
import { useText } from '../features/admin/words';
import styles from '../features/admin/person.module.css';
import { BookingList } from '../features/bookings/admin/booking-list';
import { MessageList } from '../features/message-log/message-list';
import { PaymentList } from '../features/books/payment-list';
import { RequireRole } from '../features/session/require-role';
import { BackLink } from '../shared/ui/back-link';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { useSearch } from '../shared/ui/searched-list';
import { Stack } from '../shared/ui/stack';
import { Toolbar } from '../shared/ui/toolbar';

/** Whoever and whatever somebody asks about, by what they have at hand. */
export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('find.title')} noIndex>
      <BackLink to="/admin-dashboard">{t('title')}</BackLink>
      <RequireRole role="admin" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {({ id }) => (
          <>
            <PageHeader title={t('find.title')} lead={t('find.text')} />
            <Find selfId={id} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}

function Find({ selfId }: { selfId: number }) {
  const t = useText();
  const { typed, setTyped, q } = useSearch();
  const none = <p>{t('find.none')}</p>;
  return (
    <>
      <Toolbar label={t('find.label')} placeholder={t('find.words')} value={typed} onChange={setTyped} />
      {q && (
        <Stack gap={7}>
          <section className={styles.found}>
            <h2>{t('find.people')}</h2>
            <FoundPeople q={q} selfId={selfId} empty={none} />
          </section>
          <section className={styles.found}>
            <h2>{t('find.payments')}</h2>
            <PaymentList filters={{ q }} empty={none} />
          </section>
          <section className={styles.found}>
            <h2>{t('find.bookings')}</h2>
            <BookingList filters={{ q }} empty={none} />
          </section>
          <section className={styles.found}>
            <h2>{t('find.messages')}</h2>
            <MessageList filters={{ q }} empty={none} />
          </section>
        </Stack>
      )}
    </>
  );
}
