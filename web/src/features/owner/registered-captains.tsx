import type { BoatView } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { Badge } from '../../shared/ui/badge';
import { Mail, Phone, Star } from 'lucide-react';
import { PhoneLink } from '../../shared/ui/phone-link';
import type { RegisteredCaptain } from '../../shared/api/fleet-api';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { useSetPreferredCaptainMutation } from './owner-api';
import styles from './owner-captains.module.css';

interface Props {
  boat: BoatView;
  captains: readonly RegisteredCaptain[];
}

/** The captains of one boat, and the button that prefers one of them. */
export function RegisteredCaptains({ boat, captains }: Props) {
  const t = useText();
  const title = boatTitle(boat);
  return (
    <Card as="section">
      <h2 className={styles.boat}>{title}</h2>
      <p className={styles.lead}>{boat.boatName}</p>
      <ul className={styles.captains}>
        {captains.map(({ captain, hourlyRate }) => (
          <li key={captain.id}>
            <div>
              <p className={styles.name}>
                {captain.fullName}
                {!captain.licensed && (
                  <Badge color="amber" radius="full">
                    {t('captains.unlicensed')}
                  </Badge>
                )}
              </p>
              <p className={styles.contact}>
                <PhoneLink phone={captain.phone} icon={<Phone aria-hidden size={15} />} />
                <a href={`mailto:${captain.email}`}>
                  <Mail aria-hidden size={15} />
                  {captain.email}
                </a>
              </p>
            </div>
            <span className={styles.rate}>{t('captains.rate', { rate: formatMoney(hourlyRate) })}</span>
            <PreferButton boat={boat} boatTitle={title} captain={captain} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PreferProps {
  boat: BoatView;
  boatTitle: string;
  captain: RegisteredCaptain['captain'];
}

function PreferButton({ boat, boatTitle, captain: { id, fullName } }: PreferProps) {
  const t = useText();
  const [prefer, { isLoading }] = useSetPreferredCaptainMutation();
  const isPreferred = boat.preferredCaptainId === id;

  async function toggle() {
    if (isLoading) return;
    const call = prefer({ id: boat.id, ownerId: boat.ownerId, captainId: isPreferred ? null : id }).unwrap();
    const outcome = isPreferred ? 'captains.cleared' : 'captains.updated';
    const done = { title: t(`${outcome}.title`), text: t(`${outcome}.text`) };
    await reportOutcome(call, done, { title: t('captains.failed.title'), text: t('captains.failed.text') });
  }

  const values = { captain: fullName, boat: boatTitle };
  return (
    <Button
      tone={isPreferred ? 'primary' : 'secondary'}
      size="2"
      aria-label={t(isPreferred ? 'captains.clearFor' : 'captains.setFor', values)}
      aria-pressed={isPreferred}
      onClick={() => void toggle()}
    >
      <Star aria-hidden size={16} fill={isPreferred ? 'currentColor' : 'none'} />
      <span>{t(isPreferred ? 'captains.preferred' : 'captains.set')}</span>
    </Button>
  );
}
