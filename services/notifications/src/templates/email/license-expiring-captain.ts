import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const licenseExpiringCaptain: EmailTemplate = {
  name: 'Captain: license expires soon',
  subject: 'Your {{licenseName}} expires on {{licenseExpiresOn}}',
  variables: [...OF_ACCOUNTS, 'licenseName', 'licenseExpiresOn'],
  content: `
# A license expires soon

Hello {{captainName}},

Your {{licenseName}} is valid until {{licenseExpiresOn}}. Renters cannot choose you for charters after that day.

> **Please upload the new one in good time.** Your current one stays valid until we have accepted the new one, or until it expires.

[Upload the new license](/captain-dashboard)
`,
};
