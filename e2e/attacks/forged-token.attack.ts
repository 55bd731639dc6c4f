import { createHmac } from 'node:crypto';
import { defineAttack } from './attack';

const part = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

export default defineAttack({
  tries: 'access tokens without a signature and with one of our own, as administrator',
  async run({ client, instance }) {
    const ours = { iss: 'harbourline', aud: 'harbourline-api' };
    const claims = part({ sub: '1', role: 'admin', sid: 'x', ...ours, exp: 4_102_444_800 });
    const { keys } = (await (await fetch(`${instance.services.identity.url}/internal/jwks`)).json()) as {
      keys: { kid: string; n: string }[];
    };
    const [key] = keys;
    if (!key) throw new Error('identity publishes no key');
    const unsigned = `${part({ alg: 'none', kid: key.kid })}.${claims}.`;
    const head = `${part({ alg: 'HS256', kid: key.kid })}.${claims}`;
    const confused = `${head}.${part(createHmac('sha256', key.n).update(head).digest())}`;
    const statuses = await Promise.all(
      [unsigned, confused].map(
        async (token) =>
          (await client().send('GET', '/api/users', undefined, { authorization: `Bearer ${token}` })).status,
      ),
    );
    return { held: statuses.every((status) => status === 401), got: `answers ${statuses.join(', ')}` };
  },
});
