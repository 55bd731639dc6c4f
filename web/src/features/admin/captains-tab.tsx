import { AddUser } from './add-user';
import { CaptainSection } from './captain-section';
import { LicensesToReview } from './licenses-to-review';
import { useText } from './words';
import { PeopleList } from './people-list';

/** All captains, with what they ask for and their licenses. */
export function CaptainsTab() {
  const t = useText();
  return (
    <>
      <LicensesToReview />
      <PeopleList role="captain" none={t('captains.none')} action={<AddUser role="captain" />}>
        {(captains) => captains.map((captain) => <CaptainSection key={captain.id} captain={captain} />)}
      </PeopleList>
    </>
  );
}
