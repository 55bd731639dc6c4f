import { ERRORS, type ErrorCode } from '@harbourline/contracts/errors';
import type { SecurityFact } from './security/security-events';

export interface AppErrorDetails {
  /** Replaces the code's default sentence. */
  message?: string;
  /** A message per input field, by its dotted path. */
  fields?: Record<string, string>;
  /** Further members of the error body, such as the right quote beside `price_changed`. */
  extra?: Record<string, unknown>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** The account that the error is about; for the log alone. */
  account?: number | undefined;
  /** The security event that the error stands for, if its code does not say so; for the log alone. */
  security?: SecurityFact;
  cause?: unknown;
}

/** An expected failure: a code of the catalogue, rendered as its status and sentence. */
export class AppError extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
  readonly account: number | undefined;
  readonly security: SecurityFact | undefined;

  constructor(
    readonly code: ErrorCode,
    details: AppErrorDetails = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.extra = details.extra;
    this.retryAfter = details.retryAfter;
    this.account = details.account;
    this.security = details.security;
  }
}
