import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { freePort } from '../src/free-ports';
import { dataFolder, removeDataFolders } from './data-folder';
import { kill, startServerProcess } from './server-process';
import type { ServerProcess } from './server-process';

afterAll(removeDataFolders);

const address = z.object({ address: z.string() });
const messages = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    messageId: z.string(),
    html: z.string(),
    envelope: z.object({ to: z.array(address) }),
    calculatedBcc: z.array(address),
    attachments: z.array(z.object({ fileName: z.string() })).nullable(),
  }),
);

async function options() {
  return { dataDir: dataFolder(), smtpPort: await freePort(), webPort: await freePort() };
}

async function inbox({ facts }: ServerProcess): Promise<z.infer<typeof messages>> {
  return messages.parse(await (await fetch(`${String(facts['webUrl'])}/email`)).json());
}

async function send({ facts }: ServerProcess, subject: string): Promise<void> {
  const transport = createTransport(String(facts['smtpUrl']));
  await transport.sendMail({
    from: 'Harbourline <hello@harbourline.test>',
    to: 'renter@example.test',
    bcc: 'office@harbourline.test',
    subject,
    messageId: `<${encodeURIComponent(subject)}@harbourline.test>`,
    html: `<p>Réservé: ${subject}</p>`,
    attachments: [{ filename: 'agreement.pdf', content: Buffer.from('%PDF-1.4 test') }],
  });
  transport.close();
}

it('shows a message as soon as the sender knows it was accepted, and still after a kill -9, in order', async () => {
  const where = await options();
  const first = await startServerProcess('mail', where);
  const subjects = Array.from({ length: 12 }, (_, n) => `Message ${n}`);
  for (const subject of subjects) await send(first, subject);
  const before = await inbox(first);
  expect(before.map((mail) => mail.subject)).toEqual(subjects);
  await send(first, 'The last one');
  await kill(first, 'SIGKILL');
  writeFileSync(join(where.dataDir, 'Cut0ff00.eml'), 'Subject: never acknowledged');

  const second = await startServerProcess('mail', where);
  const after = await inbox(second);
  expect(after.map((mail) => mail.subject)).toEqual([...subjects, 'The last one']);
  expect(after[3]).toMatchObject({
    messageId: before[3]?.messageId,
    html: before[3]?.html,
    envelope: { to: [{ address: 'renter@example.test' }, { address: 'office@harbourline.test' }] },
    calculatedBcc: [{ address: 'office@harbourline.test' }],
    attachments: [{ fileName: 'agreement.pdf' }],
  });
  expect(after[3]?.html).toContain('Réservé');
  expect(await kill(second, 'SIGTERM')).toBe(0);
  expect(second.said()).toBe('');
});

it('forgets a deleted message for good', async () => {
  const where = await options();
  const first = await startServerProcess('mail', where);
  await send(first, 'Keep');
  await send(first, 'Delete');
  const id = (await inbox(first)).find((mail) => mail.subject === 'Delete')?.id;
  await fetch(`${String(first.facts['webUrl'])}/email/${id}`, { method: 'DELETE' });
  await kill(first, 'SIGTERM');
  const second = await startServerProcess('mail', where);
  expect((await inbox(second)).map((mail) => mail.subject)).toEqual(['Keep']);
  await kill(second, 'SIGTERM');
});

it('can be emptied while messages come in, of which none is refused', async () => {
  const server = await startServerProcess('mail', await options());
  const sending = Promise.all(
    Array.from({ length: 8 }, async (_, sender) => {
      for (let n = 0; n < 5; n += 1) await send(server, `Message ${sender}-${n}`);
    }),
  );
  let sent = false;
  void sending.finally(() => (sent = true));
  const empty = async () => (await fetch(`${String(server.facts['webUrl'])}/email/all`, { method: 'DELETE' })).status;
  while (!sent) expect(await empty()).toBe(200);
  await sending;
  await empty();
  expect(await inbox(server)).toEqual([]);
  await kill(server, 'SIGKILL');
});

it('has an inbox page, runs two side by side, and names a port that is taken', async () => {
  const where = await options();
  const one = await startServerProcess('mail', where);
  const other = await startServerProcess('mail', await options());
  const page = await fetch(String(one.facts['webUrl']));
  expect(await page.text()).toContain('<html');
  await send(one, 'Only here');
  expect(await inbox(other)).toEqual([]);
  const clash = { ...(await options()), webPort: where.webPort };
  await expect(startServerProcess('mail', clash)).rejects.toThrow(
    `Port ${where.webPort} on 127.0.0.1 (mail inbox) is taken`,
  );
  await Promise.all([kill(one, 'SIGTERM'), kill(other, 'SIGTERM')]);
});
