import type { CalendarBlock } from '@harbourline/contracts';
import { addHours, zoneOf } from '@harbourline/policy';
import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIdempotencyKey } from '../../../shared/api/idempotency-key';
import { serverNow } from '../../../shared/lib/server-time';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose } from '../../../shared/ui/dialog';
import { Form, showFieldErrors } from '../../../shared/ui/form';
import actionStyles from '../../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Row } from '../../../shared/ui/stack';
import { useCreateCalendarBlockMutation, useLazyChartersQuery, type Whose } from '../bookings-api';
import { useText } from '../words';
import { BlockFields } from './block-fields';
import { blockSchema, type BlockValues, EMPTY_BLOCK, type Interval, intervalOf } from './block-values';
import { inTheWay, type Obstacle } from './in-the-way';
import { Obstacles } from './obstacles';

interface BoatToBlock {
  id: number;
  title: string;
  zone: string;
}

const NO_BOATS: readonly BoatToBlock[] = [];

interface Props {
  /** The owner's boats; left out where a captain blocks their own time. */
  boats?: readonly BoatToBlock[];
  whose: Whose;
  blocks: readonly CalendarBlock[];
}

/** A proposed time may be on the day after the reserved one. */
const MARGIN_HOURS = 24;

/** Keeps time free on a boat, or of a captain's own; says what is in the way. */
export function BlockTime({ boats = NO_BOATS, whose, blocks }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState<{ boatId: string; obstacles: readonly Obstacle[] }>();
  const [lookFor] = useLazyChartersQuery();
  const [create] = useCreateCalendarBlockMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const onlyBoat = boats.length === 1 ? String(boats[0]?.id) : '';
  const zoneOfBoat = (boatId: string) => boats.find(({ id }) => String(id) === boatId)?.zone ?? zoneOf('Toronto');
  const form = useForm<BlockValues>({
    resolver: zodResolver(blockSchema({ needsBoat: boats.length > 0, zoneOf: zoneOfBoat, now: () => serverNow() })),
    defaultValues: { ...EMPTY_BLOCK, boatId: onlyBoat },
  });
  const { isSubmitting } = form.formState;
  const boatId = useWatch({ control: form.control, name: 'boatId' });

  /** Shows what is in the way, and answers whether something is. What cannot be asked now, the server refuses anyhow. */
  async function showObstacles(boat: string, time: Interval): Promise<boolean> {
    const span = {
      endsAfter: addHours(time.start, -MARGIN_HOURS).toISOString(),
      to: addHours(time.end, MARGIN_HOURS).toISOString(),
    };
    const charters = await lookFor({ ...whose, ...span, ...(boat !== '' && { boatId: Number(boat) }) })
      .unwrap()
      .catch(() => []);
    const held = blocks.filter(({ boatId }) => boats.length === 0 || String(boatId) === boat);
    const obstacles = inTheWay(time, charters, held);
    setTried({ boatId: boat, obstacles });
    return obstacles.length > 0;
  }

  async function save(values: BlockValues) {
    const time = intervalOf(values, zoneOfBoat(values.boatId));
    if (await showObstacles(values.boatId, time)) return;
    const body = {
      ...(values.boatId !== '' && { boatId: Number(values.boatId) }),
      startDate: time.start.toISOString(),
      endDate: time.end.toISOString(),
      note: values.note || null,
    };
    const call = create({ body, idempotencyKey: keyFor(body) }).unwrap();
    call.then(settle, (error: unknown) => {
      showFieldErrors(form, error);
      void showObstacles(values.boatId, time);
    });
    const done = { title: t('blocks.done.title'), text: t('blocks.done.text') };
    const failed = { title: t('blocks.failed.title'), text: t('blocks.failed.text') };
    if (await reportOutcome(call, done, failed)) show(false);
  }

  function show(open: boolean) {
    setOpen(open);
    setTried(undefined);
    if (open) form.reset({ ...EMPTY_BLOCK, boatId: onlyBoat });
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && show(open)}
      trigger={
        <Button tone="secondary">
          <CalendarOff aria-hidden size={18} />
          {t('blocks.action')}
        </Button>
      }
      title={t('blocks.action')}
    >
      <Form form={form} label={t('blocks.action')} onSubmit={save} onInvalid={() => setTried(undefined)}>
        <BlockFields boats={boats} zone={zoneOfBoat(boatId)} />
        <Obstacles of={tried?.obstacles ?? []} zone={zoneOfBoat(tried?.boatId ?? '')} />
        <Row className={actionStyles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('blocks.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting}>
            {t('blocks.save')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
