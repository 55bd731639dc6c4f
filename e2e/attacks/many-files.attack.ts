import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineAttack } from './attack';
import { mostDuring } from './support/watch';

const FILES = 30;
const FILE_BYTES = 4 * 1024 * 1024;
const MOST_MB = 16;

export default defineAttack({
  tries: `one license upload with ${FILES} files of 4 MB under names that the form does not have`,
  async run({ client, instance }) {
    const account = instance.accounts.find(({ role }) => role === 'captain');
    if (!account) throw new Error('there is no captain');
    const captain = client();
    await captain.signIn(account);
    const form = new FormData();
    const file = new Blob([new Uint8Array(FILE_BYTES)]);
    for (let at = 0; at < FILES; at += 1) form.append(`whatever-${at}`, file, 'any.jpg');

    const before = onDiskMb();
    let status = 0;
    const most = await mostDuring(onDiskMb, async () => {
      ({ status } = await captain.send('POST', '/api/upload-license', form).catch(() => ({ status: 0 })));
    });
    const above = Math.round(most - before);
    return { held: above < MOST_MB && status !== 201, got: `answered ${status}; ${above} MB lay on the disk at most` };
  },
});

/** The files that uploads in progress have written. */
function onDiskMb(): number {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('harbourline-upload-'));
  let bytes = 0;
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    try {
      for (const name of readdirSync(folder)) bytes += statSync(join(folder, name)).size;
    } catch {
      // It has just been removed.
    }
  }
  return bytes / 1024 / 1024;
}
