import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './messages';
import { useOwnerBoatsQuery } from './owner-api';
import { OwnerBoat } from './owner-boat';

/** The owner's boats, listed or not. */
export function OwnerBoats({ ownerId }: { ownerId: number }) {
  const t = useText();
  const query = useOwnerBoatsQuery(ownerId);
  return (
    <QueryView query={query} empty={<EmptyState title={t('boats.empty')} />}>
      {(boats) => (
        <CardGrid min="19rem">
          {boats.map((boat) => (
            <OwnerBoat key={boat.id} boat={boat} />
          ))}
        </CardGrid>
      )}
    </QueryView>
  );
}
