import { PROFILE_ROWS } from './profile-rows';
import { anyone, belongsTo, roles, signedIn } from './expected';
import { confirmationToken, resetToken } from './links';
import { fileLicence, licenceForm, newAccount, newcomer } from './objects';
import { openSession } from './session';
import type { AskAs, Rows } from './situation';
import { readToken } from './tokens';
import type { World } from './cast';

/** Each signed-in asker with the cookies of a session of its own; a bad token comes without a refresh cookie. */
function ownSession({ instance }: World): AskAs {
  return async ({ person }) => (person ? { cookies: (await openSession(instance, person)).cookies } : {});
}

const SESSION_ROWS: Rows = {
  'POST /api/auth/login': [
    {
      of: 'the renter, with their password',
      make:
        ({ people: { renter } }) =>
        () => ({ body: { phone: renter.phone, password: renter.password } }),
      expected: anyone('200'),
      tells: ['renter'],
    },
  ],
  'POST /api/auth/register': [
    {
      of: 'somebody new',
      make: () => () => ({ body: { ...newAccount(), agreesToTerms: true } }),
      expected: anyone('201'),
    },
  ],
  'GET /api/auth/me': [{ of: 'oneself', expected: signedIn('200') }],
  'GET /api/auth/session': [{ of: 'whoever asks', expected: anyone('200') }],
  'POST /api/auth/refresh': [
    {
      of: "one's own session",
      make: ownSession,
      expected: { ...signedIn('204'), guest: '401 session_expired', badTokens: '401 session_expired' },
    },
  ],
  'POST /api/auth/logout': [{ of: "one's own session", make: ownSession, expected: anyone('204') }],
  'POST /api/auth/logout-everywhere': [
    {
      of: "all sessions of one's own",
      make:
        (world) =>
        async ({ person, token = '' }) => {
          if (!person) return {};
          const { role } = readToken(token);
          const somebody = role === 'admin' ? person : await newcomer(world, role);
          return { cookies: (await openSession(world.instance, somebody)).cookies };
        },
      expected: signedIn('204'),
    },
  ],
  'POST /api/forgot-password': [
    {
      of: "the renter's phone",
      make:
        ({ people }) =>
        () => ({ body: { phone: people.renter.phone } }),
      expected: anyone('200'),
    },
  ],
  'GET /api/reset-password': [
    {
      of: 'a link that was sent',
      make: async (world) => {
        const token = await resetToken(world);
        return () => ({ query: { token } });
      },
      expected: anyone('204'),
    },
    {
      of: 'a made-up link',
      make: () => () => ({ query: { token: 'x'.repeat(43) } }),
      expected: anyone('404 reset_link_invalid'),
    },
  ],
  'POST /api/reset-password': [
    {
      of: 'a made-up link',
      make: () => () => ({ body: { token: 'x'.repeat(43), newPassword: 'another-way-out' } }),
      expected: anyone('404 reset_link_invalid'),
    },
  ],
  'POST /api/auth/confirm-email': [
    {
      of: 'a link that was sent',
      make: async (world) => {
        const token = await confirmationToken(world);
        return () => ({ body: { token } });
      },
      expected: anyone('204'),
      repeatable: true,
    },
    {
      of: 'a made-up link',
      make: () => () => ({ body: { token: 'x'.repeat(43) } }),
      expected: anyone('404 confirmation_link_invalid'),
    },
  ],
  'POST /api/auth/confirmation': [{ of: 'oneself', expected: signedIn('204') }],
  'POST /api/auth/confirm-phone': [
    {
      of: 'a code that nobody was sent',
      make: () => () => ({ body: { code: '000000' } }),
      // The administrator's phone is confirmed, for which no code is needed any more.
      expected: { ...signedIn('409 phone_code_invalid'), admin: '200' },
    },
  ],
  'POST /api/auth/phone-code': [{ of: 'oneself', expected: signedIn('204') }],
  'POST /api/auth/agreement': [
    { of: 'oneself', make: () => () => ({ body: { agreesToTerms: true } }), expected: signedIn('200') },
  ],
  'PUT /api/auth/charter-confirmation': [
    { of: 'oneself', make: () => () => ({ body: { enabled: false } }), expected: roles(['captain'], '200') },
  ],
  'POST /api/own-data': [
    {
      of: 'oneself, from a session whose password is not known',
      make: () => () => ({ body: { currentPassword: 'not-the-password' } }),
      expected: signedIn('422 wrong_password'),
    },
  ],
  'POST /api/account/close': [
    {
      of: 'oneself, from a session whose password is not known',
      make: () => () => ({ body: { currentPassword: 'not-the-password' } }),
      expected: signedIn('422 wrong_password'),
    },
  ],
  'PUT /api/auth/sms': [{ of: 'oneself', make: () => () => ({ body: { enabled: false } }), expected: signedIn('200') }],
};

const LICENCE_ROWS: Rows = {
  'GET /api/users/:id/licenses': [
    {
      of: "the captain's licences",
      make:
        ({ people }) =>
        () => ({ params: { id: people.captain.id } }),
      expected: belongsTo('captain', '200', '404 user_not_found'),
    },
  ],
  'POST /api/upload-license': [
    {
      of: "the captain's licence",
      make:
        ({ people }) =>
        async () => ({ body: await licenceForm(people.captain, 'harbor') }),
      expected: belongsTo('captain', '201', '404 user_not_found'),
    },
  ],
  'GET /api/image/licenses/:name': [
    {
      of: "the captain's licence",
      make: async ({ people }) => {
        const path = await fileLicence(people.captain, 'harbor');
        return () => ({ params: { name: path.slice(path.lastIndexOf('/') + 1) } });
      },
      expected: belongsTo('captain', '200', '404 license_not_found'),
    },
  ],
  'GET /api/admin/licenses': [{ of: 'licences that wait for their review', expected: roles(['admin'], '200') }],
  'POST /api/users/:id/licenses/:licenseType/accept': [
    {
      of: "a captain's licence",
      make: async (world) => {
        const captain = await newcomer(world, 'captain');
        const filePath = await fileLicence(captain, 'harbor');
        const body = { filePath, number: 'PCO-12345', expiresOn: `${new Date().getUTCFullYear() + 2}-03-31` };
        return () => ({ params: { id: captain.id, licenseType: 'harbor' }, body });
      },
      expected: roles(['admin'], '200'),
    },
  ],
  'POST /api/users/:id/licenses/:licenseType/reject': [
    {
      of: "a captain's licence",
      make: async (world) => {
        const captain = await newcomer(world, 'captain');
        await fileLicence(captain, 'harbor');
        return () => ({ params: { id: captain.id, licenseType: 'harbor' }, body: { reason: 'It has run out' } });
      },
      expected: roles(['admin'], '200'),
    },
  ],
};

/** Sessions, accounts and licences. */
export const IDENTITY_ROWS: Rows = { ...SESSION_ROWS, ...PROFILE_ROWS, ...LICENCE_ROWS };
