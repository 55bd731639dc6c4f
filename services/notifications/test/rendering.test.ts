import fc from 'fast-check';
import { timeInWords } from '@harbourline/policy/words';
import { bookingValues } from '../src/domain/values/booking-values';
import { PLACEHOLDERS, type Values } from '../src/domain/placeholders/placeholders';
import { namesIn } from '../src/rendering/fill-in';
import { renderMail } from '../src/rendering/render-mail';
import { renderSms } from '../src/rendering/render-sms';
import { EMAIL_TEMPLATES, SMS_TEMPLATES } from '../src/templates/built-in';
import type { EmailTemplate, SmsTemplate } from '../src/templates/template';
import { BOOKING } from './support/people';

const ORIGIN = { origin: 'https://harbourline.example' };
const template = (content: string, subject = 'Hello') => ({ subject, content });

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

  it.each([
    ['Confirmed', 'Confirmed (#31)'],
    ['Confirmed: booking #{{bookingId}}', 'Confirmed: booking #31'],
    ['Confirmed: #310', 'Confirmed: #310 (#31)'],
  ])('says the number of its booking once in the subject: %s', (subject, said) => {
    expect(renderMail(template('x', subject), { bookingId: '31' }, ORIGIN).subject).toBe(said);
  });

  it.each([
    ['the title of its content', '# Hello **{{ownerName}}**\n\nx', 'Hello Bo'],
    ['words of ours without one', 'x', 'A message from Harbourline'],
    ['words of ours where that cannot be said either', '# {{renterName}}\n\nx', 'A message from Harbourline'],
  ])('is headed by %s where the subject cannot be said', (_, content, subject) => {
    expect(renderMail(template(content, 'For {{renterName}}'), { ownerName: 'Bo' }, ORIGIN).subject).toBe(subject);
  });

  it('keeps the line breaks of a paragraph and of a note, and begins anew where a line says so', () => {
    const content =
      '# Title\nOne\n{{renterName}}\n> Note\nits second line\n- Label: value\n## Section\nTwo\n[Go](/boats)';
    const { text, html } = renderMail(template(content), { renterName: 'A\nB' }, ORIGIN);
    expect(text).toContain(
      'Title\n=====\n\nOne\nA\nB\n\nNote\nits second line\n\nLabel: value\n\nSection\n-------\n\nTwo\n\nGo: https',
    );
    expect(html).toContain('>One<br>A<br>B</p>');
    expect(html).toContain('>Note<br>its second line</td>');
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

describe('an SMS', () => {
  const sms = (content: string, values: Values = {}) => renderSms({ content }, values);

  it('leaves out a sentence that cannot be said, as long as another remains', () => {
    expect(sms('Hello {{renterName}}! Answer by {{respondBy}}, or it ends. Goodbye.', { renterName: 'Ann' })).toBe(
      'Hello Ann! Goodbye.',
    );
    expect(sms('Hello {{renterName}}')).toBe('Hello');
  });
});

describe('names of templates', () => {
  it.each([
    ['email', Object.values<EmailTemplate>(EMAIL_TEMPLATES)],
    ['SMS', Object.values<SmsTemplate>(SMS_TEMPLATES)],
  ])('for %s begin with whom they are for, and are there once', (_, templates) => {
    const names = templates.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(Renter|Owner|Captain|Everyone|Support): [a-z]/);
  });
});
