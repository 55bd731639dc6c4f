import { freePort } from '@harbourline/servers/free-ports';
import { needsEncryption } from '../src/smtp/needs-encryption';
import { openMailer } from '../src/smtp/open-mailer';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';

const MAIL = {
  id: '9c2f1d6e-6e0e-4a7b-9a55-0f2f6a6c1f00',
  to: { name: 'Amélie Fournier', address: 'amelie@example.com' },
  subject: 'Welcome',
  html: '<p>Welcome</p>',
  text: 'Welcome',
};
const SENDER = {
  fromName: 'Harbourline',
  fromEmail: 'bookings@harbourline.example',
  replyTo: null,
  copies: [],
  updatedAt: null,
};
/** The loopback address, in a way that does not look like one. */
const ELSEWHERE = '127.1';

let port: number;
let smtp: ScriptedSmtp;
beforeAll(async () => (port = await freePort()));
/** Offers no encryption. */
beforeEach(async () => {
  smtp = await startScriptedSmtp(port, { answers: { EHLO: '250-hello\r\n250 AUTH PLAIN', STARTTLS: '502 what?' } });
});
afterEach(() => smtp.stop());

const send = (server: string, apiKey: string | null = null) =>
  openMailer({ url: `smtp://${server}`, messageIdsOf: SENDER.fromEmail }).send(MAIL, { ...SENDER, apiKey });
const signedIn = () => smtp.commands.some((command) => command.startsWith('AUTH'));

describe('a mail server elsewhere that offers no encryption', () => {
  it.each([
    ['the password of its address', `mailer:secret@${ELSEWHERE}`, null],
    ['the key of an administrator', ELSEWHERE, 'an-api-key'],
  ])('is not told %s', async (_, server, apiKey) => {
    await expect(send(`${server}:${port}`, apiKey)).rejects.toThrow(/STARTTLS/);
    expect(signedIn()).toBe(false);
    expect(smtp.messages).toEqual([]);
  });

  it('is told it where its address says so', async () => {
    await send(`mailer:secret@${ELSEWHERE}:${port}/?requireTLS=false`);
    expect(signedIn()).toBe(true);
    expect(smtp.messages).toHaveLength(1);
  });

  it('takes messages from whoever needs no password', async () => {
    await send(`${ELSEWHERE}:${port}`);
    expect(signedIn()).toBe(false);
    expect(smtp.messages).toHaveLength(1);
  });
});

it('is told its password within a network of our own', async () => {
  await send(`mailer:secret@127.0.0.1:${port}`);
  expect(signedIn()).toBe(true);
});

it.each(['smtp.example.com', '203.0.113.7', '172.32.0.1', '[2001:db8::1]'])('%s is elsewhere', (host) => {
  expect(needsEncryption(`smtp://user:secret@${host}:587`)).toBe(true);
});

it.each(['localhost', 'mail', '127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '[::1]', '[fd00::1]'])(
  '%s is within a network of our own',
  (host) => {
    expect(needsEncryption(`smtp://user:secret@${host}:587`)).toBe(false);
  },
);
