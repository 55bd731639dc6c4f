import { durationsFrom, type StartSlot } from '@harbourline/policy';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../lib/dates';
import { type CharterTimeValues, FIRST_START } from './charter-time-values';
import { text } from './words';
import type { BoatAvailability } from './use-availability';

/**
 * Keeps date, time and duration within what is free, also when that changes while the page is open. A time somebody
 * chose is not moved but asked for again; the one that was only preset moves to the first that is free.
 */
export function useFittingTime(
  { first, taken, dateRules, isKnown }: BoatAvailability,
  slots: readonly StartSlot[],
): void {
  const form = useFormContext<CharterTimeValues>();
  const [date, startTime, duration] = useWatch({ control: form.control, name: ['date', 'startTime', 'duration'] });

  useEffect(() => {
    if (date && isKnown && (date < first || taken.has(date))) form.setValue('date', '');
  }, [form, date, first, taken, isKnown]);

  useEffect(() => {
    const chosen = slots.find(({ time }) => time === startTime);
    if (!chosen || chosen.state === 'free') return;
    const firstFree = slots.find(({ state }) => state === 'free');
    if (startTime === FIRST_START && firstFree) return form.setValue('startTime', firstFree.time);
    form.setValue('startTime', '');
    const time = formatTime(chosen.start.toISOString(), dateRules.zone);
    form.setError('startTime', { message: text('notFree', { time }) });
  }, [form, slots, startTime, dateRules.zone]);

  useEffect(() => {
    const start = date ? (slots.find(({ time }) => time === startTime)?.start ?? null) : null;
    const choices = durationsFrom(start, dateRules);
    if (choices.some(({ hours, isFree }) => hours === duration && isFree)) return;
    const fitting = choices.filter(({ hours, isFree }) => isFree && hours <= duration).at(-1) ?? choices[0];
    if (fitting && fitting.hours !== duration) form.setValue('duration', fitting.hours);
  }, [form, slots, date, startTime, duration, dateRules]);
}
