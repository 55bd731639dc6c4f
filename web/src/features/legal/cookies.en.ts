import type { LegalDocument } from './document';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  description: 'The few cookies that Harbourline sets, what each is for, and how long it stays.',
  dated: 'January 1, 2025',
  intro: ['We set only what is needed to keep you signed in and to remember what you chose on this device.'],
  sections: [
    {
      title: 'Cookies',
      text: [
        '- Access: proves for a few minutes that you are signed in. It cannot be read by scripts.',
        '- Refresh: keeps you signed in for up to 30 days on this device, and is replaced each time it is used. It cannot be read by scripts.',
        '- Card payments: on the checkout page our card provider sets its own cookies to prevent fraud. Cookies of that kind typically last from 30 days to 2 years.',
      ],
    },
    {
      title: 'Storage in your browser',
      text: [
        '- Your name and account type, so that the page shows them at once.',
        '- A reservation that you have started and not yet paid.',
        '- Light or dark colours, and that you have seen the notice about cookies.',
      ],
    },
    {
      title: 'Your choice',
      text: [
        'You can delete cookies and storage in your browser at any time; you will be signed out. There is nothing to opt out of: we use no advertising and no tracking cookies.',
        'See also the <privacy>Privacy Policy</privacy> and the <terms>Terms of Service</terms>.',
      ],
    },
  ],
};
