import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const licenseAcceptedCaptain: EmailTemplate = {
  name: 'Captain: license accepted',
  subject: 'Your {{licenseName}} is accepted',
  variables: [...OF_ACCOUNTS, 'licenseName', 'licenseExpiresOn'],
  content: `
# Your license is accepted

Hello {{captainName}},

We have reviewed your {{licenseName}}. It is accepted, and valid until {{licenseExpiresOn}}.

Renters can choose you as their captain while both of your licenses are accepted and valid on the day of the charter.

[See your licenses](/captain-dashboard)
`,
};
