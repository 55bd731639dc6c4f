import {
  getEmailConfig,
  getSmsConfig,
  listEmailTemplates,
  listSmsTemplates,
  previewEmailTemplate,
  previewSmsTemplate,
  saveEmailConfig,
  saveEmailTemplate,
  testEmail,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { anEmailConfig, anEmailTemplate, anSmsConfig } from '../../../test-kit/records';
import { fill, renderPart } from '../../../test-kit/render-page';
import { itShowsItsStates } from '../../../test-kit/states';
import { EmailSettings } from './email-settings';
import { SmsSettings } from './sms-settings';

beforeEach(() => {
  answer(getEmailConfig, anEmailConfig());
  answer(listEmailTemplates, [anEmailTemplate()]);
  answer(previewEmailTemplate, { subject: 'Confirmed', html: '<p>Dear Remy</p>', text: 'Dear Remy' });
  answer(getSmsConfig, anSmsConfig());
  answer(listSmsTemplates, [anEmailTemplate()]);
  answer(previewSmsTemplate, { text: 'Dear Remy', characters: 9, parts: 1 });
});

const showEmail = () => renderPart(<EmailSettings />, { as: 'administrator' });
const showSms = () => renderPart(<SmsSettings />, { as: 'administrator' });

describe('the settings of emails', () => {
  itShowsItsStates({ call: getEmailConfig, show: showEmail, data: [anEmailConfig(), 'Sender name'] });

  it('are saved', async () => {
    answer(saveEmailConfig, anEmailConfig());
    const user = await showEmail();
    await fill(user, await screen.findByLabelText('Sender name'), 'Harbourline Support');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('Email configuration saved successfully')).toBeVisible();
    expect(callsOf(saveEmailConfig)[0]?.body).toMatchObject({ fromName: 'Harbourline Support' });
  });

  it('keep what was typed when they cannot be saved', async () => {
    refuse(saveEmailConfig, 'unavailable');
    const user = await showEmail();
    await fill(user, await screen.findByLabelText('Sender name'), 'Harbourline Support');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect((await screen.findAllByText(/not available right now/))[0]).toBeVisible();
    expect(screen.getByLabelText('Sender name')).toHaveValue('Harbourline Support');
  });

  it('show what somebody else has saved of a text meanwhile, and save what is chosen', async () => {
    refuse(saveEmailTemplate, 'template_changed');
    const user = await showEmail();
    await fill(user, await screen.findByLabelText('Message'), 'Mine');
    const theirs = { subject: 'Theirs', content: 'Theirs as well', updatedAt: '2026-06-02T12:00:00.000Z' };
    answer(listEmailTemplates, [anEmailTemplate(theirs)]);
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    const dialog = await screen.findByRole('dialog', { name: '“Booking confirmed” has been changed' });
    expect(within(dialog).getByRole('radio', { name: 'Saved since Theirs' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'In your form Mine' })).toBeChecked();
    answer(saveEmailTemplate, anEmailTemplate({ ...theirs, content: 'Mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(callsOf(saveEmailTemplate)).toHaveLength(2));
    expect(callsOf(saveEmailTemplate).map(({ body }) => body)).toEqual([
      { subject: 'Confirmed', content: 'Mine', enabled: true, basedOn: null },
      { subject: 'Theirs', content: 'Mine', enabled: true, basedOn: theirs.updatedAt },
    ]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText('Subject')).toHaveValue('Theirs');
  });

  it('send a test', async () => {
    answer(testEmail, { message: 'Sent' });
    const user = await showEmail();
    await fill(user, await screen.findByLabelText('Send to'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    expect(await screen.findByText('Test email sent successfully')).toBeVisible();
    expect(callsOf(testEmail)).toHaveLength(1);
  });
});

describe('the settings of text messages', () => {
  itShowsItsStates({ call: getSmsConfig, show: showSms, data: [anSmsConfig(), 'SMS is not set up yet'] });
});
