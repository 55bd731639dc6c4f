import { bookingConfirmed } from '@harbourline/contracts';
import fc from 'fast-check';
import { bookingValues } from '../src/domain/booking-values';
import { nextAttempt } from '../src/domain/next-attempt';
import { PLACEHOLDERS, type Values } from '../src/domain/placeholders';
import { timeInWords } from '../src/domain/time-in-words';
import { namesIn } from '../src/rendering/fill-in';
import { renderMail } from '../src/rendering/render-mail';
import { EMAIL_TEMPLATES } from '../src/templates/built-in';
import type { EmailTemplate } from '../src/templates/template';
import { BOOKING, OWNER, RENTER } from './support/people';

const ORIGIN = { origin: 'https://harbourline.example' };
const template = (content: string, subject = 'Hello') => ({ name: 'A message', subject, content });

describe('a built-in template', () => {
  it.each(Object.entries<EmailTemplate>(EMAIL_TEMPLATES))('%s names only its own placeholders', (_, template) => {
    const { subject, content, variables } = template;
    const known: readonly string[] = variables;
    expect(namesIn(subject + content).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('shows no gap, whichever values are missing', () => {
    const values = fc
      .subarray([...PLACEHOLDERS])
      .map((known): Values => Object.fromEntries(known.map((name) => [name, `<${name}> & co`])));
    fc.assert(
      fc.property(fc.constantFrom(...Object.values<EmailTemplate>(EMAIL_TEMPLATES)), values, (template, known) => {
        const { subject, text, html } = renderMail(template, known, ORIGIN);
        for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\{\{|\}\}/);
        for (const name of Object.keys(known)) expect(html).not.toContain(`<${name}>`);
        expect(subject.trim()).not.toBe('');
      }),
    );
  });

  it('fits 600 pixels and needs nothing from elsewhere', () => {
    const { html } = renderMail(EMAIL_TEMPLATES['welcome-owner'], {}, ORIGIN);
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<(img|link|script|style)\b/);
  });
});

describe('what a template says', () => {
  it('leaves out a sentence, a row and a heading that have nothing to say', () => {
    const { text } = renderMail(
      template(
        '# Hi\n\nCaptain {{captainName}} waits.\n\n## Money\n\n- Refund: {{refundAmount}}\n\n## People\n\n- Renter: {{renterName}}',
      ),
      { renterName: 'Ann' },
      ORIGIN,
    );
    expect(text).toMatch(/^Hi\n/);
    expect(text).toContain('Renter: Ann');
    expect(text).not.toMatch(/Captain|Money|Refund/);
  });

  it('leaves out a button whose link is not known, and the paragraph that leads to it', () => {
    const content = 'Hi.\n\nPlease confirm.\n[Confirm]({{confirmationLink}})\n\n[Go]({{renterName}})';
    const link = `${ORIGIN.origin}/confirm-email?token=a&b`;
    const told = renderMail(template(content), { confirmationLink: link, renterName: 'https://evil.example' }, ORIGIN);
    expect(told.text).toContain(`Please confirm.\n\nConfirm: ${link}\n`);
    expect(told.html).toContain('href="https://harbourline.example/confirm-email?token=a&amp;b"');
    expect(told.html).not.toContain('href="https://evil.example');
    expect(renderMail(template(content), {}, ORIGIN).text).toMatch(/^Hi\.\n\n-- /);
  });

  it('takes a value of blanks for a missing one', () => {
    expect(renderMail(template('a {{renterName}}\n\nb'), { renterName: ' \n ' }, ORIGIN).text).toMatch(/^b\n/);
  });

  it('keeps a value on one line in the subject, without control characters', () => {
    const { subject } = renderMail(
      template('x', 'For {{renterName}}'),
      { renterName: 'A\r\nBcc: b\u0000\u202Ec' },
      ORIGIN,
    );
    expect(subject).toBe('For A Bcc: bc');
  });

  it('uses the template’s name where the subject cannot be said', () => {
    expect(renderMail(template('x', 'For {{renterName}}'), {}, ORIGIN).subject).toBe('A message');
  });

  it('never turns what is written into markup or a link of its own', () => {
    const { html } = renderMail(
      template('<b>{{renterName}}</b>\n\n[go](https://evil.example)'),
      { renterName: '"><a href=x>' },
      ORIGIN,
    );
    expect(html).toContain('&lt;b&gt;&quot;&gt;&lt;a href=x&gt;&lt;/b&gt;');
    expect(html).not.toContain('href="https://evil.example');
  });
});

describe('time and place', () => {
  const values = (startDate: string, endDate: string, zone: string) =>
    bookingValues({ booking: { ...BOOKING, startDate, endDate, zone }, at: startDate }, 'renter', () => undefined);

  it('tells both ends in the boat’s zone, over midnight and over the end of daylight saving', () => {
    expect(values('2026-11-01T03:30:00.000Z', '2026-11-01T07:30:00.000Z', 'America/Toronto')).toMatchObject({
      startDate: 'Saturday, October 31, 2026',
      startTime: '11:30 p.m. EDT',
      endDate: 'Sunday, November 1, 2026',
      endTime: '2:30 a.m. EST',
      duration: '4 hours',
    });
  });

  it('knows no daylight saving in Cancun', () => {
    expect(timeInWords(new Date('2026-07-01T17:00:00.000Z'), 'America/Cancun')).toBe('12:00 p.m. EST');
    expect(timeInWords(new Date('2026-12-01T17:00:00.000Z'), 'America/Cancun')).toBe('12:00 p.m. EST');
  });
});

it('gives contact data of the other side with a confirmed booking only', () => {
  const find = (id: number) => [OWNER, RENTER].find((user) => user.id === id);
  const told = (status: 'pending' | 'confirmed') =>
    bookingValues({ booking: { ...bookingConfirmed.sample, status }, at: BOOKING.startDate }, 'renter', find);
  expect(told('confirmed')).toMatchObject({ ownerPhone: '+1 416-555-0103', ownerEmail: OWNER.email });
  expect(told('pending').ownerPhone).toBeUndefined();
  expect(told('pending').ownerEmail).toBeUndefined();
  expect(told('pending').renterPhone).toBe('+1 514-555-0142');
});

it('waits fractions of a second first, five minutes at most, and not beyond three days', () => {
  const createdAt = new Date('2026-06-01T00:00:00.000Z');
  const after = (attempts: number, now = createdAt) => nextAttempt(createdAt, attempts, now);
  expect(after(1)?.getTime()).toBe(createdAt.getTime() + 250);
  expect(after(2)?.getTime()).toBe(createdAt.getTime() + 500);
  for (const attempts of [12, 100, 5_000]) expect(after(attempts)?.getTime()).toBe(createdAt.getTime() + 300_000);
  expect(after(900, new Date('2026-06-03T23:59:59.999Z'))).toBeDefined();
  expect(after(900, new Date('2026-06-04T00:00:00.000Z'))).toBeUndefined();
});
