import { formatMonth } from '../../shared/lib/dates';
import { useAskingRentersQuery } from './asking-renter-api';
import { useText } from './words';

/** Who asks for a boat, as far as its owner may know before the charter is confirmed. */
export function AskingRenter({ renterId }: { renterId: number }) {
  const t = useText();
  const { data } = useAskingRentersQuery();
  const renter = data?.find((each) => each.renterId === renterId);
  if (!renter) return null;
  const { firstName, memberSince, charters } = renter;
  return (
    <p>
      {[
        t('renter.name', { name: firstName }),
        ...(memberSince ? [t('renter.since', { month: formatMonth(memberSince) })] : []),
        charters === 0 ? t('renter.noCharters') : t('renter.charters', { count: charters }),
      ].join(' · ')}
    </p>
  );
}
