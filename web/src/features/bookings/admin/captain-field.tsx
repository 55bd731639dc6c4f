import type { BoatCaptain } from '@harbourline/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../shared/lib/money';
import { SelectField } from '../../../shared/ui/fields';
import { useText } from '../words';
import { useCaptainsToChooseQuery } from './admin-bookings-api';
import { hoursIn } from './typed-numbers';

interface Props {
  boatId: number | undefined;
  /** Who is booked; stays a choice even where they are not offered any more. */
  booked?: { id: number; fullName: string } | null;
  /** Hears what the captain asks for who has just been chosen, in dollars; zero without one. */
  onFee?: (captainId: number | null, fee: number) => void;
}

/** A captain of the boat, or none. */
export function CaptainField({ boatId, booked = null, onFee }: Props) {
  const t = useText();
  const { control } = useFormContext<{ captainId: string; duration: string }>();
  const [captainId, duration] = useWatch({ control, name: ['captainId', 'duration'] });
  const { currentData: captains } = useCaptainsToChooseQuery(boatId ?? skipToken);
  const chosen = captains?.find(({ id }) => String(id) === captainId);
  const hours = hoursIn(duration);

  function tellFee(value: string) {
    const picked = captains?.find(({ id }) => String(id) === value);
    onFee?.(value === '' ? null : Number(value), (picked?.hourlyRate ?? 0) * (hours ?? 0));
  }

  return (
    <div onChange={({ target }) => target instanceof HTMLSelectElement && tellFee(target.value)}>
      <SelectField
        name="captainId"
        label={t('admin.fields.captain')}
        disabled={boatId === undefined}
        options={[{ value: '', label: t('admin.fields.noCaptain') }, ...options(captains)]}
        hint={
          chosen &&
          hours !== null &&
          t('admin.fields.captainAsks', {
            rate: formatMoney(chosen.hourlyRate),
            fee: formatMoney(chosen.hourlyRate * hours),
          })
        }
      />
    </div>
  );

  function options(found: readonly BoatCaptain[] = []) {
    const offered = found.map(({ id, fullName, hourlyRate }) => ({
      value: String(id),
      label: t('admin.fields.captainRate', { name: fullName, rate: formatMoney(hourlyRate) }),
    }));
    if (!booked || found.some(({ id }) => id === booked.id)) return offered;
    const label = captains ? t('admin.fields.captainOff', { name: booked.fullName }) : booked.fullName;
    return [{ value: String(booked.id), label }, ...offered];
  }
}
