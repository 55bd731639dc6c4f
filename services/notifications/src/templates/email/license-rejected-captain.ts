import { OF_ACCOUNTS } from '../../domain/placeholders';
import type { EmailTemplate } from '../template';

export const licenseRejectedCaptain: EmailTemplate = {
  name: 'Captain: licence not accepted',
  subject: 'Please upload your {{licenseName}} again',
  variables: [...OF_ACCOUNTS, 'licenseName', 'rejectionReason'],
  content: `
# A licence was not accepted

Hello {{captainName}},

We have looked at your {{licenseName}} and cannot accept it as it is. It is no longer on file.

> **Why:** {{rejectionReason}}

Renters can choose you as their captain again as soon as both licences are on file.

[Upload it again](/captain-dashboard)
`,
};
