const CLOSED_AT = '@closed.invalid';

/**
 * What is left of somebody who closed their account: their number, in the form of a name, of an address that no mail
 * can reach, and of a phone in a country that there is not.
 */
export function closedIdentity(id: number): { fullName: string; email: string; phone: string } {
  return {
    fullName: `Closed account ${id}`,
    email: `closed-${id}${CLOSED_AT}`,
    phone: `+999${String(id).padStart(11, '0')}`,
  };
}

/** Whether this is what is left of an address, to which nothing is sent. */
export function isClosedEmail(email: string): boolean {
  return email.endsWith(CLOSED_AT);
}
