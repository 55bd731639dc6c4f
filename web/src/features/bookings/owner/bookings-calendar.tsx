import type { BoatView, CalendarBlock } from '@harbourline/contracts';
import { zoneOf } from '@harbourline/policy';
import { useOwnerBoatsQuery } from '../../../shared/api/fleet-api';
import { Card } from '../../../shared/ui/card';
import { QueryView } from '../../../shared/ui/query-view';
import { BlockList } from '../blocks/block-list';
import { BlockTime } from '../blocks/block-time';
import { ownerTabs, splitByTime } from '../booking-tabs';
import { useBookingsQuery, useCalendarBlocksQuery } from '../bookings-api';
import { useText } from '../messages';
import { useNow } from '../use-now';
import styles from './bookings-calendar.module.css';
import { CalendarMonth } from './calendar-month';
import { CharterList } from './charter-list';

const SHOWN = 5;

/** When an owner's boats are out or kept back: the month, the next few charters, and the blocked time. */
export function BookingsCalendar({ ownerId }: { ownerId: number }) {
  const t = useText();
  const now = useNow();
  const bookings = useBookingsQuery({ ownerId });
  const boats = useOwnerBoatsQuery(ownerId);
  const blocks = useCalendarBlocksQuery({});
  return (
    <QueryView query={bookings} isEmpty={() => false}>
      {(all) => {
        const next = splitByTime(ownerTabs(all).confirmed, now).upcoming.slice(0, SHOWN);
        return (
          <div className={styles.columns}>
            <Card as="section">
              <h2 className={styles.title}>{t('owner.calendar.title')}</h2>
              <p className={styles.lead}>{t('owner.calendar.lead')}</p>
              <CalendarMonth bookings={all} blocks={blocks.data ?? []} boats={boats.data ?? []} />
            </Card>
            <Card as="section">
              <h2 className={styles.title}>{t('owner.calendar.upcoming')}</h2>
              {next.length === 0 ? (
                <p className={styles.lead}>{t('owner.calendar.none')}</p>
              ) : (
                <CharterList of={next} />
              )}
            </Card>
            <Card as="section">
              <h2 className={styles.title}>{t('owner.calendar.blockedTime')}</h2>
              <p className={styles.lead}>{t('owner.calendar.blockedLead')}</p>
              <QueryView query={boats} isEmpty={() => false}>
                {(ownBoats) => (
                  <QueryView query={blocks} isEmpty={() => false}>
                    {(held) => (
                      <>
                        <BlockList blocks={held} now={now} {...namesOf(ownBoats)} />
                        {ownBoats.length > 0 && (
                          <div className={styles.action}>
                            <BlockTime boats={ownBoats} bookings={all} blocks={held} onRefused={bookings.refetch} />
                          </div>
                        )}
                      </>
                    )}
                  </QueryView>
                )}
              </QueryView>
            </Card>
          </div>
        );
      }}
    </QueryView>
  );
}

function namesOf(boats: readonly BoatView[]) {
  const boatOf = ({ boatId }: CalendarBlock) => boats.find(({ id }) => id === boatId);
  return {
    titleOf: (block: CalendarBlock) => boatOf(block)?.title ?? '',
    zoneOf: (block: CalendarBlock) => boatOf(block)?.zone ?? zoneOf('Toronto'),
  };
}
