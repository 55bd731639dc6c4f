import { cleanUp, startTestSandbox } from './support/sandbox';
import { twilioAt } from './support/twilio';

afterEach(cleanUp);

const sender = '+16475550100';

it('accepts a text message and shows it as delivered', async () => {
  const { url } = await startTestSandbox();
  const client = twilioAt(url);
  const sent = await client.messages.create({ to: '+1 416 555-0123', from: sender, body: 'Your booking is confirmed' });
  expect(sent).toMatchObject({ status: 'queued', to: '+14165550123', body: 'Your booking is confirmed' });
  expect(sent.sid).toMatch(/^SM[0-9a-f]{32}$/);
  const found = await client.messages(sent.sid).fetch();
  expect(found).toMatchObject({ sid: sent.sid, status: 'delivered', from: sender, errorCode: null });
  expect(Math.abs(found.dateCreated.getTime() - Date.now())).toBeLessThan(10_000);
  expect(await (await fetch(url)).text()).toContain('Your booking is confirmed');
});

it('lists messages newest first, in pages, and by recipient and time', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const { url } = await startTestSandbox({ clock: { now: () => now } });
  const client = twilioAt(url);
  const numbers = ['+14165550101', '+525512345678', '+14165550101', '+15145550102', '+14165550101'];
  const sids: string[] = [];
  for (const [index, to] of numbers.entries()) {
    now = new Date(Date.UTC(2027, 4, 1, 12, index));
    sids.unshift((await client.messages.create({ to, from: sender, body: `Text ${index}` })).sid);
  }
  expect((await client.messages.list()).map(({ sid }) => sid)).toEqual(sids);
  expect((await client.messages.list({ pageSize: 2 })).map(({ sid }) => sid)).toEqual(sids);
  const toOne = await client.messages.list({ to: '+14165550101' });
  expect(toOne.map(({ body }) => body)).toEqual(['Text 4', 'Text 2', 'Text 0']);
  const late = await client.messages.list({ dateSentAfter: new Date('2027-05-01T12:03:00Z') });
  expect(late.map(({ body }) => body)).toEqual(['Text 4', 'Text 3']);
});

it('keeps messages over a restart', async () => {
  const before = await startTestSandbox();
  const { sid } = await twilioAt(before.url).messages.create({ to: '+14165550123', from: sender, body: 'Hello' });
  await before.stop();
  const after = await startTestSandbox({ dataDir: before.dataDir });
  expect((await twilioAt(after.url).messages.list()).map((message) => message.sid)).toEqual([sid]);
});

it.each(['555', '+1416555', '+14165550123456', 'owner', '+15005550001'])('refuses the recipient %s', async (to) => {
  const { url } = await startTestSandbox();
  const sending = twilioAt(url).messages.create({ to, from: sender, body: 'Hello' });
  await expect(sending).rejects.toMatchObject({ status: 400, code: 21211 });
});

it('refuses a message without text or sender, and a wrong token', async () => {
  const { url } = await startTestSandbox();
  const to = '+14165550123';
  await expect(twilioAt(url).messages.create({ to, from: sender })).rejects.toMatchObject({ code: 21602 });
  await expect(twilioAt(url).messages.create({ to, body: 'Hi' })).rejects.toMatchObject({ code: 21603 });
  await expect(twilioAt(url, 'wrong').messages.list()).rejects.toMatchObject({ status: 401, code: 20003 });
  await expect(twilioAt(url).messages('SM0').fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
});
