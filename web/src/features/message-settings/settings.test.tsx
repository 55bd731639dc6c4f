import {
  getEmailConfig,
  getSmsConfig,
  listEmailTemplates,
  listSmsTemplates,
  previewEmailTemplate,
  previewSmsTemplate,
  saveEmailConfig,
  testEmail,
} from '@harbourline/contracts';
import { screen } from '@testing-library/react';
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
