import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The messages of Node and OpenSSL about a certificate that nobody but itself vouches for. */
export const SELF_SIGNED = /self-signed certificate|DEPTH_ZERO_SELF_SIGNED_CERT/;

/** An https server at 127.0.0.1 that answers everything with `{}`. Its certificate is right, but signed by itself. */
export async function startSelfSignedServer() {
  const { key, certificate } = selfSigned();
  let requests = 0;
  const server = createServer({ key, cert: certificate }, (_, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://127.0.0.1:${port}`,
    certificate,
    /** The number of requests that came through: none from clients that check certificates. */
    requests: () => requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const IP_ADDRESS = 0x87;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));
const ALTERNATIVE_NAME = der(OBJECT_ID, Buffer.from('551d11', 'hex'));
const DAY_MS = 24 * 3_600_000;

/** A key and a certificate of it for 127.0.0.1, good from yesterday to tomorrow, as PEM. */
function selfSigned(): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from('127.0.0.1')))));
  const addresses = der(SEQUENCE, der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])));
  const claims = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAME, der(OCTET_STRING, addresses)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', claims, privateKey)]);
  const certificate = der(SEQUENCE, claims, ECDSA_WITH_SHA256, der(BIT_STRING, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value of ASN.1: its type, its length, what is in it. */
function der(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const told = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...told]), content]);
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '');
  return der(UTC_TIME, Buffer.from(`${digits.slice(2, 14)}Z`));
}
