import { Anchor } from 'lucide-react';
import { isApiError } from '../../shared/api/api-error';
import { EmptyState, ErrorState, Spinner } from '../../shared/ui/states';
import { useEditedBoatQuery } from './boat-editor-api';
import { type EditorOutcome, ListingForm } from './listing-form';
import { useText } from './words';

interface Props {
  /** The listing to change; without one a new listing is made. */
  boatId?: number | undefined;
  /** Whose a new listing becomes; without it the editor asks, as it does for administrators. */
  ownerId?: number | undefined;
  onDone: (outcome: EditorOutcome) => void;
  /** Closes a popup. */
  onClose?: (() => void) | undefined;
  /** Hears whether closing now would lose something. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** In a dialog of the administrator's instead of on a page of its own. */
  popup?: boolean | undefined;
}

/** Makes and changes listings, for their owners and for administrators. */
export function BoatEditor({ boatId, ...form }: Props) {
  return boatId === undefined ? <ListingForm {...form} /> : <ExistingListing boatId={boatId} {...form} />;
}

function ExistingListing({ boatId, ...form }: Props & { boatId: number }) {
  const t = useText();
  const isNumber = Number.isSafeInteger(boatId) && boatId > 0;
  const query = useEditedBoatQuery(boatId, { skip: !isNumber, refetchOnFocus: false, refetchOnReconnect: false });
  const { currentData: boat, error, isFetching } = query;

  // The name comes to those alone who may change the listing.
  if (boat?.boatName !== undefined) return <ListingForm key={boat.id} boat={boat} {...form} />;
  if (isFetching) return <Spinner label={t('loading')} />;
  if (isApiError(error) && error.status !== 404)
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  return (
    <EmptyState title={t('notFound')} icon={<Anchor aria-hidden size={26} strokeWidth={1.5} />}>
      {t('notFoundText')}
    </EmptyState>
  );
}
