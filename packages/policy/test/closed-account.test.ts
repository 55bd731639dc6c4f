import { closedIdentity, isClosedEmail } from '../src';

describe('what is left of a closed account', () => {
  it('is its number, as a name, an address without mail and a phone of no country', () => {
    expect(closedIdentity(31)).toEqual({
      fullName: 'Closed account 31',
      email: 'closed-31@closed.invalid',
      phone: '+99900000000031',
    });
  });

  it('is another address where the usual one is taken', () => {
    expect(closedIdentity(31, 'a1').email).toBe('closed-31-a1@closed.invalid');
  });

  it('is told from an address that mail reaches, in any case of its letters', () => {
    expect(isClosedEmail(closedIdentity(31).email.toUpperCase())).toBe(true);
    expect(isClosedEmail('ana@example.com')).toBe(false);
    expect(isClosedEmail('@closed.invalid.example.com')).toBe(false);
  });
});
