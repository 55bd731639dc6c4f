import { ERRORS, type ErrorCode } from '@harbourline/contracts';
import { noticeInWords } from '@harbourline/policy/words';
import { AppError } from '@harbourline/service-kit/app-error';

interface Configured {
  noticeHours: number;
}

/** The sentence about a rule that a reservation breaks, with the numbers that are set here. */
export function refusalInWords(code: ErrorCode, configured: Configured): string {
  return code === 'notice_too_short' ? noticeInWords(configured) : ERRORS[code].message;
}

/** The error for a rule that a reservation breaks. */
export function refusal(code: ErrorCode, configured: Configured): AppError {
  return new AppError(code, { message: refusalInWords(code, configured) });
}
