import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const licenseExpiredCaptain: EmailTemplate = {
  name: 'Captain: license expired',
  subject: 'Your {{licenseName}} has expired',
  variables: [...OF_ACCOUNTS, 'licenseName', 'licenseExpiresOn'],
  content: `
# A license has expired

Hello {{captainName}},

Your {{licenseName}} was valid until {{licenseExpiresOn}}. Renters cannot choose you as their captain until we have accepted a new one.

[Upload the new license](/captain-dashboard)
`,
};
