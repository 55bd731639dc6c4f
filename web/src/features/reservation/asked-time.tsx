import type { BoatView } from '@harbourline/contracts';
import { useEffect } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import { useAvailability } from '../../shared/charter-time/use-availability';
import { Spinner } from '../../shared/ui/states';
import { readDraft, writeDraft } from './draft';
import { fittingPart } from './fitting-part';
import { useText } from './words';

interface Props {
  boat: BoatView;
  asked: When;
  /** For how many; as many as the boat takes, where that is fewer. */
  guests?: number | undefined;
  /** Called once the draft holds it: it has to leave the address, or a reload would undo what is chosen later. */
  onTaken: () => void;
}

/** Takes what the address asks for over into the draft, as soon as it is known what of it can be had. */
export function AskedTime({ boat, asked, guests, onTaken }: Props) {
  const t = useText();
  const { dateRules, isDateKnown, failed } = useAvailability(boat, asked.date ?? '', null);
  const isAnswered = isDateKnown || failed;
  useEffect(() => {
    if (!isAnswered) return;
    const group = guests === undefined ? {} : { guests: Math.min(guests, boat.capacity) };
    writeDraft(boat.id, { ...readDraft(boat.id), ...fittingPart(asked, dateRules), ...group });
    onTaken();
  }, [boat.id, boat.capacity, asked, guests, dateRules, isAnswered, onTaken]);

  return <Spinner label={t('loading')} />;
}
