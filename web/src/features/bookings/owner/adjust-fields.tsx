import type { BookingView } from '@harbourline/contracts';
import { localDateOf } from '@harbourline/policy';
import { useAvailabilityQuery } from '../../../shared/charter-time/availability-api';
import { fromCalendar, toCalendar } from '../../../shared/lib/calendar-dates';
import { formatTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { serverNow } from '../../../shared/lib/server-time';
import { SelectField } from '../../../shared/ui/fields';
import type { Option } from '../../../shared/ui/select-box';
import { useText } from '../words';
import { type AdjustableTime, adjustableTimes } from './adjustable-times';
import type { CaptainChoice } from './captain-choices';

const DAY_MS = 24 * 3_600_000;

interface Props {
  booking: BookingView;
  /** Who could take the helm instead. */
  captains: readonly CaptainChoice[];
}

/** The new start on the same day, and perhaps another captain. */
export function AdjustFields({ booking, captains }: Props) {
  const t = useText();
  const { boatId, startDate, zone } = booking;
  const date = localDateOf(new Date(startDate), zone);
  const next = fromCalendar(new Date(toCalendar(date).getTime() + DAY_MS));
  const { data } = useAvailabilityQuery({ boatId, from: date, to: next });
  const times = adjustableTimes(booking, data?.busy ?? [], serverNow());
  return (
    <>
      <SelectField
        name="startTime"
        label={t('owner.adjust.startTime')}
        options={[{ value: '', label: t('owner.adjust.choose') }, ...times.map(toTimeOption)]}
      />
      {captains.length > 0 && (
        <SelectField
          name="captainId"
          label={t('owner.adjust.captain')}
          hint={t('owner.adjust.captainHint')}
          options={[
            { value: '', label: t('owner.adjust.sameCaptain', { name: booking.captain?.fullName ?? '' }) },
            ...captains.map(toCaptainOption),
          ]}
        />
      )}
    </>
  );

  function toTimeOption({ time, start, state, isReserved }: AdjustableTime): Option {
    const shown = formatTime(start.toISOString(), zone);
    // The reserved time can stay where only the captain changes.
    if (isReserved) {
      return { value: time, label: t('owner.adjust.asReserved', { time: shown }), disabled: captains.length === 0 };
    }
    return {
      value: time,
      label: state === 'taken' ? t('owner.adjust.taken', { time: shown }) : shown,
      disabled: state !== 'free',
    };
  }

  function toCaptainOption({ captainId, name, hourlyRate, fee }: CaptainChoice): Option {
    const rate = t('owner.replace.rate', { rate: formatMoney(hourlyRate), fee: formatMoney(fee) });
    return { value: String(captainId), label: `${name} (${rate})` };
  }
}
