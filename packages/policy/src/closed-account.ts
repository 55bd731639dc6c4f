const CLOSED_AT = '@closed.invalid';

/**
 * What is left of somebody who closed their account: their number, in the form of a name, of an address that no mail
 * can reach, and of a phone in a country that there is not. `mark` makes another address where somebody has the usual one.
 */
export function closedIdentity(id: number, mark = ''): { fullName: string; email: string; phone: string } {
  return {
    fullName: `Closed account ${id}`,
    email: `closed-${id}${mark && `-${mark}`}${CLOSED_AT}`,
    phone: `+999${String(id).padStart(11, '0')}`,
  };
}

/** Whether this is what is left of an address, to which nothing is sent. */
export function isClosedEmail(email: string): boolean {
  return email.toLowerCase().endsWith(CLOSED_AT);
}
