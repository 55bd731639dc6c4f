import type { Role } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { ProfileDialog } from '../../features/profile/profile-dialog';
import { useText } from '../../features/reviews/words';
import { RequireRole } from '../../features/session/require-role';
import type { KnownUser } from '../../features/session/session-slice';
import { LinkButton } from '../../shared/ui/button';
import { Page, PageHeader } from '../../shared/ui/page';

interface Props {
  role: Exclude<Role, 'admin'>;
  title: string;
  lead: (name: string) => string;
  /** What a guest reads. */
  guestText: string;
  /** What somebody with another role reads. */
  otherRoleText: string;
  /** Beside the profile and the reviews. */
  actions?: ReactNode;
  /** Rendered once it is clear who is there. */
  children: (user: KnownUser) => ReactNode;
}

/** How the dashboard of somebody who charters begins: who they are, their profile and their reviews. */
export function DashboardFrame({ role, title, lead, guestText, otherRoleText, actions, children }: Props) {
  const reviews = useText();
  return (
    <Page title={title} noIndex>
      <RequireRole role={role} guestText={guestText} otherRoleText={otherRoleText}>
        {(user) => (
          <>
            <PageHeader
              title={title}
              lead={user.fullName && lead(user.fullName)}
              actions={
                <>
                  <ProfileDialog user={user} />
                  <LinkButton tone="secondary" to="/reviews">
                    {reviews('link')}
                  </LinkButton>
                  {actions}
                </>
              }
            />
            {children(user)}
          </>
        )}
      </RequireRole>
    </Page>
  );
}
