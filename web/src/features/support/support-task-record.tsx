import type { SupportTask } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { LinkButton } from '../../shared/ui/button';
import { PersonLink } from '../../shared/ui/person-link';
import { RecordCard } from '../../shared/ui/record-card';
import { tellTask } from './tell-task';
import { useText } from './words';

/** Something that only a person can settle: what, whose, since and until when, with the way to where it is done. */
export function SupportTaskRecord({ task }: { task: SupportTask }) {
  const t = useText();
  const told = tellTask(task, t);
  if (!told) return null;
  const { kind, person, bookingId, since, deadline } = task;
  return (
    <RecordCard
      title={told.title}
      {...(deadline !== null && { badge: { label: t('until', { time: when(deadline) ?? '' }), color: 'amber' } })}
      facts={[
        {
          label: t(`whose.${kind}`),
          value: person && <PersonLink id={person.id} name={person.fullName} />,
        },
        ...told.facts,
        { label: t(`since.${kind}`), value: when(since) },
        { label: t('booking'), value: bookingId === null ? null : <BookingLink id={bookingId} /> },
      ]}
      actions={
        <LinkButton size="2" tone="secondary" to={told.to} aria-label={`${t(`act.${kind}`)}: ${told.title}`}>
          {t(`act.${kind}`)}
        </LinkButton>
      }
    />
  );
}
