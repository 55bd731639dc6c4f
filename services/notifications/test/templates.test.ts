import type {
  EmailPreview,
  EmailTemplate as EmailView,
  SmsPreview,
  SmsTemplate as SmsView,
} from '@harbourline/contracts';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { EMAIL_TEMPLATES, SMS_TEMPLATES } from '../src/templates/built-in';
import type { EmailTemplate } from '../src/templates/template';
import { ADMIN } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const EMAILS = '/api/email/templates';
const SMS = '/api/sms/templates';

let notifications: TestNotifications;
let admin: ServiceClient;
const clock = new TestClock('2026-06-28T15:00:00.000Z');

beforeAll(async () => {
  notifications = await startNotifications({ smtpUrl: 'smtp://127.0.0.1:9', clock });
  admin = notifications.as(ADMIN);
});
afterAll(() => notifications.stop());

describe('the templates', () => {
  it('are all listed as they came', async () => {
    const emails = await admin.get<EmailView[]>(EMAILS);
    expect(emails.body.map(({ id }) => id).sort()).toEqual(Object.keys(EMAIL_TEMPLATES).sort());
    const welcome = emails.body.find(({ id }) => id === 'welcome-renter');
    expect(welcome).toEqual({
      id: 'welcome-renter',
      name: EMAIL_TEMPLATES['welcome-renter'].name,
      subject: 'Welcome aboard, {{renterName}}',
      content: EMAIL_TEMPLATES['welcome-renter'].content.trim(),
      variables: [...EMAIL_TEMPLATES['welcome-renter'].variables],
      enabled: true,
      required: false,
      changed: false,
      updatedAt: null,
    });
    expect(emails.body.filter(({ required }) => required).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['password-reset', 'confirm-email', 'account-changed']),
    );
    const sms = await admin.get<SmsView[]>(SMS);
    expect(sms.body.map(({ id }) => id).sort()).toEqual(Object.keys(SMS_TEMPLATES).sort());
  });

  it.each([
    ['GET', `${EMAILS}/nothing`],
    ['GET', `${SMS}/password-reset`],
    ['PUT', `${EMAILS}/toString`],
    ['PUT', `${SMS}/toString`],
    ['POST', `${EMAILS}/nothing/reset`],
    ['POST', `${SMS}/nothing/reset`],
    ['POST', `${EMAILS}/nothing/preview`],
    ['POST', `${SMS}/nothing/preview`],
  ])('that are none are not found: %s %s', async (method, path) => {
    const form = { subject: 'Hello', content: 'Hello' };
    const answer = method === 'GET' ? admin.get(path) : method === 'PUT' ? admin.put(path, form) : admin.post(path, {});
    expect(await answer).toMatchObject({ status: 404, body: { code: 'template_not_found' } });
  });

  it('are changed, kept and brought back', async () => {
    const path = `${EMAILS}/welcome-owner`;
    const form = {
      subject: 'Hi\n {{ownerName}}',
      content: '<h1>Hi</h1><p>See <a href="/boats">the boats</a></p>',
      enabled: false,
    };
    const kept = {
      subject: 'Hi {{ownerName}}',
      content: '# Hi\n\nSee the boats\n\n[the boats](/boats)',
      enabled: false,
      changed: true,
      updatedAt: '2026-06-28T15:00:00.000Z',
    };
    expect(await admin.put(path, form)).toMatchObject({ status: 200, body: kept });
    expect((await admin.get(path)).body).toMatchObject(kept);
    const rows = await notifications.db().emailTemplate.findMany();
    expect(rows).toMatchObject([{ id: 'welcome-owner', updatedBy: 1 }]);

    const builtIn = {
      subject: EMAIL_TEMPLATES['welcome-owner'].subject,
      enabled: true,
      changed: false,
      updatedAt: null,
    };
    expect((await admin.post(`${path}/reset`)).body).toMatchObject(builtIn);
    expect((await admin.post(`${path}/reset`)).body).toMatchObject(builtIn);
    expect(await notifications.db().emailTemplate.count()).toBe(0);
  });

  it('of SMS are changed as plain text, and brought back', async () => {
    const path = `${SMS}/welcome-owner`;
    const content = 'Hi {{ownerName}} <3 <b>bold</b>';
    expect((await admin.put(path, { content })).body).toMatchObject({ content, enabled: true, changed: true });
    expect((await admin.put(path, { content, enabled: false })).body).toMatchObject({ enabled: false });
    expect((await admin.post(`${path}/reset`)).body).toMatchObject({ enabled: true, changed: false, updatedAt: null });
    expect(await notifications.db().smsTemplate.count()).toBe(0);
  });

  it('count as unchanged when they say what they said', async () => {
    const { subject, content } = EMAIL_TEMPLATES['welcome-owner'];
    const { body } = await admin.put<EmailView>(`${EMAILS}/welcome-owner`, { subject, content, enabled: false });
    expect(body).toMatchObject({ changed: false, enabled: false });
    await admin.post(`${EMAILS}/welcome-owner/reset`);
  });

  it.each([
    ['emails', `${EMAILS}/welcome-captain`, (n: number) => ({ subject: `Hello ${n}`, content: 'Hello' })],
    ['SMS', `${SMS}/welcome-captain`, (n: number) => ({ content: `Hello ${n}` })],
  ])(
    'of %s are changed only as they were read, where that is said, the built-in text included',
    async (_, path, form) => {
      const refused = { status: 409, body: { code: 'template_changed' } };
      const basedOnBuiltIn = { ...form(1), basedOn: null };
      const answers = await Promise.all([1, 2, 3, 4].map(() => admin.put<EmailView>(path, basedOnBuiltIn)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const { body: first } = await admin.get<EmailView>(path);
      clock.advance({ seconds: 1 });
      expect(await admin.put(path, basedOnBuiltIn)).toMatchObject(refused);
      expect((await admin.put(path, { ...form(2), basedOn: first.updatedAt })).status).toBe(200);
      expect(await admin.put(path, { ...form(3), basedOn: first.updatedAt })).toMatchObject(refused);
      expect((await admin.put(path, form(4))).status).toBe(200);
      await admin.post(`${path}/reset`);
      expect(await admin.put(path, { ...form(5), basedOn: first.updatedAt })).toMatchObject(refused);
    },
  );

  it('are saved by two administrators at once', async () => {
    const form = (n: number) => ({ subject: `Hello ${n}`, content: 'Hello' });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => admin.put(`${EMAILS}/welcome-captain`, form(n))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await admin.post(`${EMAILS}/welcome-captain/reset`);
  });
});

describe('a template is refused', () => {
  it.each<[string, string, object, object]>([
    [
      'that names what is not known',
      'welcome-renter',
      { subject: 'Hi {{nobody}}', content: '{{foo}} {{renterName}} {{ bar }} {{foo}} {{a b}}' },
      {
        subject: 'Unknown placeholders: {{nobody}}',
        content: 'Unknown placeholders: {{foo}}, {{bar}}, {{a b}}',
      },
    ],
    [
      'that names what only other templates know',
      'welcome-renter',
      { subject: 'Hi', content: '[Go]({{resetLink}})' },
      { content: 'Unknown placeholders: {{resetLink}}' },
    ],
    [
      'whose subject would show a link that is a key',
      'password-reset',
      { subject: 'Reset: {{resetLink}}', content: '[Go]({{resetLink}})' },
      { subject: 'Unknown placeholders: {{resetLink}}' },
    ],
    [
      'whose placeholder is not closed',
      'welcome-renter',
      { subject: 'Hi }}', content: 'Hi {{renterName and {{renterName}}' },
      {
        subject: 'This placeholder lacks its braces on one side: }}',
        content: 'This placeholder lacks its braces on one side: {{renterName and',
      },
    ],
    [
      'without the link that it is about',
      'password-reset',
      { subject: 'Hi', content: 'Choose a new password.' },
      { content: 'This message is of no use without {{resetLink}}' },
    ],
    [
      'whose button leads to somewhere else',
      'welcome-renter',
      { subject: 'Hi', content: 'Hi.\n\n[Go](https://evil.example)' },
      { content: expect.stringMatching(/^A button leads to a page of ours.*: \[Go\]\(https:\/\/evil\.example\)$/) },
    ],
    [
      'whose button would be read as a sentence',
      'welcome-renter',
      { subject: 'Hi', content: 'Hi. [Go](/boats)\nBye.' },
      { content: expect.stringMatching(/^A button stands on a line of its own/) },
    ],
    [
      'of which nothing is left',
      'welcome-renter',
      { subject: 'Hi', content: '<script>x</script>' },
      { content: 'Please enter the message' },
    ],
  ])('%s, when it is saved and when it is looked at', async (_, id, draft, fields) => {
    const refused = { status: 422, body: { code: 'template_not_usable', fields } };
    const saved = await admin.put(`${EMAILS}/${id}`, draft);
    expect(saved).toMatchObject(refused);
    expect(Object.keys(saved.body.fields ?? {})).toEqual(Object.keys(fields));
    expect(await admin.post(`${EMAILS}/${id}/preview`, draft)).toMatchObject(refused);
    expect(await notifications.db().emailTemplate.count()).toBe(0);
  });

  it('that names what is not known, of an SMS too', async () => {
    const fields = { content: 'Unknown placeholders: {{boatName}}' };
    for (const answer of [
      await admin.put(`${SMS}/welcome-renter`, { content: '{{boatName}}' }),
      await admin.post(`${SMS}/welcome-renter/preview`, { content: '{{boatName}}' }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'template_not_usable', fields } });
  });

  it.each(['password-reset', 'confirm-email', 'account-changed'] as const)('that is to switch off %s', async (id) => {
    const { subject, content } = EMAIL_TEMPLATES[id];
    expect(await admin.put(`${EMAILS}/${id}`, { subject, content, enabled: false })).toMatchObject({
      status: 409,
      body: { code: 'template_required' },
    });
  });
});

describe('a preview', () => {
  const templates = Object.entries<EmailTemplate>(EMAIL_TEMPLATES);

  it.each(templates)('shows %s with sample data, without a gap', async (id, { subject }) => {
    const { status, body } = await admin.post<EmailPreview>(`${EMAILS}/${id}/preview`, {});
    expect(status).toBe(200);
    for (const part of [body.subject, body.html, body.text]) expect(part).not.toMatch(/undefined|null|NaN|\{\{|\}\}/);
    expect(body.text).not.toContain('sealed');
    if (!subject.includes('{{')) expect(body.subject).toBe(subject);
    // The built-in texts may be saved as they are.
    const { content } = EMAIL_TEMPLATES[id as keyof typeof EMAIL_TEMPLATES];
    expect((await admin.post(`${EMAILS}/${id}/preview`, { subject, content: `${content} ` })).status).toBe(200);
  });

  it('tells of people, a boat and money that are nobody’s, and of links that lead to no account', async () => {
    const text = async (id: string) => (await admin.post<EmailPreview>(`${EMAILS}/${id}/preview`, {})).body.text;
    expect(await text('new-reservation-owner')).toContain('Boat: Northern Light, Toronto');
    expect(await text('new-reservation-owner')).toContain('Starts: Sunday, July 5, 2026 at 2:00 p.m. EDT');
    expect(await text('confirmed-booking-renter')).toContain('Email: james.macdonald@example.com');
    expect(await text('reservation-adjusted-renter')).toContain('3:00 p.m. EDT');
    expect(await text('booking-canceled-renter')).toContain('$415');
    expect(await text('password-reset')).toContain('https://harbourline.example/reset-password?token=sample');
    expect(await text('welcome-captain')).toContain('https://harbourline.example/confirm-email?token=sample');
  });

  it('shows a draft, of which nothing is kept', async () => {
    const draft = { content: '<p>Dear {{renterName}}<script>alert(1)</script></p>' };
    const { body } = await admin.post<EmailPreview>(`${EMAILS}/welcome-renter/preview`, draft);
    expect(body.subject).toBe('Welcome aboard, Amélie Fournier');
    expect(body.text).toMatch(/^Dear Amélie Fournier\n/);
    expect(body.html).not.toMatch(/script|alert/);
    expect(await notifications.db().emailTemplate.count()).toBe(0);
  });

  it.each(Object.keys(SMS_TEMPLATES))('shows the SMS %s', async (id) => {
    const { body } = await admin.post<SmsPreview>(`${SMS}/${id}/preview`, {});
    expect(body.text).not.toMatch(/undefined|\{\{/);
    expect(body.characters).toBe([...body.text].length);
  });

  it.each([
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    [`${'a'.repeat(158)}€`, 159, 1],
    [`${'a'.repeat(159)}€`, 160, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 305, 3],
    [`ł${'a'.repeat(69)}`, 70, 1],
    [`ł${'a'.repeat(70)}`, 71, 2],
    [`${'a'.repeat(69)}⛵`, 70, 1],
    [`${'a'.repeat(69)}🚤`, 70, 2],
    [`${'a'.repeat(66)}🚤${'a'.repeat(66)}`, 133, 3],
  ])('tells of an SMS how long it is: %s', async (content, characters, parts) => {
    const { body } = await admin.post<SmsPreview>(`${SMS}/welcome-renter/preview`, { content });
    expect(body).toEqual({ text: content, characters, parts });
  });
});

it.each(['renter', 'owner', 'captain'] as const)('is not for a %s', async (role) => {
  const user = notifications.as({ id: 5, role });
  for (const path of [EMAILS, SMS, '/api/email/config', '/api/sms/config', '/api/admin/deliveries'])
    expect((await user.get(path)).status).toBe(403);
});
