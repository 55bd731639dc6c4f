import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminDashboard } from '../features/admin/admin-dashboard';
import { type AdminTab, readTab } from '../features/admin/admin-tabs';
import { FindPersonLink } from '../features/admin/find-person-link';
import { useText } from '../features/admin/words';
import { readAuditPart } from '../features/audit-log/audit-filters';
import { AuditLog } from '../features/audit-log/audit-log';
import { AdminBookings } from '../features/bookings/admin/admin-bookings';
import { BookingCounts } from '../features/bookings/admin/booking-counts';
import { bookingSearch, readBookingFilters, readOpenBooking } from '../features/bookings/admin/booking-filters';
import { ReportedConversations } from '../features/conversations/reports/reported-conversations';
import { EmailSettings } from '../features/message-settings/email-settings';
import { SmsSettings } from '../features/message-settings/sms-settings';
import { AdminMessages } from '../features/message-log/admin-messages';
import { FailedBadge } from '../features/message-log/failed-badge';
import { readMessageView } from '../features/message-log/message-views';
import { Books } from '../features/books/books';
import { readBooksView } from '../features/books/books-views';
import { SupportBadge } from '../features/support/support-badge';
import { SupportTasks } from '../features/support/support-tasks';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { AdminQuestions } from '../features/questions/admin-questions';
import { AdminReviews } from '../features/reviews/admin-reviews';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Spinner } from '../shared/ui/states';

const BoatEditor = lazy(async () => ({ default: (await import('../features/boat-editor/boat-editor')).BoatEditor }));

export function Page() {
  const t = useText();
  const { search, show } = useAddress();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="admin" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => (
          <>
            <PageHeader
              title={t('title')}
              lead={t('welcome', { name: user.fullName ?? '' })}
              actions={
                <>
                  <FindPersonLink />
                  <ProfileDialog user={user} />
                </>
              }
            />
            <AdminDashboard
              selfId={user.id}
              tab={readTab(search)}
              onTabChange={(tab) => show(tab)}
              boatEditor={(props) => (
                <Suspense fallback={<Spinner />}>
                  <BoatEditor popup {...props} />
                </Suspense>
              )}
              bookingCounts={<BookingCounts />}
              support={<SupportTasks />}
              supportCount={<SupportBadge />}
              bookings={<Bookings />}
              payments={<Books view={readBooksView(search)} onView={(view) => show('payments', { view })} />}
              messages={
                <AdminMessages
                  view={readMessageView(search)}
                  onView={(view) => show('messages', { view })}
                  questions={<AdminQuestions />}
                  reports={<ReportedConversations />}
                />
              }
              failedMessages={<FailedBadge />}
              reviews={<AdminReviews />}
              sms={<SmsSettings />}
              email={<EmailSettings />}
              audit={
                <AuditLog
                  part={readAuditPart(search)}
                  onPart={(part) => show('audit', { ...Object.fromEntries(search), part })}
                />
              }
            />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}

function Bookings() {
  const { search, show } = useAddress();
  const filters = readBookingFilters(search);
  const openId = readOpenBooking(search);
  return (
    <AdminBookings
      filters={filters}
      onFilter={(next) => show('bookings', bookingSearch(next, openId))}
      openId={openId}
      onOpen={(id) => show('bookings', bookingSearch(filters, id))}
    />
  );
}

/** The tab and what it shows are in the address: they survive a reload and can be passed on. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const show = (tab: AdminTab, shown: Record<string, string> = {}) =>
    setSearch({ tab, ...shown }, { replace: true, preventScrollReset: true });
  return { search, show };
}
