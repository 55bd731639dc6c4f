import { getEmailConfig, listEmailTemplates, previewEmailTemplate, resetEmailTemplate } from '@harbourline/contracts';
import { answer } from '../../../test-kit/answers';
import { itActs } from '../../../test-kit/dialogs';
import { anEmailConfig, anEmailTemplate } from '../../../test-kit/records';
import { renderPart } from '../../../test-kit/render-page';
import { EmailSettings } from './email-settings';

beforeEach(() => {
  answer(getEmailConfig, anEmailConfig());
  answer(listEmailTemplates, [anEmailTemplate()]);
  answer(previewEmailTemplate, { subject: 'Confirmed', html: '<p>Dear Remy</p>', text: 'Dear Remy' });
});

itActs({
  show: () => renderPart(<EmailSettings />, { as: 'administrator' }),
  ...{ opener: 'Reset to Defaults', title: 'Reset “Booking confirmed” to the default?' },
  ...{ says: /The text written instead is lost/, action: 'Reset to Defaults' },
  ...{ call: resetEmailTemplate, answered: anEmailTemplate({ changed: false }) },
  ...{ sends: { params: { id: 'booking_confirmed' } }, done: 'Template reset to the default' },
});
