import { Plus } from 'lucide-react';
import { useOwnerBoatsQuery } from '../../shared/api/fleet-api';
import { LinkButton } from '../../shared/ui/button';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid, Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './words';
import { OwnerBoat } from './owner-boat';

const EDITOR = '/boat-management';

/** The owner's boats, listed or not. */
export function OwnerBoats({ ownerId }: { ownerId: number }) {
  const t = useText();
  const query = useOwnerBoatsQuery(ownerId);
  return (
    <QueryView
      query={query}
      empty={
        <EmptyState title={t('boats.empty')} action={<LinkButton to={EDITOR}>{t('boats.emptyAction')}</LinkButton>}>
          {t('boats.emptyText')}
        </EmptyState>
      }
    >
      {(boats) => (
        <Stack gap={5}>
          <div>
            <LinkButton to={EDITOR}>
              <Plus aria-hidden size={18} />
              {t('boats.add')}
            </LinkButton>
          </div>
          <CardGrid min="19rem">
            {boats.map((boat) => (
              <OwnerBoat key={boat.id} boat={boat} />
            ))}
          </CardGrid>
        </Stack>
      )}
    </QueryView>
  );
}
