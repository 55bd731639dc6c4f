import { ERRORS, type ErrorCode } from '@harbourline/contracts';
import { dollarsOf, formatCad, type DepositShortfall } from '@harbourline/policy';
import { noticeInWords } from '@harbourline/policy/words';
import { AppError } from '@harbourline/service-kit/app-error';

/** The numbers that sentences about a broken rule name: those that are set here, and what a deposit lacks. */
interface Numbers {
  noticeHours: number;
  shortfall?: DepositShortfall | null;
}

/** The sentence about a rule that a reservation breaks, with its numbers. */
export function refusalInWords(code: ErrorCode, { noticeHours, shortfall }: Numbers): string {
  if (code === 'notice_too_short') return noticeInWords({ noticeHours });
  return code === 'deposit_too_small' && shortfall ? shortfallInWords(shortfall) : ERRORS[code].message;
}

/** The error for a rule that a reservation breaks; of a deposit that is too small it carries what is missing, in dollars. */
export function refusal(code: ErrorCode, numbers: Numbers): AppError {
  if (code === 'deposit_too_small' && numbers.shortfall) return depositTooSmall(numbers.shortfall);
  return new AppError(code, { message: refusalInWords(code, numbers) });
}

/** The error for a change whose deposit would be higher than the booking's. */
export function depositTooSmall(shortfall: DepositShortfall): AppError {
  const extra = { missing: dollarsOf(shortfall.missingCents) };
  return new AppError('deposit_too_small', { message: shortfallInWords(shortfall), extra });
}

function shortfallInWords(shortfall: DepositShortfall): string {
  return `${needInWords(shortfall)}, and the deposit of a booking cannot be raised. Please choose a change that costs less, or have the booking canceled and the charter reserved anew.`;
}

/** "This change needs a deposit of $650, $300 more than the $350 of the booking" */
export function needInWords({ paidCents, neededCents, missingCents }: DepositShortfall): string {
  return `This change needs a deposit of ${formatCad(neededCents)}, ${formatCad(missingCents)} more than the ${formatCad(paidCents)} of the booking`;
}
