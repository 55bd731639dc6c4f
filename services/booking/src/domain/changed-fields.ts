import { changeEffectCode, DETAILS } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { z } from 'zod';
import type { Booking } from '../generated/prisma/client';

const shown = z.union([z.string(), z.number(), z.boolean()]).nullable();
type Shown = z.infer<typeof shown>;

const changedField = z.object({ field: z.string(), from: shown, to: shown });
/** One field that changed, by its name in the API, with its values as the API shows them. */
export type ChangedField = z.infer<typeof changedField>;

/** The changed fields of one entry of the history, as the JSON column holds them. */
export function changesOf({ changes }: { changes: unknown }): ChangedField[] {
  return z.array(changedField).parse(changes);
}

/** What a change does to the rules for canceling, as the JSON column of an entry holds it. */
export function effectCodesIn({ effectCodes }: { effectCodes: unknown }): z.infer<typeof changeEffectCode>[] {
  return z.array(changeEffectCode).parse(effectCodes);
}

const asIs = (value: Shown): Shown => value;
const dollars = (cents: number): number => dollarsOf(cents);
const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The fields that a booking's history tells of; status and reason have columns of their own there. */
const FIELDS: { [Field in keyof Booking]?: [field: string, show: (value: never) => Shown] } = {
  startDate: ['startDate', moment],
  endDate: ['endDate', moment],
  ...Object.fromEntries(DETAILS.map((name) => [name, [name, asIs]])),
  captainId: ['captainId', asIs],
  captainWanted: ['captainWanted', asIs],
  captainAnswer: ['captainAnswer', asIs],
  ownerAcceptedAt: ['ownerAcceptedAt', moment],
  boatRentalCents: ['boatRentalAmount', dollars],
  captainFeeCents: ['captainFee', dollars],
  totalCents: ['totalPrice', dollars],
  depositCents: ['depositAmount', dollars],
  balanceFromRenterCents: ['balanceDue', dollars],
  dueToCaptainCents: ['dueToCaptain', dollars],
  paidDate: ['paidDate', moment],
  paidReference: ['paidReference', asIs],
  ownerAdjusted: ['ownerAdjusted', asIs],
  adjustedStartTime: ['adjustedStartTime', asIs],
  adjustedCaptainId: ['adjustedCaptainId', asIs],
  refundChoice: ['refundChoice', asIs],
  calledOffCause: ['calledOff', asIs],
  changeRespondBy: ['changeProposed', (respondBy: Date | null) => respondBy !== null],
};

/** The fields of a booking that a change made different. */
export function changedFields(before: Booking, after: Booking): ChangedField[] {
  return Object.entries(FIELDS).flatMap(([name, [field, show]]) => {
    const [from, to] = [before, after].map((booking) => show(Reflect.get(booking, name) as never));
    return from === to || from === undefined || to === undefined ? [] : [{ field, from, to }];
  });
}
