import {
  accountSecured,
  emailConfirmationRequested,
  licenseAccepted,
  licenseExpired,
  licenseExpiring,
  licenseRejected,
  passwordResetRequested,
  reviewHidden,
  reviewPublished,
  SEALED_FOR,
  userRegistered,
  userUpdated,
} from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { expectGolden } from './support/golden';
import { asRead, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const TOKEN = 'kN3-the_token+/=';
const sealFor = (purpose: string) => sealing({ secret: TEST_INTERNAL_SECRET, purpose }).seal(TOKEN);
const LINKED_TOKEN = encodeURIComponent(TOKEN);

let inbox: Inbox;
let notifications: TestNotifications;
const clock = new TestClock('2026-06-28T15:00:30.000Z');

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

describe('a new user', () => {
  it.each([
    ['welcome-renter', RENTER],
    ['welcome-owner', OWNER],
    ['welcome-captain', CAPTAIN],
  ])('whose address is to be confirmed finds the link in %s', async (template, user) => {
    const sealedConfirmation = sealFor(SEALED_FOR.confirmation);
    await notifications.identity.publish(userRegistered, user.id, { ...user, sealedConfirmation });
    const mail = await inbox.mail(user, /welcome/i);
    expectGolden(`${template}.confirm`, asRead(mail));
    expect(mail.html).toContain(`href="https://harbourline.example/confirm-email?token=${LINKED_TOKEN}"`);
  });
});

describe('about their account a user is told', () => {
  beforeEach(() => emptyInbox(inbox, notifications));
  const identity = () => notifications.identity;

  it.each(['boat', 'captain', 'renter'] as const)('that a review of them is published: %s', async (about) => {
    const reader = { boat: OWNER, captain: CAPTAIN, renter: RENTER }[about];
    const data = { ...reviewPublished.sample, about, reviewedId: reader.id };
    await notifications.catalog.publish(reviewPublished, about, data);
    expectGolden(`review-published.${about}`, asRead(await inbox.mail(reader, /review/)));
  });

  it('why a review of theirs is hidden', async () => {
    await notifications.catalog.publish(reviewHidden, 71, { ...reviewHidden.sample, authorId: RENTER.id });
    expectGolden('review-hidden', asRead(await inbox.mail(RENTER, /hidden/)));
  });

  it('how to choose a new password, with a link of which the database knows only the seal', async () => {
    await identity().publish(passwordResetRequested, 1, {
      userId: CAPTAIN.id,
      sealedToken: sealFor(SEALED_FOR.reset),
      expiresAt: '2026-06-28T15:30:00.000Z',
    });
    const mail = await inbox.mail(CAPTAIN, /password/);
    expectGolden('password-reset', asRead(mail));
    expect(mail.html).toContain(`href="https://harbourline.example/reset-password?token=${LINKED_TOKEN}"`);
    const rows = await notifications.db().$queryRaw<{ row: string }[]>`
      SELECT deliveries::text AS row FROM deliveries UNION ALL SELECT dead_letters::text FROM kit.dead_letters`;
    expect(rows.some(({ row }) => row.includes('password-reset'))).toBe(true);
    expect(rows.filter(({ row }) => row.includes(TOKEN) || row.includes(LINKED_TOKEN))).toEqual([]);
  });

  it('to confirm a new address, at that address', async () => {
    await identity().publish(emailConfirmationRequested, 1, {
      userId: RENTER.id,
      email: 'new@example.com',
      sealedToken: sealFor(SEALED_FOR.confirmation),
    });
    expectGolden('confirm-email', asRead(await inbox.mail({ email: 'new@example.com' }, /confirm/)));
  });

  it.each([
    ['everything', ['password', 'email', 'phone']],
    ['password', ['password']],
  ] as const)('that somebody has changed how they sign in (%s), at the address they had', async (name, changed) => {
    await identity().publish(userUpdated, OWNER.id, { ...OWNER, email: 'thief@example.com' });
    await identity().publish(accountSecured, `${OWNER.id}:${name}`, {
      userId: OWNER.id,
      fullName: OWNER.fullName,
      email: OWNER.email,
      changed: [...changed],
    });
    expectGolden(`account-changed.${name}`, asRead(await inbox.mail(OWNER, /account/)));
    expect(await inbox.all()).toHaveLength(1);
  });

  it('which licence was not accepted, and why', async () => {
    await identity().publish(licenseRejected, 1, { ...licenseRejected.sample, userId: CAPTAIN.id });
    expectGolden('license-rejected-captain', asRead(await inbox.mail(CAPTAIN, /upload/)));
  });

  it.each([
    ['was accepted', licenseAccepted, 'license-accepted-captain'],
    ['expires soon', licenseExpiring, 'license-expiring-captain'],
    ['has expired', licenseExpired, 'license-expired-captain'],
  ] as const)('that a license %s, and on which day it ends', async (_, event, template) => {
    await identity().publish(event, template, { ...event.sample, userId: CAPTAIN.id });
    expectGolden(template, asRead(await inbox.mail(CAPTAIN, /Harbour License/)));
  });

  it('nothing of a link that was sealed for something else', async () => {
    await identity().publish(passwordResetRequested, 2, {
      userId: CAPTAIN.id,
      sealedToken: sealFor(SEALED_FOR.confirmation),
      expiresAt: '2026-06-28T15:30:00.000Z',
    });
    await eventuallyFinds(async () => (await notifications.deliveries()).some(({ lastError }) => lastError));
    expect(await inbox.all()).toEqual([]);
  });

  it('nothing of a link that has stopped working before it could be sent', async () => {
    clock.set('2026-06-28T15:30:00.000Z');
    await identity().publish(passwordResetRequested, 3, {
      userId: RENTER.id,
      sealedToken: sealFor(SEALED_FOR.reset),
      expiresAt: '2026-06-28T15:30:00.000Z',
    });
    const given = await eventuallyFinds(async () =>
      (await notifications.deliveries()).find(
        ({ recipientId, template, status }) =>
          recipientId === RENTER.id && template === 'password-reset' && status !== 'waiting',
      ),
    );
    expect(given).toMatchObject({ status: 'failed', attempts: 1, obstacle: { code: 'link_expired' } });
    expect(await inbox.all()).toEqual([]);
  });
});
