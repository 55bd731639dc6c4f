import type { UserView } from '@harbourline/contracts';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePersonQuery } from '../features/admin/people-api';
import { useText } from '../features/admin/words';
import { PersonFacts } from '../features/admin/person-facts';
import { PERSON_TABS, type PersonTab, readPersonTab } from '../features/admin/person-tabs';
import { SignIns } from '../features/admin/sign-ins';
import { AuditOfPerson } from '../features/audit-log/audit-of-person';
import { BookingList } from '../features/bookings/admin/booking-list';
import { MessageList } from '../features/message-log/message-list';
import { MoneyOfPerson } from '../features/books/money-of-person';
import { RequireRole } from '../features/session/require-role';
import { BackLink } from '../shared/ui/back-link';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { QueryView } from '../shared/ui/query-view';
import { Stack } from '../shared/ui/stack';
import { EmptyState } from '../shared/ui/states';
import { Tabs } from '../shared/ui/tabs';

/** All that there is about one person, for administrators. */
export function Page() {
  const t = useText();
  const id = Number(useParams()['id']);
  return (
    <PageFrame title={t('person.title')} noIndex>
      <BackLink to="/admin/people">{t('find.title')}</BackLink>
      <RequireRole role="admin" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {({ id: selfId }) =>
          Number.isInteger(id) && id > 0 ? (
            <Person key={id} id={id} selfId={selfId} />
          ) : (
            <EmptyState wholePage title={t('person.nobody')} />
          )
        }
      </RequireRole>
    </PageFrame>
  );
}

function Person({ id, selfId }: { id: number; selfId: number }) {
  const t = useText();
  const query = usePersonQuery(id);
  return (
    <QueryView
      query={query}
      isEmpty={(person) => person === null}
      empty={<EmptyState wholePage title={t('person.nobody')} />}
    >
      {(person) =>
        person && (
          <>
            <PageHeader title={person.fullName} lead={t(`roles.${person.role}`)} />
            <PersonFacts person={person} selfId={selfId} />
            <PersonTabs person={person} />
          </>
        )
      }
    </QueryView>
  );
}

function PersonTabs({ person: { id, role } }: { person: UserView }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const content = {
    money: <MoneyOfPerson id={id} />,
    bookings: <BookingList filters={{ personId: id }} empty={<p>{t('person.noBookings')}</p>} />,
    messages: (
      <Stack gap={3}>
        <h2>{t('person.tabs.messages')}</h2>
        <MessageList filters={{ recipientId: id }} empty={<p>{t('person.noMessages')}</p>} />
      </Stack>
    ),
    signIns: <SignIns userId={id} />,
    changes: (
      <Stack gap={3}>
        <h2>{t('person.tabs.changes')}</h2>
        <AuditOfPerson id={id} role={role} />
      </Stack>
    ),
  } as const satisfies Record<PersonTab, unknown>;
  return (
    <Tabs
      label={t('person.tabsLabel')}
      value={readPersonTab(search)}
      onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      tabs={PERSON_TABS.map((value) => ({ value, label: t(`person.tabs.${value}`), content: content[value] }))}
    />
  );
}
