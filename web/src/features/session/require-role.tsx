import type { Role } from '@harbourline/contracts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../shared/ui/button';
import { EmptyState, Spinner } from '../../shared/ui/states';
import { useText } from './words';
import { dashboardLabel, dashboardPath } from './role-targets';
import { signInPath } from './safe-next';
import type { KnownUser } from './session-slice';
import { useSession } from './use-session';

interface Props {
  /** One, or any of several. */
  role: Role | readonly Role[];
  /** What a guest reads. */
  guestText: string;
  /** What somebody with another role reads. */
  otherRoleText: string;
  /** Rendered once it is clear who is there. */
  children: (user: KnownUser) => ReactNode;
}

/** Shows its children to one role, or to several. The server decides what they may do; this only saves the others a blank page. */
export function RequireRole({ role, guestText, otherRoleText, children }: Props) {
  const t = useText();
  const { user, checked } = useSession();
  const { pathname, search } = useLocation();

  if (user && [role].flat().some((known) => known === user.role)) return children(user);
  if (!user && !checked) return <Spinner />;
  return (
    <EmptyState
      wholePage
      title={user ? otherRoleText : guestText}
      icon={<Lock aria-hidden size={26} strokeWidth={1.5} />}
      action={
        user ? (
          <LinkButton to={dashboardPath(user.role)}>{dashboardLabel(user)}</LinkButton>
        ) : (
          <LinkButton to={signInPath(pathname + search)}>{t('denied.signIn')}</LinkButton>
        )
      }
    />
  );
}
