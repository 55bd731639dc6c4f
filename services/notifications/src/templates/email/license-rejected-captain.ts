import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const licenseRejectedCaptain: EmailTemplate = {
  name: 'Captain: license not accepted',
  subject: 'Please upload your {{licenseName}} again',
  variables: [...OF_ACCOUNTS, 'licenseName', 'rejectionReason'],
  content: `
# A license was not accepted

Hello {{captainName}},

We have looked at your {{licenseName}} and cannot accept it as it is. It is no longer on file.

> **Why:** {{rejectionReason}}

Renters can choose you as their captain while both of your licenses are accepted.

[Upload it again](/captain-dashboard)
`,
};
