import type { EmailTemplate } from '@harbourline/contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeStore } from '../src/app/store';
import { emailSettingsApi as emails } from '../src/features/message-settings/email-settings-api';
import { outcomeToast } from '../src/features/message-settings/outcome-toast';
import { saveAll, type Step } from '../src/features/message-settings/save-all';
import { testFailedToast, testSentToast } from '../src/features/message-settings/test-toast';

const template = (id: string): EmailTemplate => ({
  id,
  name: `Template ${id}`,
  subject: 'Welcome',
  content: 'Hello',
  variables: ['renterName'],
  enabled: true,
  required: false,
  changed: false,
  updatedAt: null,
});

const REFUSAL = {
  message: 'Please check the placeholders of this message.',
  code: 'template_not_usable',
  fields: { content: 'There is no placeholder {{nobody}}.' },
};

let server: Server;
let seen: { call: string; body: unknown }[];
/** Until when a list that was read is on its way. */
let arrives: Promise<void>;
const realFetch = globalThis.fetch;

/** A stand-in that keeps what it is sent, and refuses placeholders that it does not know. */
beforeEach(async () => {
  seen = [];
  arrives = Promise.resolve();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === '' ? undefined : (JSON.parse(text) as Partial<EmailTemplate>);
      seen.push({ call: `${request.method} ${request.url}`, body });
      const id = request.url?.split('/')[4];
      const isRefused = body?.content?.includes('{{nobody}}') ?? false;
      const answer = id === undefined ? [template('a'), template('b')] : { ...template(id), ...body, changed: true };
      const answered = () =>
        response.writeHead(isRefused ? 422 : 200).end(JSON.stringify(isRefused ? REFUSAL : answer));
      void (id === undefined ? arrives : Promise.resolve()).then(answered);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => realFetch(`http://localhost:${port}${path as string}`, init);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  await new Promise((resolve) => server.close(resolve));
});

function setUp() {
  const store = makeStore();
  const step = (id: string, content: string): Step => ({
    of: 'template',
    id,
    name: `Template ${id}`,
    save: () =>
      store
        .dispatch(emails.endpoints.saveEmailTemplate.initiate({ id, body: { subject: 'Hi', content, enabled: false } }))
        .unwrap(),
  });
  return { store, step };
}

it('saves what it can, and says what it could not and why', async () => {
  const { step } = setUp();
  const outcome = await saveAll([step('a', 'Hello {{nobody}}'), step('b', 'Hello {{renterName}}')]);

  expect(seen.map(({ call }) => call)).toEqual(['PUT /api/email/templates/a', 'PUT /api/email/templates/b']);
  expect(outcome.saved.map(({ id }) => id)).toEqual(['b']);
  expect(outcomeToast('email', outcome)).toEqual({
    tone: 'error',
    title: 'Failed to update email template',
    description: 'Template a: There is no placeholder {{nobody}}. Everything else is saved.',
  });
});

it('shows what was saved at once, without asking for the list anew', async () => {
  const { store, step } = setUp();
  await store.dispatch(emails.endpoints.emailTemplates.initiate());
  await saveAll([step('b', 'Hello {{renterName}}')]);

  const shown = emails.endpoints.emailTemplates.select()(store.getState()).data;
  expect(shown?.map(({ content, enabled }) => [content, enabled])).toEqual([
    ['Hello', true],
    ['Hello {{renterName}}', false],
  ]);
  expect(seen.filter(({ call }) => call === 'GET /api/email/templates')).toHaveLength(1);
});

it('does not show again what was there before, when an older answer comes after it was saved', async () => {
  const { store, step } = setUp();
  await store.dispatch(emails.endpoints.emailTemplates.initiate());
  let arrive: () => void = () => undefined;
  arrives = new Promise((resolve) => (arrive = resolve));
  const older = store.dispatch(emails.endpoints.emailTemplates.initiate(undefined, { forceRefetch: true }));
  await saveAll([step('b', 'Hello {{renterName}}')]);
  arrive();
  await older;
  await new Promise((resolve) => setImmediate(resolve));

  const shown = emails.endpoints.emailTemplates.select()(store.getState()).data;
  expect(shown?.map(({ content }) => content)).toEqual(['Hello', 'Hello {{renterName}}']);
  expect(seen.filter(({ call }) => call === 'GET /api/email/templates')).toHaveLength(2);
});

describe('the words for it', () => {
  const config: Step = { of: 'config', id: 'config', name: 'Settings', save: async () => {} };
  const text: Step = { ...config, of: 'template', id: 'a', name: 'Welcome' };
  const unreachable = { status: 0, code: 'no_connection', message: 'We could not reach Harbourline.' };
  const broken = { status: 500, code: 'unknown', message: '500: oh' };

  it.each([
    ['email', [config], 'Email configuration saved successfully', undefined],
    ['email', [text], 'Email template updated successfully', undefined],
    ['email', [config, text], 'Email configuration saved successfully', 'Email template updated successfully'],
    ['sms', [config], 'SMS Settings Saved', undefined],
    ['sms', [text], 'SMS Settings Saved', 'SMS template updated successfully'],
  ] as const)('of %s are the specified ones', (channel, saved, title, description) => {
    expect(outcomeToast(channel, { saved: [...saved], failed: [] })).toEqual({
      tone: 'success',
      title,
      ...(description && { description }),
    });
  });

  it.each([
    ['email', config, broken, 'Failed to save email configuration', 'Settings: Failed to save email configuration'],
    ['email', text, broken, 'Failed to update email template', 'Welcome: Failed to update email template'],
    ['sms', config, broken, 'Failed to save SMS settings', 'Settings: Failed to save SMS settings'],
    ['sms', text, broken, 'Failed to update SMS template', 'Welcome: Failed to update SMS template'],
    [
      'sms',
      config,
      unreachable,
      'Network error occurred while saving SMS settings',
      'Settings: We could not reach Harbourline.',
    ],
  ] as const)('of %s are the specified ones where it failed', (channel, step, error, title, description) => {
    expect(outcomeToast(channel, { saved: [], failed: [{ step, error }] })).toEqual({
      tone: 'error',
      title,
      description,
    });
  });

  it('tell of a test message where it went, or why not', () => {
    expect(testSentToast('email', 'me@example.com')).toEqual({
      tone: 'success',
      title: 'Test email sent successfully',
    });
    expect(testSentToast('sms', '+14165550101')).toMatchObject({
      title: 'Test SMS Sent',
      description: 'SMS sent to +1 416 555 0101',
    });
    expect(testFailedToast('email', broken)).toEqual({ tone: 'error', title: 'Failed to send test email' });
    expect(testFailedToast('sms', broken).title).toBe('Failed to send test SMS');
    expect(testFailedToast('sms', unreachable).title).toBe('Network error occurred');
  });
});
