import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { freshPhone } from '@harbourline/client';
import { defineAttack, type Target } from './attack';
import { RawConnections } from './support/raw-connections';
import { visitDuring } from './support/stranger';

const READERS = 200;
const EACH = 10;
const MB = 1024 * 1024;

export default defineAttack({
  tries: `${READERS} pictures of several megabytes that nobody reads, from ${READERS / EACH} addresses`,
  async run(target) {
    const path = await uploadLargePicture(target);
    const connections = new RawConnections(target.instance.gatewayUrl);
    try {
      return await visitDuring(target, { seconds: 6, also: '/' }, () => {
        for (let reader = 0, address = ''; reader < READERS; reader += 1) {
          if (reader % EACH === 0) address = target.freshAddress();
          connections.open(address, [`GET ${path} HTTP/1.1`, 'host: localhost', '', '']);
        }
      });
    } finally {
      connections.closeAll();
    }
  },
});

/** Noise does not compress. */
async function uploadLargePicture(target: Target): Promise<string> {
  const client = target.client();
  const account = { phone: freshPhone(), email: `reader-${Date.now()}@example.com`, password: 'a-long-way-out' };
  const registration = { ...account, fullName: 'An owner', role: 'owner', agreesToTerms: true };
  await client.call('POST', '/api/auth/register', registration);
  const [width, height] = [2_400, 2_000];
  const raw = { width, height, channels: 3 } as const;
  const picture = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'noise.jpg');
  const { imageUrls } = await client.call<{ imageUrls: string[] }>('POST', '/api/upload', form);
  const [path] = imageUrls;
  if (!path) throw new Error('the picture was not taken');
  const { headers } = await client.send('HEAD', path);
  const bytes = Number(headers.get('content-length'));
  if (bytes < 3 * MB) throw new Error(`the picture has ${bytes} bytes only`);
  return path;
}
