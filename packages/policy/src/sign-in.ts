/** For how long a browser that nobody uses stays signed in. */
export const REFRESH_TOKEN_DAYS = 30;
/** For how long a browser is known as one that its user signs in with; browsers keep no cookie for much longer. */
export const KNOWN_DEVICE_DAYS = 365;
/** For how long the code works that proves a phone. */
export const PHONE_CODE_MINUTES = 10;
