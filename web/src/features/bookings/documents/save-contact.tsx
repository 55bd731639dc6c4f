import type { BookingParty } from '@harbourline/contracts';
import { UserRoundPlus } from 'lucide-react';
import { messageOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { dismissFailure, showToast } from '../../../shared/ui/toast';
import { useText } from '../words';
import { useDownloadContactMutation } from './documents-api';

/** One of the people of a booking. */
export interface SavedContact {
  bookingId: number;
  party: BookingParty;
}

/** Somebody's card for the address book of a phone. */
export function SaveContact({ bookingId, party, name }: SavedContact & { name: string }) {
  const t = useText();
  const [download, { isLoading }] = useDownloadContactMutation();

  async function save() {
    dismissFailure();
    try {
      await download({ id: bookingId, party }).unwrap();
    } catch (error) {
      const description = messageOf(error, t('documents.failed.text'));
      showToast({ tone: 'error', title: t('documents.contactFailed'), description });
    }
  }

  return (
    <Button
      tone="quiet"
      size="2"
      loading={isLoading}
      aria-label={t('documents.contactOf', { name })}
      onClick={() => void save()}
    >
      <UserRoundPlus aria-hidden size={16} />
      {t('documents.saveContact')}
    </Button>
  );
}
