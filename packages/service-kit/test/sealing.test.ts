import { hkdfSync, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { sealing } from '../src/sealing';

const purpose = 'password reset';
const here = sealing({ secret: 'a secret of at least 32 characters', purpose });

it('opens what it sealed, and never seals the same text alike', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [one, other] = [here.seal(text), here.seal(text)];
      expect(here.unseal(one)).toBe(text);
      expect(one).not.toBe(other);
    }),
  );
});

it('goes on opening what older secrets have sealed, and seals with the newest alone', () => {
  const [older, newer] = ['an older secret of 32 characters', 'a newer secret of 32 characters'];
  const changing = sealing({ secret: `${newer}, ${older}`, purpose });

  expect(changing.unseal(sealing({ secret: older, purpose }).seal('kept'))).toBe('kept');
  expect(sealing({ secret: newer, purpose }).unseal(changing.seal('new'))).toBe('new');
  expect(() => sealing({ secret: older, purpose }).unseal(changing.seal('new'))).toThrow();
});

it.each([
  ['another purpose', sealing({ secret: 'a secret of at least 32 characters', purpose: 'email confirmation' })],
  ['another secret', sealing({ secret: 'another secret of some 32 characters', purpose })],
])('does not open what was sealed with %s', (_, elsewhere) => {
  expect(() => here.unseal(elsewhere.seal('token'))).toThrow();
});

it('does not open what was changed on the way', () => {
  const sealed = here.seal('a token that matters');
  for (let at = 3; at < sealed.length - 2; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => here.unseal(changed)).toThrow();
  }
  expect(() => here.unseal('')).toThrow();
});

it('is AES-256-GCM with a key by HKDF-SHA-256, as another implementation reads it', async () => {
  const secret = 'a secret of at least 32 characters';
  const bytes = Buffer.from(here.seal('read elsewhere').slice('v1.'.length), 'base64url');
  const [iv, tag, content] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)];
  const derived = hkdfSync('sha256', secret, '', `harbourline sealed: ${purpose}`, 32);
  const key = await webcrypto.subtle.importKey('raw', derived, 'AES-GCM', false, ['decrypt']);
  const opened = await webcrypto.subtle.decrypt(
    { name: 'AES-GCM', iv, tagLength: 128 },
    key,
    Buffer.concat([content, tag]),
  );
  expect(Buffer.from(opened).toString()).toBe('read elsewhere');
});
