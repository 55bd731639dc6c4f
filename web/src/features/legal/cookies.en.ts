import type { LegalDocument } from './document';

const COLUMNS = ['Name', 'What it is for', 'How long it stays'];

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  description: 'The few cookies that Harbourline sets, what each is for, and how long it stays.',
  dated: 'January 1, 2025',
  intro: [
    'We set only what is needed to keep you signed in and to remember what you chose on this device. Companies that take payments or show videos on our pages set cookies of their own; they are listed below as well.',
  ],
  sections: [
    {
      title: 'Cookies',
      text: [
        'All of ours are needed for signing in, are sent to nobody else, and cannot be read by scripts. Your browser may list them with a prefix or a number, such as __Host-hl_access.',
      ],
      table: {
        columns: COLUMNS,
        namesStored: true,
        rows: [
          ['hl_access', 'Proves that you are signed in.', 'A few minutes, or until you sign out'],
          [
            'hl_refresh',
            'Keeps you signed in on this device. It is replaced each time it is used.',
            '{{staySignedInTime}} after it was last replaced, or until you sign out',
          ],
          [
            'hl_device',
            'Remembers that you have signed in with this browser before, so that nobody who guesses your password elsewhere can lock you out. It stays when you sign out, and cannot be used to sign in.',
            '{{knownDeviceTime}} after you last signed in',
          ],
        ],
      },
    },
    {
      title: 'Storage in your browser',
      text: ['Our pages keep these in your browser. They are not sent to us by themselves, unless it says so here.'],
      table: {
        columns: COLUMNS,
        namesStored: true,
        rows: [
          [
            'user',
            'Your name, account type and account number, so that the page shows them at once.',
            'Until you sign out',
          ],
          ['pendingBooking', 'A reservation that you have sent and not yet paid.', 'Until it is paid or you sign out'],
          [
            'reservation:…',
            'What you have chosen for a boat; the dots stand for its number.',
            'Until you close the tab or sign out',
          ],
          [
            'at-the-dock',
            'What you have recorded at the dock without a connection, with its photos. It is sent to us once there is one.',
            'Until it is sent or you discard it',
          ],
          ['dock-waits', 'The account number of whoever has something waiting there.', 'Until it is sent or discarded'],
          ['theme', 'Light or dark, once you have chosen.', 'Until you delete it'],
          ['cookie-notice', 'That you have read the notice about cookies.', 'Until you delete it'],
        ],
      },
    },
    {
      title: 'Cookies of others',
      text: [
        'On the checkout page Stripe, our card provider, sets its own cookies to prevent fraud. Cookies of that kind typically last from 30 days to 2 years.',
        'Where the page of a boat shows a video, YouTube or Vimeo may set cookies and keep data in your browser under addresses of their own. We embed YouTube’s from youtube-nocookie.com, and ask Vimeo not to track you.',
      ],
      table: {
        columns: COLUMNS,
        namesStored: true,
        rows: [
          ['__stripe_mid', 'Recognizes your browser, so that Stripe can tell fraud from you.', '1 year'],
          ['__stripe_sid', 'The same, for one visit.', '30 minutes'],
          ['m', 'The same, under an address of Stripe’s.', '2 years'],
        ],
      },
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
