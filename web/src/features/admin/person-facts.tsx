import type { UserView } from '@harbourline/contracts';
import { PhoneLink } from '../../shared/ui/phone-link';
import { when } from '../../shared/lib/when';
import { Facts } from '../../shared/ui/facts';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';
import { LicenseLines } from './license-lines';
import { useText } from './words';
import styles from './person.module.css';

/** What is known of an account, and what may be changed about it. */
export function PersonFacts({ person, selfId }: { person: UserView; selfId: number }) {
  const t = useText();
  const isSelf = person.id === selfId;
  const confirmed = (is: boolean) => t(is ? 'person.confirmed' : 'person.unconfirmed');
  return (
    <section className={styles.facts} aria-label={t('person.account')}>
      <Facts
        rows={[
          { label: t('person.number'), value: `#${person.id}` },
          {
            label: t('table.phone'),
            value: (
              <>
                <PhoneLink phone={person.phone} />
                <span>{`, ${confirmed(person.phoneConfirmed)}`}</span>
              </>
            ),
          },
          {
            label: t('table.email'),
            value: (
              <>
                <a href={`mailto:${person.email}`}>{person.email}</a>
                <span>{`, ${confirmed(person.isVerified)}`}</span>
              </>
            ),
          },
          { label: t('table.joined'), value: when(person.createdAt) },
          {
            label: t('person.terms'),
            value: person.termsAcceptedAt
              ? t('person.termsOf', { at: when(person.termsAcceptedAt) ?? '', version: person.termsVersion ?? '' })
              : t('person.noTerms'),
          },
          { label: t('person.age'), value: when(person.ageAttestedAt) ?? t('person.noTerms') },
          { label: t('person.access'), value: t(person.active ? 'person.active' : 'deactivated') },
        ]}
      />
      <div className={styles.manage}>
        <ChangeRole person={person} disabled={isSelf} />
        <ChangeStanding person={person} disabled={isSelf} />
        {person.role === 'captain' && <LicenseLines captain={person} />}
      </div>
    </section>
  );
}
