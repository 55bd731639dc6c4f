import type { BookingView, replaceCaptain, RouteError } from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useOwnerCaptainsQuery } from '../../../shared/api/fleet-api';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose } from '../../../shared/ui/dialog';
import { Form, showFieldErrors } from '../../../shared/ui/form';
import actionStyles from '../../../shared/ui/form-actions.module.css';
import { QueryView } from '../../../shared/ui/query-view';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Row } from '../../../shared/ui/stack';
import { useReplaceCaptainMutation } from '../acts-api';
import { text, useText } from '../words';
import { hoursOf } from '../../../shared/charter-time/told-span';
import { captainChoices } from './captain-choices';
import { CaptainRadios } from './captain-radios';

const schema = z.object({ captainId: z.string(text('owner.replace.required')).min(1, text('owner.replace.required')) });
type Values = z.infer<typeof schema>;

const FIELD_OF = {
  captain_taken: 'captainId',
  captain_unavailable: 'captainId',
  captain_too_expensive: 'captainId',
} as const satisfies Partial<Record<RouteError<typeof replaceCaptain>, keyof Values>>;

/** The owner chooses another captain for a charter whose own has left, at no higher fee. */
export function ReplaceCaptain({ booking, ownerId }: { booking: BookingView; ownerId: number }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [replace] = useReplaceCaptainMutation();
  const query = useOwnerCaptainsQuery(ownerId, { skip: !isOpen });
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { captainId: '' } });
  const { isSubmitting } = form.formState;
  const choices = captainChoices(booking, query.data ?? []);

  async function choose({ captainId }: Values) {
    const call = replace({ id: booking.id, captainId: Number(captainId) }).unwrap();
    void call.catch((error: unknown) => showFieldErrors(form, error, FIELD_OF));
    const done = { title: t('owner.replace.done.title'), text: t('owner.replace.done.text') };
    const failed = { title: t('owner.replace.failed.title'), text: t('owner.replace.failed.text') };
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
      trigger={<Button>{t('owner.replace.action')}</Button>}
      title={t('owner.replace.title')}
      description={t(isRequest(booking) ? 'owner.replace.accepting' : 'owner.replace.text', {
        fee: formatMoney(booking.captainFee),
        hours: t('owner.adjust.hours', { count: hoursOf(booking) }),
      })}
    >
      <Form form={form} label={t('owner.replace.title')} onSubmit={choose}>
        <QueryView query={query} isEmpty={() => choices.length === 0} empty={<p>{t('owner.replace.none')}</p>}>
          {() => <CaptainRadios choices={choices} />}
        </QueryView>
        <Row className={actionStyles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('owner.replace.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting} disabled={!choices.some(({ problem }) => problem === null)}>
            {t('owner.replace.save')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
