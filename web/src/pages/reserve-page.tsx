import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { boatTitle } from '@harbourline/policy';
import { BoatNotFound } from '../features/boats/boat-not-found';
import { readWhen } from '../features/boats/filters';
import { readGuests } from '../features/reservation/asked-guests';
import { AskedTime } from '../features/reservation/asked-time';
import { useText } from '../features/reservation/words';
import { Reservation } from '../features/reservation/reservation';
import { ReservationHeader } from '../features/reservation/reservation-header';
import { signInPath } from '../features/session/safe-next';
import { useSession } from '../features/session/use-session';
import { isApiError } from '../shared/api/api-error';
import { useBoatQuery } from '../shared/api/boat-api';
import { Page as PageFrame } from '../shared/ui/page';
import { Spinner } from '../shared/ui/states';

export function Page() {
  const t = useText();
  const id = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const asked = readWhen(search);
  const { state } = useLocation() as { state: unknown };
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { user } = useSession();
  const { currentData: boat, error, isFetching, refetch } = useBoatQuery(id, { skip: !isNumber });

  if (boat) {
    const title = boatTitle(boat);
    return (
      <PageFrame noIndex title={t('metaTitle', { boat: title, city: boat.city })}>
        <ReservationHeader boatId={boat.id} title={title} />
        {asked.date ? (
          <AskedTime
            key={boat.id}
            boat={boat}
            asked={asked}
            guests={readGuests(search)}
            onTaken={() => setSearch({}, { replace: true, preventScrollReset: true, state })}
          />
        ) : (
          <Reservation
            key={boat.id}
            boat={boat}
            title={title}
            user={user}
            signInPath={signInPath(`/boats/${boat.id}/reserve`)}
          />
        )}
      </PageFrame>
    );
  }
  if (isFetching) {
    return (
      <PageFrame title={t('formLabel')} noIndex>
        <Spinner label={t('loading')} />
      </PageFrame>
    );
  }
  const isMissing = !isApiError(error) || error.status === 404 || error.status === 400;
  return (
    <PageFrame title={t('formLabel')} noIndex>
      {isMissing ? <BoatNotFound /> : <BoatNotFound error={error} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}
