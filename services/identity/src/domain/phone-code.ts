import { PHONE_CODE_MINUTES } from '@harbourline/policy';

const WRONG_AT_MOST = 5;

/** The record of a code that was sent to a user. */
export interface IssuedCode {
  phone: string;
  expiresAt: Date;
  wrong: number;
}

export function phoneCodeExpiry(now: Date): Date {
  return new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000);
}

/** Whether a code may still prove a phone: in time, for the number that it went to, after few wrong guesses. */
export function isCodeGood({ phone, expiresAt, wrong }: IssuedCode, present: { phone: string }, now: Date): boolean {
  return phone === present.phone && expiresAt > now && wrong < WRONG_AT_MOST;
}
