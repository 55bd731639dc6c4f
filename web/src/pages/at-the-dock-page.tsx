import type { Role } from '@harbourline/contracts';
import { Dock } from '../features/dock/dock';
import { useText } from '../features/dock/words';
import { RequireRole } from '../features/session/require-role';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { EmptyState } from '../shared/ui/states';
import { Page as PageFrame } from '../shared/ui/page';

const SIDES = ['renter', 'owner', 'captain'] as const satisfies readonly Role[];

export function Page() {
  const t = useText();
  const [address] = useAddressFilters('id');
  const bookingId = readId(address.id);
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role={SIDES} guestText={t('guest')} otherRoleText={t('otherRole')}>
        {({ id, role }) => {
          const side = SIDES.find((known) => known === role);
          if (!side || bookingId === undefined)
            return (
              <EmptyState wholePage title={t('notFound.title')}>
                {t('notFound.text')}
              </EmptyState>
            );
          return <Dock key={`${id} ${bookingId}`} bookingId={bookingId} userId={id} side={side} />;
        }}
      </RequireRole>
    </PageFrame>
  );
}
