import { useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { BoatDetail } from '../features/boats/boat-detail';
import { boatHead } from '../features/boats/boat-head';
import { BoatNotFound } from '../features/boats/boat-not-found';
import { readWhen, whenSearch } from '../features/boats/filters';
import { useText } from '../features/boats/messages';
import { PriceCalendar } from '../features/boats/price-calendar';
import { ReserveCard, ReserveLine } from '../features/boats/reserve-card';
import { useCountView } from '../features/boats/use-count-view';
import { AskQuestion } from '../features/contact/ask-question';
import { BoatAccountBox } from '../features/session/boat-account-box';
import { useSession } from '../features/session/use-session';
import { isApiError } from '../shared/api/api-error';
import { useBoatQuery } from '../shared/api/boat-api';
import { ownHoldOf } from '../shared/lib/pending-booking';
import { Page as PageFrame } from '../shared/ui/page';
import { Spinner } from '../shared/ui/states';
import { StickyBar } from '../shared/ui/sticky-bar';

export function Page() {
  const t = useText();
  const id = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const when = readWhen(search);
  const reserve = useRef<HTMLDivElement>(null);
  const state: unknown = useLocation().state;
  const { user } = useSession();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { currentData: boat, error, isFetching, refetch } = useBoatQuery(id, { skip: !isNumber });
  useCountView(boat?.id);

  if (boat) {
    const { title, description } = boatHead(boat, when, new Date());
    return (
      <PageFrame title={title} description={description}>
        <BoatDetail
          boat={boat}
          when={when}
          reserve={
            <div ref={reserve}>
              <ReserveCard
                boat={boat}
                role={user?.role ?? null}
                when={when}
                own={user ? ownHoldOf(boat.id, user.id) : null}
                question={<AskQuestion key={boat.id} boat={boat} sender={user} />}
              />
            </div>
          }
          calendar={
            <PriceCalendar
              key={boat.id}
              boat={boat}
              date={when.date}
              onChoose={(date) =>
                setSearch(whenSearch({ ...when, date }), { replace: true, preventScrollReset: true, state })
              }
            />
          }
          account={user ? undefined : <BoatAccountBox />}
        />
        <StickyBar instead={reserve}>
          <ReserveLine boat={boat} role={user?.role ?? null} when={when} />
        </StickyBar>
      </PageFrame>
    );
  }
  if (isFetching) {
    return (
      <PageFrame title={t('detail.about')}>
        <Spinner label={t('detail.loading')} />
      </PageFrame>
    );
  }
  const isMissing = !isApiError(error) || error.status === 404 || error.status === 400;
  return (
    <PageFrame title={t('detail.notFound')} noIndex>
      {isMissing ? <BoatNotFound /> : <BoatNotFound problem={error.message} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}
