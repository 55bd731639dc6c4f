import type { BookingView, updateBooking } from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useOwnerCaptainsQuery } from '../../../shared/api/fleet-api';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose } from '../../../shared/ui/dialog';
import { Form, showFieldErrors } from '../../../shared/ui/form';
import actionStyles from '../../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Row } from '../../../shared/ui/stack';
import { useUpdateBookingMutation } from '../bookings-api';
import { text, useText } from '../words';
import { AdjustFields } from './adjust-fields';
import { hoursOf } from '../../../shared/charter-time/told-span';
import { captainChoices } from './captain-choices';

const schema = z.object({
  startTime: z.string().min(1, text('owner.adjust.required')),
  /** Empty where the captain stays. */
  captainId: z.string(),
});
type Values = z.infer<typeof schema>;

type Refusal = (typeof updateBooking.actions.adjustReservation.errors)[number];
const FIELD_OF = {
  same_time: 'startTime',
  outside_hours: 'startTime',
  notice_too_short: 'startTime',
  slot_taken: 'startTime',
  captain_taken: 'captainId',
  captain_unavailable: 'captainId',
  captain_too_expensive: 'captainId',
} as const satisfies Partial<Record<Refusal, keyof Values>>;

interface Props {
  booking: BookingView;
  ownerId: number;
  disabled: boolean;
  /** Why it is disabled. */
  reason: string | undefined;
}

/** Proposes another start on the same day to the renter, and where there is a captain, perhaps another one. */
export function AdjustBooking({ booking, ownerId, disabled, reason }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdateBookingMutation();
  const { data: registered = [] } = useOwnerCaptainsQuery(ownerId, { skip: !isOpen || booking.captainId === null });
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { startTime: '', captainId: '' } });
  const { isSubmitting } = form.formState;
  const captains = captainChoices(booking, registered).filter(({ problem }) => problem === null);

  async function save({ startTime, captainId }: Values) {
    const change = {
      ownerAdjusted: true,
      adjustedStartTime: startTime,
      ...(captainId !== '' && { adjustedCaptainId: Number(captainId) }),
    } as const;
    const call = update({ id: booking.id, change }).unwrap();
    void call.catch((error: unknown) => showFieldErrors(form, error, FIELD_OF));
    const done = { title: t('owner.adjust.done.title'), text: t('owner.adjust.done.text') };
    const failed = { title: t('owner.adjust.failed.title'), text: t('owner.adjust.failed.text') };
    if (await reportOutcome(call, done, failed)) show(false);
  }

  function show(open: boolean) {
    setOpen(open);
    if (!open) form.reset();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && show(open)}
      trigger={
        <Button tone="secondary" disabled={disabled} title={reason}>
          {t('owner.adjust.action')}
        </Button>
      }
      title={t('owner.adjust.title')}
      description={t('owner.adjust.text', { hours: t('owner.adjust.hours', { count: hoursOf(booking) }) })}
    >
      <Form form={form} label={t('owner.adjust.title')} onSubmit={save}>
        <AdjustFields booking={booking} captains={captains} />
        <Row className={actionStyles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('owner.adjust.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'owner.adjust.saving' : 'owner.adjust.save')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
