import { phoneCodeRequested } from '@harbourline/contracts';
import { auditLogContract, type AuditedWrite } from '@harbourline/test-kit/audit-log';
import { administrator, PASSWORD, registered, registrationForm, signedIn, type Registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { licenseForm, plainPicture, READ, uploaded } from './licenses';
import { startOtherServices, type OtherServices } from './other-services';
import { startWithStore, type IdentityWithStore } from './start-with-store';

let identity: IdentityWithStore;
let others: OtherServices;
let ana: Registered;
beforeAll(async () => {
  others = await startOtherServices();
  identity = await startWithStore(undefined, others.env);
  ana = await administrator(identity);
});
afterAll(async () => {
  await identity?.stop();
  await others?.stop();
});

/** A change of a renter's account. */
const renterTo = (change: object): AuditedWrite => ({
  changes: 'users',
  async prepare(send) {
    const { id } = await registered(identity);
    return () => send('PATCH', `/api/users/${id}`, change);
  },
});
const captain = () => registered(identity, { role: 'captain' });

describe('the audit log of identity', () => {
  auditLogContract('identity', {
    url: () => identity.url,
    token: () => ana.browser.cookie('access'),
    administrator: () => ana.id,
    sql: (statement) => identity.db.client.$executeRawUnsafe(statement),
    secrets: new RegExp(`argon2|${PASSWORD}|"(password|token|hash)":"(?!\\[secret\\])`),
    writes: {
      'POST /api/auth/agreement': {
        changes: 'users',
        prepare: async (send) => () => send('POST', '/api/auth/agreement', { agreesToTerms: true }),
      },
      'POST /api/admin/users/export': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/admin/users/export', {}),
      },
      'POST /api/own-data': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/own-data', { currentPassword: PASSWORD }),
      },
      'POST /api/account/close': {
        changes: 'users',
        async prepare(send) {
          await administrator(identity);
          return async () => {
            const { phone, email, password, fullName } = await identity.db.client.user.findUniqueOrThrow({
              where: { id: ana.id },
            });
            const answer = await send('POST', '/api/account/close', { currentPassword: PASSWORD });
            // For whoever comes next.
            const open = { phone, email, password, fullName, active: true, closedAt: null, eraseAgainAt: null };
            await identity.db.client.user.update({ where: { id: ana.id }, data: open });
            ana = { ...ana, browser: await signedIn(identity, phone) };
            return answer;
          };
        },
      },
      'POST /api/admin/users': {
        changes: 'users',
        async prepare(send) {
          const form = registrationForm({ role: 'owner', agreesToTerms: true });
          return () => send('POST', '/api/admin/users', form);
        },
      },
      'PATCH /api/users/:id changeRole': renterTo({ role: 'owner' }),
      'PATCH /api/users/:id setActive': renterTo({ active: false }),
      'PATCH /api/users/:id updateProfile': renterTo({ fullName: 'Rosa Roy' }),
      'POST /api/users/:id/licenses/:licenseType/accept': {
        changes: 'license_files',
        async prepare(send) {
          const marie = await captain();
          const filePath = await uploaded(marie);
          return () => send('POST', `/api/users/${marie.id}/licenses/harbor/accept`, { filePath, ...READ });
        },
      },
      'POST /api/users/:id/licenses/:licenseType/reject': {
        changes: 'license_rejections',
        async prepare(send) {
          const marie = await captain();
          await uploaded(marie);
          return () => send('POST', `/api/users/${marie.id}/licenses/harbor/reject`, { reason: 'It is blurred' });
        },
      },
      'POST /api/upload-license': {
        changes: 'license_files',
        async prepare(send) {
          const [{ id: userId }, content] = [await captain(), await plainPicture()];
          return () =>
            send(
              'POST',
              '/api/upload-license',
              licenseForm({ userId, licenseType: 'harbor' }, { content, name: 'a.png' }),
            );
        },
      },
      'POST /api/auth/confirmation': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/auth/confirmation'),
      },
      'POST /api/auth/phone-code': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/auth/phone-code'),
      },
      'POST /api/auth/confirm-phone': {
        changes: 'users',
        async prepare(send) {
          await send('POST', '/api/auth/phone-code');
          const codes = await eventsAbout(identity, ana.id, phoneCodeRequested);
          const code = unsealed('phoneCode', codes.at(-1)?.data['sealedCode']);
          return () => send('POST', '/api/auth/confirm-phone', { code });
        },
      },
      'PUT /api/auth/sms': {
        changes: 'users',
        prepare: async (send) => () => send('PUT', '/api/auth/sms', { enabled: true }),
      },
      'POST /api/auth/logout-everywhere': {
        changes: 'sessions',
        takesNothing: true,
        prepare: async (send) => async () => {
          const answer = await send('POST', '/api/auth/logout-everywhere');
          ana = { ...ana, browser: await signedIn(identity, ana.phone) };
          return answer;
        },
      },
    },
  });
});
