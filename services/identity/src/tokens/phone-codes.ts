import { randomInt } from 'node:crypto';
import { PHONE_CODE_DIGITS } from '@harbourline/contracts';
import type { Keys } from './derive-key';
import { signing } from './signing';

/** Whose phone a code proves. */
export interface PhoneToProve {
  userId: number;
  phone: string;
}

export interface PhoneCodes {
  /** A code, and what is kept of it: without the private key nobody tries out a million codes against that. */
  issue(whose: PhoneToProve): { code: string; hash: string };
  isRight(whose: PhoneToProve, code: string, hash: string): boolean;
}

/** The codes that prove phones: short, so few guesses at each may be allowed. */
export function phoneCodes(privateKeys: Keys): PhoneCodes {
  const { sign, open } = signing(privateKeys, 'phone code');
  const textOf = ({ userId, phone }: PhoneToProve, code: string) => [userId, phone, code].join('.');
  return {
    issue(whose) {
      const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
      const text = textOf(whose, code);
      return { code, hash: sign(text).slice(text.length + 1) };
    },
    isRight: (whose, code, hash) => open(`${textOf(whose, code)}.${hash}`) !== undefined,
  };
}
