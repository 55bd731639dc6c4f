import { OF_CONTACTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const contactMessage: EmailTemplate = {
  name: 'Support: message of the contact form',
  subject: 'Contact form: {{contactSubject}}',
  variables: OF_CONTACTS,
  footer: 'You are receiving this message because somebody used our contact form.',
  content: `
# {{senderName}} writes to us

{{contactMessage}}

## Who wrote

- Name: {{senderName}}
- Email: {{senderEmail}}
- Phone: {{senderPhone}}
- Subject: {{contactSubject}}

Replies to this message go to {{senderName}}.
`,
};
