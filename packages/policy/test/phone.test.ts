import fc from 'fast-check';
import { formatPhone } from '../src';

it.each([
  ['+14165550123', '+1 416 555 0123'],
  ['+18005550142', '+1 800 555 0142'],
  ['+529985550123', '+52 998 555 0123'],
  ['+525555550123', '+52 55 5555 0123'],
  ['+4915112345678', '+4915112345678'],
])('writes %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

it('changes nothing but the spaces, whatever the number, and nothing that it has written itself', () => {
  const phones = fc.stringMatching(/^\+(1\d{10}|52\d{10}|[2-9]\d{7,13})$/);
  fc.assert(
    fc.property(phones, (phone) => {
      const shown = formatPhone(phone);
      expect(shown.replaceAll(' ', '')).toBe(phone);
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});
