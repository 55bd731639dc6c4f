import { zodResolver } from '@hookform/resolvers/zod';
import type { BoatView, Role } from '@harbourline/contracts';
import { DEFAULT_MINIMUM_HOURS } from '@harbourline/policy';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FIRST_START } from '../../shared/charter-time/charter-time-values';
import { useAvailability } from '../../shared/charter-time/use-availability';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { Form } from '../../shared/ui/form';
import { readDraft, writeDraft } from './draft';
import { HoldProblemNotice } from './hold-problem-notice';
import { useText } from './words';
import { ReservationAside } from './reservation-aside';
import { ReservationBar } from './reservation-bar';
import { ReservationChoices } from './reservation-choices';
import { reservationSchemaFor, type ReservationValues } from './reservation-schema';
import styles from './reservation.module.css';
import { useCaptains } from './use-captains';
import { usePlaceHold } from './use-place-hold';
import { useQuote } from './use-quote';

interface Props {
  boat: BoatView;
  title: string;
  /** Null for guests, who may look at everything. */
  user: { id: number; role: Role } | null;
  signInPath: string;
}

/** Everything a renter decides, the price beside it, and the way to the checkout. */
export function Reservation({ boat, title, user, signInPath }: Props) {
  const t = useText();
  const [draft] = useState(() => readDraft(boat.id));
  const onlyWithCaptain = boat.facts?.rules?.onlyWithCaptain ?? false;
  const form = useForm<ReservationValues>({
    resolver: zodResolver(reservationSchemaFor({ onlyWithCaptain })),
    mode: 'onTouched',
    defaultValues: { ...presets(boat), ...draft },
  });
  // What was typed before a look at the checkout is the draft, of which the form has no more to save.
  useUnsavedWork(Boolean(draft.purposeOfRental || draft.specialRequests));
  const [date, startTime, duration, guests, captainId] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'duration', 'guests', 'captainId'],
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => writeDraft(boat.id, typed) }),
    [form, boat.id],
  );

  const captains = useCaptains(boat.id, form, { wasChosen: draft.captainId !== undefined, onlyWithCaptain });
  const renterId = user?.role === 'renter' ? user.id : null;
  const { place, replace, problem, own, isSending } = usePlaceHold(boat, title, captains.list ?? [], renterId);
  const availability = useAvailability(boat, date, own);

  const pricing = useQuote(boat, { date, startTime, duration, guests, captainId }, own);
  const { quote } = pricing;
  const [isReplacing, setReplacing] = useState(false);
  const action = useRef<HTMLDivElement>(null);
  const hired = captains.list?.find(({ id }) => String(id) === captainId);

  return (
    <Form
      form={form}
      label={t('formLabel')}
      onSubmit={(submitted) =>
        quote && pricing.isCurrent && !isSending ? place({ values: submitted, quote }) : undefined
      }
    >
      <div>
        <div className={styles.columns}>
          <ReservationChoices {...{ boat, date, availability, captains }} />
          <ReservationAside
            boat={boat}
            title={title}
            captain={hired && { name: hired.fullName, isPreselected: hired.preferred && captains.isUntouched }}
            pricing={pricing}
            action={action}
            mayReserve={!user || user.role === 'renter'}
            isSending={isSending || isReplacing}
            problem={
              problem && (
                <HoldProblemNotice
                  problem={problem}
                  deposit={pricing.isCurrent ? quote?.depositAmount : undefined}
                  signInPath={signInPath}
                  isSending={isSending || isReplacing}
                  onReplace={(holdId) => {
                    void form.handleSubmit(async (submitted) => {
                      if (!quote) return;
                      setReplacing(true);
                      await replace(holdId, { values: submitted, quote });
                      setReplacing(false);
                    })();
                  }}
                />
              )
            }
          />
        </div>
        <ReservationBar quote={quote} action={action} />
      </div>
    </Form>
  );
}

function presets(boat: BoatView): ReservationValues {
  return {
    date: '',
    startTime: FIRST_START,
    duration: boat.minimumHours || DEFAULT_MINIMUM_HOURS,
    guests: Math.min(2, boat.capacity),
    captainId: '',
    purposeOfRental: '',
    specialRequests: '',
    agreesToTerms: false,
  };
}
