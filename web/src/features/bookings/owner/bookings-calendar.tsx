import type { BoatView, CalendarBlock } from '@harbourline/contracts';
import { zoneOf } from '@harbourline/policy';
import { skipToken } from '@reduxjs/toolkit/query';
import { useOwnerBoatsQuery } from '../../../shared/api/fleet-api';
import { fromCalendar, monthRange } from '../../../shared/lib/calendar-dates';
import { Card } from '../../../shared/ui/card';
import { QueryView } from '../../../shared/ui/query-view';
import { BlockList } from '../blocks/block-list';
import { BlockTime } from '../blocks/block-time';
import { toCome } from '../booking-tabs';
import { useCalendarBlocksQuery, useChartersQuery } from '../bookings-api';
import { useText } from '../words';
import { useNow } from '../../../shared/lib/use-now';
import styles from './bookings-calendar.module.css';
import { CalendarMonth } from './calendar-month';
import { CharterList } from './charter-list';
import { monthToShow, spanOf } from './calendar-span';

const SHOWN = 5;

interface Props {
  ownerId: number;
  /** YYYY-MM, as the address names it. */
  month: string;
  onMonth: (month: string) => void;
}

/** When an owner's boats are out or kept back: the month, the next few charters, and the blocked time. */
export function BookingsCalendar({ ownerId, month: asked, onMonth }: Props) {
  const t = useText();
  const now = useNow();
  const whose = { side: 'owner', userId: ownerId } as const;
  const month = monthToShow(asked, now);
  const present = monthToShow('', now);
  const isPresent = month.getTime() === present.getTime();
  const charters = useChartersQuery({ ...whose, ...spanOf(month), ...(isPresent && { next: SHOWN }) });
  // The present month is read as far as the next few.
  const following = useChartersQuery(isPresent ? skipToken : { ...whose, ...spanOf(present), next: SHOWN });
  const boats = useOwnerBoatsQuery(ownerId);
  const blocksOfMonth = useCalendarBlocksQuery(monthRange(month));
  const blocks = useCalendarBlocksQuery({});
  return (
    <div className={styles.columns}>
      <Card as="section">
        <h2 className={styles.title}>{t('owner.calendar.title')}</h2>
        <p className={styles.lead}>{t('owner.calendar.lead')}</p>
        <QueryView query={charters} isEmpty={() => false}>
          {(all) => (
            <CalendarMonth
              month={month}
              onMonth={(next) => onMonth(fromCalendar(next).slice(0, 7))}
              bookings={all}
              blocks={blocksOfMonth.data ?? []}
              boats={boats.data ?? []}
            />
          )}
        </QueryView>
      </Card>
      <Card as="section">
        <h2 className={styles.title}>{t('owner.calendar.upcoming')}</h2>
        <QueryView
          query={isPresent ? charters : following}
          isEmpty={(all) => toCome(all, now).length === 0}
          empty={<p className={styles.lead}>{t('owner.calendar.none')}</p>}
        >
          {(all) => <CharterList of={toCome(all, now).slice(0, SHOWN)} />}
        </QueryView>
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
                      <BlockTime whose={whose} boats={ownBoats} blocks={held} />
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
}

function namesOf(boats: readonly BoatView[]) {
  const boatOf = ({ boatId }: CalendarBlock) => boats.find(({ id }) => id === boatId);
  return {
    titleOf: (block: CalendarBlock) => boatOf(block)?.title ?? '',
    zoneOf: (block: CalendarBlock) => boatOf(block)?.zone ?? zoneOf('Toronto'),
  };
}
