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
        'All of ours are needed for signing in, are sent to nobody else, and cannot be read by scripts. Your browser may list them with a prefix or a number, such as __Host-hl_access.',
        '- Access (hl_access): proves for a few minutes that you are signed in.',
        '- Refresh (hl_refresh): keeps you signed in for up to {{staySignedInTime}} on this device, and is replaced each time it is used.',
        '- Device (hl_device): remembers for {{knownDeviceTime}} that you have signed in with this browser before, so that nobody who guesses at your password elsewhere can lock you out. It stays when you sign out, and lets nobody in.',
        '- Card payments: on the checkout page our card provider sets its own cookies to prevent fraud. Cookies of that kind typically last from 30 days to 2 years.',
      ],
    },
    {
      title: 'Storage in your browser',
      text: [
        '- Account (user): your name, account type and number, so that the page shows them at once. It goes when you sign out.',
        '- Reservation (pendingBooking): one that you have sent and not yet paid, until it is paid or you sign out.',
        '- Draft (reservation:…): what you have chosen for a boat, until you close the tab or sign out.',
        '- Colors (theme): light or dark, once you have chosen.',
        '- Notice (cookie-notice): that you have read the notice about cookies.',
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
