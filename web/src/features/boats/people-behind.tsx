import { formatMonth } from '../../shared/lib/dates';
import { Facts } from '../../shared/ui/facts';
import { QueryView } from '../../shared/ui/query-view';
import { useAnswerTimesQuery, useBoatOwnerQuery } from './people-behind-api';
import styles from './people-behind.module.css';
import { useText } from './people-behind-words';

/** What fewer answers took says nothing of how somebody usually answers. */
const FEWEST_ANSWERS = 3;

/** Who owns a boat, as far as strangers may know it, and what of it was really checked. */
export function PeopleBehind({ boatId }: { boatId: number }) {
  const t = useText();
  const query = useBoatOwnerQuery(boatId);
  const { data: times } = useAnswerTimesQuery(boatId);
  return (
    <section className={styles.people}>
      <h2>{t('title')}</h2>
      <QueryView query={query}>
        {({ name, memberSince, charters, reviews, checked }) => (
          <>
            {name !== null && <p className={styles.name}>{name}</p>}
            <Facts
              abreast
              rows={[
                { label: t('since'), value: memberSince && formatMonth(memberSince) },
                { label: t('charters'), value: charters || t('none') },
                {
                  label: t('answers'),
                  value:
                    times?.medianMinutes == null || times.answered < FEWEST_ANSWERS ? null : (
                      <Answers {...times} medianMinutes={times.medianMinutes} />
                    ),
                },
                { label: t('reviews'), value: reviews || t('none') },
                {
                  label: t('checked'),
                  value:
                    checked.length === 0
                      ? t('unchecked')
                      : checked.map((check) => <div key={check}>{t(`checks.${check}`)}</div>),
                },
              ]}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** In whole hours from the second one on: nobody waits by the minute. */
function Answers({ medianMinutes, answered, days }: { medianMinutes: number; answered: number; days: number }) {
  const t = useText();
  const hours = Math.ceil(medianMinutes / 60);
  return t(hours > 1 ? 'answersWithinHours' : 'answersWithinAnHour', { hours, answered, days });
}
