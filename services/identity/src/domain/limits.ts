/** How often something may be done. */
export interface Limit {
  /** Whose count, such as `forgot-password:phone:+14165550100`. */
  key: string;
  max: number;
  minutes: number;
}

const HOUR = 60;

/** Wrong guesses at one secret, by whom or at whose: from the fourth on they are slowed, from the tenth refused. */
export const GUESSES = { slowedAfter: 3, max: 9, minutes: 15 };

/** Whose wrong passwords are counted together. */
export const guessesAt = {
  phone: (phone: string) => `sign-in:phone:${phone}`,
  address: (address: string) => `sign-in:address:${address}`,
  device: (device: string) => `sign-in:device:${device}`,
  /** Phones and addresses, at whether somebody has them. */
  accounts: (address: string) => `accounts:address:${address}`,
  /** The current password that a change of one's own account asks for. */
  currentPassword: (userId: number) => `current-password:${userId}`,
};

export const limits = {
  forgotPhone: (phone: string): Limit => ({ key: `forgot-password:phone:${phone}`, max: 5, minutes: HOUR }),
  forgotAddress: (address: string): Limit => ({ key: `forgot-password:address:${address}`, max: 30, minutes: HOUR }),
  checkResetLink: (address: string): Limit => ({ key: `check-reset-link:${address}`, max: 120, minutes: HOUR }),
  resetPassword: (address: string): Limit => ({ key: `reset-password:${address}`, max: 30, minutes: HOUR }),
  confirmEmail: (address: string): Limit => ({ key: `confirm-email:${address}`, max: 120, minutes: HOUR }),
  ownData: (userId: number): Limit => ({ key: `own-data:${userId}`, max: 5, minutes: 24 * HOUR }),
  switchSms: (userId: number): Limit => ({ key: `switch-sms:${userId}`, max: 20, minutes: HOUR }),
  switchCharterConfirmation: (userId: number): Limit => ({
    key: `switch-charter-confirmation:${userId}`,
    max: 20,
    minutes: HOUR,
  }),
};
