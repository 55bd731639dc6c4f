import { ERRORS, type ErrorCode } from '@harbourline/contracts/errors';
import { AppError } from '../app-error';
import type { SecurityFact } from './security-events';

const TOO_MANY = 429;

const OF_CODES: Partial<Record<ErrorCode, SecurityFact>> = {
  wrong_credentials: { event: 'sign_in', outcome: 'failed' },
  demo_account: { event: 'sign_in', outcome: 'refused' },
  wrong_password: { event: 'password_proof', outcome: 'failed' },
  phone_code_wrong: { event: 'phone_code', outcome: 'failed' },
  reset_link_invalid: { event: 'reset', outcome: 'failed' },
  forbidden: { event: 'access', outcome: 'refused' },
  cross_origin: { event: 'origin', outcome: 'refused' },
  bad_signature: { event: 'webhook', outcome: 'forged' },
};

/** The security event that a refusal stands for: the one given where it was made, or else the one for its code. */
export function securityOf(error: unknown): SecurityFact | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { security, code, account } = error;
  const ofCode: SecurityFact | undefined =
    OF_CODES[code] ??
    (ERRORS[code].status === TOO_MANY ? { event: 'limit', outcome: 'reached', detail: code } : undefined);
  const fact = security ?? ofCode;
  return fact && account !== undefined ? { ...fact, account } : fact;
}
