import type { ConversationView } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { formatDay } from '../../shared/lib/dates';
import { BackLink } from '../../shared/ui/back-link';
import { PageHeader } from '../../shared/ui/page';
import { useText } from './words';

interface Props {
  view: ConversationView;
  selfId: number;
}

/** What the messages are about, and with whom. */
export function ConversationHead({ view, selfId }: Props) {
  const t = useText();
  const { bookingId, boat, startDate, zone, people, party, standing, closesAt } = view;
  const others = people.filter(({ userId }) => userId !== selfId);
  const names = others
    .map(({ fullName, party: theirs }) =>
      fullName ? t('byline', { name: fullName, party: t(`parties.${theirs}`) }) : t(`parties.${theirs}`),
    )
    .join(', ');
  return (
    <>
      <BackLink to={`/${party}-dashboard?booking=${bookingId}`}>{t('backTo')}</BackLink>
      <PageHeader
        title={t('title')}
        lead={
          <>
            <span>{t('lead', { boat: boatTitle(boat), day: formatDay(startDate, zone), id: bookingId })}</span>
            {names && (
              <>
                <br />
                <span>{t('with', { names })}</span>
              </>
            )}
            {standing === 'open' && closesAt !== null && (
              <>
                <br />
                <span>{t('standing.openUntil', { day: formatDay(closesAt, zone) })}</span>
              </>
            )}
          </>
        }
      />
    </>
  );
}
