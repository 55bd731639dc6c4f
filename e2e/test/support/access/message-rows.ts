import { randomUUID } from 'node:crypto';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { anyone, roles } from './expected';
import { confirmedBooking } from './objects';
import type { Rows, Situation } from './situation';

const ADMINISTRATORS = (answer: string) => roles(['admin'], answer);
const missing: Situation['make'] = () => () => ({ params: { id: 2_000_000_000 } });

const list = (of: string): Rows[string] => [{ of, expected: ADMINISTRATORS('200') }];

/** The confirmed booking of renter, owner and captain, once notifications knows it. */
const theBooking: Situation['make'] = async ({ people }, having) => {
  const bookingId = await having(confirmedBooking);
  await eventuallyHolds(
    () => people.admin.client.send('GET', `/api/bookings/${bookingId}/messages`),
    ({ status }) => status === 200,
  );
  return () => ({ params: { id: bookingId, bookingId } });
};

const ofTemplate = (id: string, body?: object): Situation['make'] => {
  return () => () => ({ params: { id }, ...(body && { body }) });
};

const templateRows = (kind: 'email' | 'sms', draft: object): Rows => ({
  [`GET /api/${kind}/templates`]: list('all templates'),
  [`GET /api/${kind}/templates/:id`]: [
    { of: 'a template', make: ofTemplate('welcome-owner'), expected: ADMINISTRATORS('200') },
  ],
  [`PUT /api/${kind}/templates/:id`]: [
    { of: 'a template', make: ofTemplate('welcome-owner', draft), expected: ADMINISTRATORS('200'), repeatable: true },
  ],
  [`POST /api/${kind}/templates/:id/reset`]: [
    { of: 'a template', make: ofTemplate('welcome-owner'), expected: ADMINISTRATORS('200'), repeatable: true },
  ],
  [`POST /api/${kind}/templates/:id/preview`]: [
    { of: 'a template', make: ofTemplate('welcome-owner', {}), expected: ADMINISTRATORS('200'), repeatable: true },
  ],
});

const SETTINGS_ROWS: Rows = {
  ...templateRows('email', { subject: 'Welcome', content: 'Hello {{ownerName}}', enabled: true }),
  ...templateRows('sms', { content: 'Hello {{ownerName}}', enabled: true }),
  'GET /api/email/config': list('the sender'),
  'POST /api/email/config': [
    {
      of: 'the sender',
      make: () => () => ({
        body: { fromEmail: 'bookings@harbourline.example', fromName: 'Harbourline', ccEmails: [] },
      }),
      expected: ADMINISTRATORS('200'),
      repeatable: true,
    },
  ],
  'GET /api/sms/config': list('the account'),
  'POST /api/sms/config': [
    {
      of: 'the account',
      make: () => () => ({ body: { ccPhoneNumbers: [] } }),
      expected: ADMINISTRATORS('200'),
      repeatable: true,
    },
  ],
  'POST /api/email/test': [
    {
      of: 'a template that there is not',
      make: () => () => ({ body: { templateId: 'nothing', email: 'somebody@example.com' } }),
      expected: ADMINISTRATORS('404 template_not_found'),
    },
  ],
  'POST /api/sms/test': [
    {
      of: 'a template that there is not',
      make: () => () => ({ body: { templateId: 'nothing', phoneNumber: '+14165550100' } }),
      expected: ADMINISTRATORS('404 template_not_found'),
    },
  ],
};

const NOTIFY_ROWS: Rows = Object.fromEntries(
  ['GET', 'POST'].flatMap((method) =>
    ['renter', 'owner'].map((party) => [
      `${method} /api/admin/notify-${party}/:bookingId`,
      [
        {
          of: 'the confirmed booking of renter, owner and captain',
          make: theBooking,
          expected: ADMINISTRATORS('200'),
          repeatable: true,
        },
      ],
    ]),
  ),
);

/** From an address that has not written yet, as nobody may write without end. */
function messageOfSomebody() {
  return {
    firstName: 'Ada',
    lastName: 'Visitor',
    email: `${randomUUID()}@example.com`,
    phone: '+14165550199',
    destination: 'toronto',
    message: 'Do you have boats for twelve people?',
  };
}

/** Messages that people get, those that visitors write, and what they all look like. */
export const MESSAGE_ROWS: Rows = {
  ...SETTINGS_ROWS,
  ...NOTIFY_ROWS,
  'POST /api/contact': [
    {
      of: 'a message to support',
      make: () => () => ({ body: messageOfSomebody() }),
      expected: anyone('201'),
      repeatable: true,
    },
  ],
  'GET /api/admin/contact-messages': list('all messages of visitors'),
  'PATCH /api/admin/contact-messages/:id': [
    {
      of: 'a message that there is not',
      make: () => () => ({ params: { id: 2_000_000_000 }, body: { handled: true } }),
      expected: ADMINISTRATORS('404 contact_message_not_found'),
    },
  ],
  'GET /api/admin/deliveries': list('all messages'),
  'POST /api/admin/deliveries/:id/send-again': [
    {
      of: 'a message that there is not',
      make: () => () => ({ params: { id: '7d0c2a5e-6a3b-4a29-9a0c-0b8f7f0a1c55' } }),
      expected: ADMINISTRATORS('404 delivery_not_found'),
    },
  ],
  'GET /api/bookings/:id/messages': [
    {
      of: 'the confirmed booking of renter, owner and captain',
      make: theBooking,
      expected: {
        ...roles(['renter', 'owner', 'captain', 'admin'], '404 booking_not_found'),
        ...{ renter: '200', owner: '200', captain: '200', admin: '200' },
      },
    },
    {
      of: 'a booking that there is not',
      make: missing,
      expected: { ...roles(['renter', 'owner', 'captain', 'admin'], '404 booking_not_found') },
    },
  ],
};
