import { useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { BoatDetail } from '../features/boats/boat-detail';
import { boatHead } from '../features/boats/boat-head';
import { BoatNotFound } from '../features/boats/boat-not-found';
import { readWhen, whenSearch } from '../features/boats/filters';
import { useText } from '../features/boats/words';
import { ReserveCard, ReserveLine } from '../features/boats/reserve-card';
import { useCountView } from '../features/boats/use-count-view';
import { AskQuestion } from '../features/contact/ask-question';
import { useSession } from '../features/session/use-session';
import { isApiError } from '../shared/api/api-error';
import { boatApi, useBoatQuery } from '../shared/api/boat-api';
import { type Prepare, together } from '../shared/api/prepare';
import { serverNow } from '../shared/lib/server-time';
import { useOwnHold } from '../shared/lib/use-own-hold';
import { onSight } from '../shared/ui/on-demand';
import { Page as PageFrame } from '../shared/ui/page';
import { Spinner } from '../shared/ui/states';
import { StickyBar } from '../shared/ui/sticky-bar';

export const prepare: Prepare = (dispatch, { id }) =>
  together(
    dispatch(boatApi.endpoints.boat.initiate(id)),
    dispatch(boatApi.endpoints.boatCaptains.initiate({ boatId: id })),
  );

/** As high as they are on a phone. */
const ROOM = { facts: '30rem', calendar: '26rem', account: '24rem', reviews: '20rem', questions: '8rem' };
const PriceCalendar = onSight(
  async () => (await import('../features/boats/price-calendar')).PriceCalendar,
  ROOM.calendar,
);
const BoatAccountBox = onSight(
  async () => (await import('../features/session/boat-account-box')).BoatAccountBox,
  ROOM.account,
);

const BoatFacts = onSight(async () => (await import('../features/boats/boat-facts')).BoatFacts, ROOM.facts);

const BoatQuestions = onSight(
  async () => (await import('../features/questions/boat-questions')).BoatQuestions,
  ROOM.questions,
);
const BoatReviews = onSight(async () => (await import('../features/reviews/boat-reviews')).BoatReviews, ROOM.reviews);

export function Page() {
  const t = useText();
  const id = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const when = readWhen(search);
  const reserve = useRef<HTMLDivElement>(null);
  const account = useRef<HTMLDivElement>(null);
  const state: unknown = useLocation().state;
  const { user, checked } = useSession();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { currentData: boat, error, isFetching, refetch } = useBoatQuery(id, { skip: !isNumber });
  const own = useOwnHold(boat?.id, checked ? user?.id : undefined);
  useCountView(boat?.id);

  if (boat) {
    const { title, description } = boatHead(boat, when, serverNow());
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
                own={own}
                question={
                  <AskQuestion key={boat.id} boat={boat} sender={user}>
                    {t('detail.ask')}
                  </AskQuestion>
                }
              />
            </div>
          }
          facts={boat.facts && <BoatFacts boat={boat} />}
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
          questions={
            <BoatQuestions key={boat.id} boatId={boat.id} mayReport={user !== null && user.role !== 'admin'} />
          }
          reviews={<BoatReviews key={boat.id} boat={boat} />}
          account={
            user ? undefined : (
              <div ref={account} id="create-account">
                <BoatAccountBox isAvailable={boat.isAvailable} />
              </div>
            )
          }
        />
        <StickyBar key={String(user === null)} instead={reserve} or={account}>
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
      {isMissing ? <BoatNotFound /> : <BoatNotFound error={error} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}
