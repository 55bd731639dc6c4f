import { formatCardNumber, formatExpiry } from '../src/features/checkout/card-format';

describe('card fields', () => {
  it('group a number by fours, and American Express by its own pattern', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('4242 42')).toBe('4242 42');
    expect(formatCardNumber('no digits')).toBe('');
  });

  it('read an expiry however it is typed or filled in', () => {
    expect(formatExpiry('1234')).toBe('12 / 34');
    expect(formatExpiry('12/34')).toBe('12 / 34');
    expect(formatExpiry('12/2034')).toBe('12 / 34');
    expect(formatExpiry('734')).toBe('07 / 34');
    expect(formatExpiry('1')).toBe('1');
  });
});
