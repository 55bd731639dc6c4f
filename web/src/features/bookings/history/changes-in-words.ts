import type { CharterDetails, HistoryEntry } from '@harbourline/contracts';
import { isDetail } from '../../../shared/charter-details/detail-facts';
import { formatDateTime, formatTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import type { en } from '../words.en';

type OtherField = keyof typeof en.history.fields;
type Field = OtherField | keyof CharterDetails;

const FIELDS: Record<OtherField, 'instant' | 'clock' | 'money' | 'text' | 'choice' | 'proposal' | 'cause'> = {
  startDate: 'instant',
  endDate: 'instant',
  adjustedStartTime: 'clock',
  boatRentalAmount: 'money',
  captainFee: 'money',
  totalPrice: 'money',
  depositAmount: 'money',
  balanceDue: 'money',
  paidDate: 'instant',
  paidReference: 'text',
  refundChoice: 'choice',
  changeProposed: 'proposal',
  calledOff: 'cause',
};

export interface ChangeInWords {
  field: Field;
  /** Null where there was nothing before, or is nothing any more. */
  from: string | null;
  to: string | null;
}

interface Reading {
  zone: string;
  choices: { credit: string; refund: string };
  /** For what a charter was called off. */
  causes: { weather: string; mechanical: string };
  /** What a proposed change does that is not answered yet. */
  waiting: string;
}

/** The changes that say something to a reader; what is told otherwise, or only by numbers of ours, is left out. */
export function changesInWords(
  changes: HistoryEntry['changes'],
  { zone, choices, causes, waiting }: Reading,
): ChangeInWords[] {
  const words = (field: Field, value: unknown): string | null => {
    const kind = isDetail(field) ? 'text' : FIELDS[field];
    if (kind === 'proposal') return value === true ? waiting : null;
    if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
    if (typeof value !== 'string' || value === '') return null;
    if (kind === 'instant') return formatDateTime(value, zone);
    if (kind === 'cause') return value === 'mechanical' ? causes.mechanical : causes.weather;
    if (kind === 'clock')
      return `${formatTime(`2000-01-01T${value}`, zone)} (${zone.replace(/^.*\//, '').replaceAll('_', ' ')} time)`;
    return kind === 'choice' && (value === 'credit' || value === 'refund') ? choices[value] : value;
  };
  return changes.flatMap(({ field, from, to }) =>
    isShown(field) && !isSettled(field, to) ? [{ field, from: words(field, from), to: words(field, to) }] : [],
  );
}

function isShown(field: string): field is Field {
  return isDetail(field) || Object.hasOwn(FIELDS, field);
}

/** Its new time, or its end, says that a charter is called off no longer. */
function isSettled(field: Field, to: unknown): boolean {
  return field === 'calledOff' && to === null;
}
