import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BoatEditor } from '../features/boat-editor/boat-editor';
import { useText } from '../features/boat-editor/words';
import { SendConfirmation } from '../features/profile/send-confirmation';
import { RequireRole } from '../features/session/require-role';
import { dashboardPath } from '../features/session/role-targets';
import { useSession } from '../features/session/use-session';
import { BackLink } from '../shared/ui/back-link';
import { Notice } from '../shared/ui/notice';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

/** How long a new listing's success is read before the dashboard takes its place. */
const READING_MS = 1000;

export function Page() {
  const t = useText();
  const id = useBoatId();
  const { user } = useSession();
  const navigate = useNavigate();
  const [leavesFor, setLeavesFor] = useState<string | null>(null);
  const title = t(id === undefined ? 'page.create' : 'page.edit');

  useEffect(() => {
    if (leavesFor === null) return;
    const timer = setTimeout(() => void navigate(leavesFor), READING_MS);
    return () => clearTimeout(timer);
  }, [leavesFor, navigate]);

  return (
    <PageFrame title={title} noIndex>
      <RequireRole
        role={user?.role === 'admin' ? 'admin' : 'owner'}
        guestText={t('page.denied')}
        otherRoleText={t('page.denied')}
      >
        {({ id: userId, role, isVerified, email = '' }) => {
          const dashboard = dashboardPath(role);
          return (
            <>
              <BackLink to={dashboard}>{t('page.back')}</BackLink>
              <PageHeader title={title} lead={id === undefined && t('page.createLead')} />
              {id === undefined && role === 'owner' && isVerified === false && (
                <Notice title={t('page.unconfirmed.title')} actions={<SendConfirmation />}>
                  {t('page.unconfirmed.text', { email })}
                </Notice>
              )}
              <BoatEditor
                key={id ?? 'new'}
                boatId={id}
                ownerId={role === 'owner' ? userId : undefined}
                onDone={(outcome) => {
                  if (outcome === 'created') setLeavesFor(dashboard);
                  if (outcome === 'deleted') void navigate(dashboard);
                }}
              />
            </>
          );
        }}
      </RequireRole>
    </PageFrame>
  );
}

/** From the path or, as links within the dashboards have it, from `?id=`; NaN where it is no number. */
function useBoatId(): number | undefined {
  const { id } = useParams();
  const [search] = useSearchParams();
  const text = id ?? search.get('id');
  return text ? Number(text) : undefined;
}
