import { keyedAddress } from '../src/http/keyed-address';

const SECRET = 'only-for-tests-internal-secret';

it('is the same for one address, and for the network that one IPv6 subscriber has', () => {
  expect(keyedAddress(SECRET, '203.0.113.1')).toBe(keyedAddress(SECRET, '203.0.113.1'));
  expect(keyedAddress(SECRET, '2001:db8:1:2::1')).toBe(keyedAddress(SECRET, '2001:db8:1:2:ffff::9'));
});

it('is another one for another address, and under another secret', () => {
  expect(keyedAddress(SECRET, '203.0.113.1')).not.toBe(keyedAddress(SECRET, '203.0.113.2'));
  expect(keyedAddress(SECRET, '203.0.113.1')).not.toBe(keyedAddress('another-secret-of-tests', '203.0.113.1'));
});

it('goes by the newest of several secrets, and does not show the address', () => {
  expect(keyedAddress(`${SECRET},an-older-secret-of-tests`, '203.0.113.1')).toBe(keyedAddress(SECRET, '203.0.113.1'));
  expect(keyedAddress(SECRET, '203.0.113.1')).not.toContain('203');
});
