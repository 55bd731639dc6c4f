import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const KEY_ID = 'bench';
const AN_HOUR = 3_600;

/** Stands in for identity where a bench needs people: tells its public key and that no session has ended, and signs tokens. */
export async function startSignIn() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const answers = {
    '/internal/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    '/internal/revocations': { sessions: [], upTo: '1:1:' },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url.split('?', 1)[0]];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    headersOf: ({ id, role }) => ({ authorization: `Bearer ${sign({ sub: String(id), role }, privateKey)}` }),
    stop: () => server.close().closeAllConnections(),
  };
}

function sign(whom, key) {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const about = {
    iss: 'harbourline',
    aud: 'harbourline-api',
    sid: randomUUID(),
    ...whom,
    iat: now,
    exp: now + AN_HOUR,
  };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(about)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
