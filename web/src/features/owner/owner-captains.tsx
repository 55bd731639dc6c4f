import { useOwnerBoatsQuery, useOwnerCaptainsQuery } from '../../shared/api/fleet-api';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { RegisteredCaptains } from './registered-captains';
import { byBoat } from './by-boat';
import { useText } from './words';
import styles from './owner-captains.module.css';

/** Who registered for which of the owner's boats, and whom the owner prefers. */
export function OwnerCaptains({ ownerId }: { ownerId: number }) {
  const t = useText();
  const captains = useOwnerCaptainsQuery(ownerId);
  const boats = useOwnerBoatsQuery(ownerId);
  return (
    <QueryView query={captains} empty={<EmptyState title={t('captains.empty')}>{t('captains.emptyText')}</EmptyState>}>
      {(entries) => (
        <QueryView query={boats}>
          {(ownBoats) => (
            <Stack gap={5}>
              <p className={styles.lead}>{t('captains.lead')}</p>
              {byBoat(ownBoats, entries).map(({ boat, captains }) => (
                <RegisteredCaptains key={boat.id} boat={boat} captains={captains} />
              ))}
            </Stack>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
