import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/ui/on-demand';
import { useSession } from './use-session';

/** Few are asked, so it is loaded for them alone. */
const AgreementDialog = onDemand(async () => (await import('./agreement-dialog')).AgreementDialog);

/** What is to be agreed to can be read first. */
const TO_BE_READ = ['/terms', '/privacy', '/cookies'];

/**
 * Whoever has not accepted the terms and attested their age, because somebody else made their account, does so before
 * anything else, or signs out.
 */
export function AgreementGate() {
  const { user, checked } = useSession();
  const { pathname } = useLocation();
  const isAsked = checked && user?.mustAgree === true && !TO_BE_READ.includes(pathname);
  return isAsked ? <AgreementDialog /> : null;
}
