import { randomUUID } from 'node:crypto';
import {
  ASPECTS,
  SERVICES,
  type BoatView,
  type BookingView,
  type ConversationView,
  type DockView,
  type HistoryEntry,
  type ReviewView,
} from '@harbourline/contracts';
import { beginPayment, hold, pay, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf, type ReceivedMail } from '@harbourline/test-kit/inbox';
import sharp from 'sharp';
import { acceptedCaptain } from './support/accepted-captain';
import { administrator } from './support/administrator';
import { enterCharterThatBegins } from './support/enter-charter-that-begins';
import { query } from './support/query';
import { listBoat, register, wishFor, type Person } from './support/people';
import { traces } from './support/traces';
import { startTestStack, type TestStack } from './support/test-stack';

const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

const KILLS = 11;
const GUESTS = 3;
const TEXT = 'Where do we meet?';
const CONFIRMED = ({ subject }: { subject: string }) => /confirmed/i.test(subject);
const CALLED_OFF = ({ subject }: { subject: string }) => subject.endsWith('is called off');
const CHANGED = ({ text }: { text: string }) => /accepted the change/.test(text);

const COMPLETED = { status: 'completed', despite: ['charter_not_over'] };
const OPINION = 'Everything was as it was shown.';
const opinion = (about: keyof typeof ASPECTS) => ({
  [about]: { stars: Object.fromEntries(ASPECTS[about].map((aspect) => [aspect, 5])), text: OPINION },
});

describe('kill -9', () => {
  let stack: TestStack;
  let instance: Instance;
  let owner: Person;
  let captain: Person;
  let office: Person;
  let boat: BoatView;

  beforeAll(async () => {
    stack = await startTestStack();
    instance = await stack.instance();
    owner = await register(instance, 'owner');
    captain = await acceptedCaptain(instance, 'Carla Santos');
    office = await administrator(instance);
    boat = await listBoat(owner);
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 60 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    await captain.client.call('PUT', '/api/auth/charter-confirmation', { enabled: true });
  });
  afterAll(() => stack?.stop());

  it('of booking, after the card is charged and before the browser posts the booking: it exists exactly once', async () => {
    const renter = await register(instance, 'renter');
    const wish = wishFor(boat, 5);
    const held = await hold(renter.client, wish);
    const intent = await beginPayment(renter.client, wish, held);
    await stack.kill('booking');
    await pay(renter.client, intent);
    await eventuallyHolds(
      () => renter.client.call<BookingView[]>('GET', '/api/bookings'),
      (bookings) => bookings.length === 1 && bookings[0]?.status === 'pending',
    );
    const body = { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId };
    const posted = await renter.client.call<BookingView>('POST', '/api/bookings', body);
    expect((await renter.client.call<BookingView[]>('GET', '/api/bookings')).map(({ id }) => id)).toEqual([posted.id]);
  });

  it.each(SERVICES)(
    'of %s while somebody closes their account: who they were is erased everywhere',
    async (service) => {
      // What the test before has killed may still be starting.
      const renter = await eventuallyHolds(
        () => register(instance, 'renter', `Xaveria ${service}`),
        () => true,
      );
      await eventuallyHolds(
        () => traces(instance, [renter.email]),
        (places) => ['booking', 'catalog', 'payments'].every((name) => places.some((place) => place.startsWith(name))),
      );
      // Identity asks all others before it closes an account; one that is not there stands for them.
      if (['identity', 'payments'].includes(service)) await stack.kill(service);
      await eventuallyHolds(
        () => renter.client.send('POST', '/api/account/close', { currentPassword: renter.password }),
        // What was done before its answer was lost has ended the session.
        ({ status }) => status === 204 || status === 401,
      );
      await stack.kill(service);
      const mail = `notifications public.deliveries: ${renter.email}`;
      const left = async () =>
        (await traces(instance, [renter.email, renter.phone, renter.fullName])).filter((place) => place !== mail);
      await eventuallyHolds(left, (places) => places.length === 0);
      const last = ({ subject }: ReceivedMail) => /account is closed/.test(subject);
      await eventuallyHolds(
        () => inboxOf(instance, renter.email),
        (mails) => mails.some(last),
      );
    },
  );

  it.each(SERVICES.map((service, index) => [service, 6 + index * 2] as const))(
    'of %s at each step that it takes part in: the path completes, no event and no mail is lost, none is made twice',
    async (service, day) => {
      // A client that tries again is all that it takes.
      const insist = <T>(step: () => Promise<T>) => eventuallyHolds(step, () => true);
      const renter = await insist(() => register(instance, 'renter'));
      const wish = wishFor(boat, day, { captainId: captain.id });
      const killAmid = (...takingPart: string[]) => (takingPart.includes(service) ? stack.kill(service) : undefined);

      await killAmid('booking', 'identity');
      const held = await insist(() =>
        hold(renter.client, wish).catch((error: unknown) => resumeOwnHold(renter, error)),
      );
      await killAmid('booking', 'payments');
      const intent = await insist(() => beginPayment(renter.client, wish, held));
      await insist(() => pay(renter.client, intent));
      await killAmid('booking', 'payments', 'notifications');
      const body = { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId };
      const booking = await insist(() => renter.client.call<BookingView>('POST', '/api/bookings', body));
      await killAmid('booking', 'payments', 'catalog', 'notifications');
      await insist(async () => {
        const answer = await owner.client.send<BookingView & { code?: string }>(
          'PATCH',
          `/api/bookings/${booking.id}`,
          ACCEPT,
        );
        if (answer.status !== 200 && answer.body.code !== 'booking_not_pending')
          throw new Error(`answered ${answer.status}`);
      });
      await killAmid('identity', 'booking', 'catalog', 'notifications');
      await insist(() => takeOnce(captain, booking.id));
      await killAmid('booking', 'notifications');
      // What was lost on the way is looked for before it is done again: a proposal has no key that makes it the same.
      const proposed = await insist(() => proposeOnce(renter, booking.id));
      await killAmid('identity', 'booking', 'notifications');
      await insist(() => acceptOnce(owner, booking.id, proposed));
      const key = randomUUID();
      await insist(() => write(renter, booking.id, key));
      await killAmid('identity', 'booking', 'notifications');
      await insist(() => completeOnce(office, booking.id));
      await killAmid('booking', 'payments', 'catalog');
      await insist(() => reviewOnce(renter, booking.id, { ...opinion('boat'), ...opinion('captain') }));
      await killAmid('identity', 'catalog');
      await insist(() => reviewOnce(owner, booking.id, opinion('renter')));
      await killAmid('catalog', 'notifications');

      const toRenter = await eventuallyHolds(
        () => inboxOf(instance, renter.email),
        (mails) => [CONFIRMED, CHANGED].every((told) => mails.some(told)),
      );
      const toOwner = await eventuallyHolds(
        () => inboxOf(instance, owner.email),
        (mails) => mails.some(({ text }) => text.includes(renter.email)),
      );
      // The mail server may have taken one just before its sender was killed: that one comes again under its Message-ID.
      const repeatable = service === 'notifications' ? KILLS : 0;
      for (const mails of [toRenter, toOwner])
        expect(mails.length - once(mails).length).toBeLessThanOrEqual(repeatable);
      for (const told of [CONFIRMED, CHANGED]) expect(once(toRenter).filter(told)).toHaveLength(1);
      expect(once(toOwner).filter(({ text }) => text.includes(renter.email))).toHaveLength(1);
      const { messages } = await insist(() =>
        owner.client.call<ConversationView>('GET', `/api/bookings/${booking.id}/conversation`),
      );
      expect(messages.map(({ text }) => text)).toEqual([TEXT]);
      for (const [person, about] of [
        [owner, ['boat']],
        [captain, ['captain']],
        [renter, ['renter']],
      ] as const) {
        const received = await insist(() =>
          person.client.call<(ReviewView & { bookingId: number })[]>('GET', '/api/reviews/received'),
        );
        expect(received.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject(
          about.map((each) => ({ about: each, text: OPINION })),
        );
      }

      for (const each of SERVICES) {
        await eventuallyHolds(
          () => query<{ n: string }>(instance, each, 'SELECT count(*) AS n FROM kit.outbox WHERE position IS NULL'),
          ([row]) => row?.n === '0',
        );
        expect(
          await query(instance, each, 'SELECT handler, error FROM kit.dead_letters WHERE resolved_at IS NULL'),
        ).toEqual([]);
      }
    },
  );

  it.each(['booking', 'catalog', 'notifications'] as const)(
    'of %s while a charter is called off and made up for: it is done once, and everyone is told once',
    async (service) => {
      const insist = <T>(step: () => Promise<T>) => eventuallyHolds(step, () => true);
      // What was killed last may still be starting: each try is somebody else's, of another boat.
      const [renter, near, booking] = await insist(async () => {
        const [somebody, anotherBoat] = [await register(instance, 'renter'), await listBoat(owner)];
        return [somebody, anotherBoat, await reserve(somebody.client, wishFor(anotherBoat, 2))] as const;
      });
      const of = { id: booking.id, newTime: wishFor(near, 12) };
      await insist(() => owner.client.call('PATCH', `/api/bookings/${of.id}`, ACCEPT));
      if (service !== 'catalog') await stack.kill(service);
      await insist(() => callOffOnce(owner, of.id));
      if (service !== 'catalog') await stack.kill(service);
      const changeId = await insist(() => findTimeOnce(renter, of));
      // When the boat is taken changes with the new time.
      await stack.kill(service);
      await insist(() => agreeOnce(owner, of, changeId));
      await stack.kill(service);

      const { startDate, endDate } = of.newTime;
      await eventuallyHolds(
        () => renter.client.call<BookingView>('GET', `/api/bookings/${of.id}`),
        (seen) => seen.startDate === startDate && seen.endDate === endDate && seen.calledOff === null,
      );
      const told = await eventuallyHolds(
        () => inboxOf(instance, renter.email),
        (mails) => [CALLED_OFF, CHANGED].every((it) => mails.some(it)),
      );
      for (const each of [CALLED_OFF, CHANGED]) expect(once(told).filter(each)).toHaveLength(1);
      const history = await insist(() => owner.client.call<HistoryEntry[]>('GET', `/api/bookings/${of.id}/history`));
      expect(history.map(({ action }) => action)).toEqual([
        ...['requested', 'accepted', 'called off', 'change proposed', 'change accepted'],
      ]);
    },
  );

  it.each(['booking', 'catalog', 'notifications'] as const)(
    'of %s while a charter is recorded at the dock: each act is kept once, and told once',
    async (service) => {
      const insist = <T>(step: () => Promise<T>) => eventuallyHolds(step, () => true);
      const renter = await insist(() => register(instance, 'renter'));
      const own = await insist(() => listBoat(owner));
      const { id } = await enterCharterThatBegins(office, { boatId: own.id, renterId: renter.id });
      const path = `/api/bookings/${id}/dock`;
      const act = () => ({ id: randomUUID(), at: new Date().toISOString() });
      const record = (body: object) => insist(() => owner.client.call<DockView>('POST', path, body));

      await stack.kill(service);
      const { pictures } = await insist(() => uploadPicture(owner, id));
      await stack.kill(service);
      const checkIn = { act: 'check-in', ...act(), identitySeen: true, peopleOnBoard: 3, pictures };
      await record(checkIn);
      const { balanceDue: amount } = await insist(() => owner.client.call<DockView>('GET', path));
      await stack.kill(service);
      await record({ act: 'mark-balance', ...act(), amount, way: 'cash' });
      await stack.kill(service);
      // A phone that has not heard the answer sends again.
      const seen = await record(checkIn);
      expect(seen).toMatchObject({ checkIn: { id: checkIn.id, pictures }, balance: { amount, confirmed: null } });
      const mails = await eventuallyHolds(
        () => inboxOf(instance, renter.email),
        (all) => all.some(({ text }) => text.includes(`/at-the-dock?id=${id}`)),
      );
      expect(once(mails).filter(({ text }) => text.includes(`/at-the-dock?id=${id}`))).toHaveLength(1);
      const history = await insist(() => owner.client.call<HistoryEntry[]>('GET', `/api/bookings/${id}/history`));
      expect(history.slice(1).map(({ action }) => action)).toEqual(['checked in', 'balance received']);
    },
  );
});

function once(mails: ReceivedMail[]): ReceivedMail[] {
  return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
}

async function write(renter: Person, id: number, key: string): Promise<void> {
  const path = `/api/bookings/${id}/conversation/messages`;
  const { status } = await renter.client.send('POST', path, { text: TEXT }, { 'idempotency-key': key });
  if (status !== 201) throw new Error(`answered ${status}`);
}

/** @returns the id of the proposal, or null where it has been accepted already. */
async function proposeOnce(renter: Person, id: number): Promise<string | null> {
  const { guestCount, proposedChange } = await renter.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (guestCount === GUESTS) return null;
  if (proposedChange) return proposedChange.id;
  const body = { proposeChange: { guestCount: GUESTS } };
  const changed = await renter.client.call<BookingView>('PATCH', `/api/bookings/${id}`, body);
  return changed.proposedChange?.id ?? null;
}

async function acceptOnce(owner: Person, id: number, changeId: string | null): Promise<void> {
  const { guestCount } = await owner.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (guestCount === GUESTS) return;
  await owner.client.call('PATCH', `/api/bookings/${id}`, { proposedChange: 'accepted', changeId });
}

async function takeOnce(captain: Person, id: number): Promise<void> {
  const { captainAnswer } = await captain.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (captainAnswer === 'awaited')
    await captain.client.call('PATCH', `/api/bookings/${id}`, { captainAnswer: 'accepted' });
}

async function callOffOnce(owner: Person, id: number): Promise<void> {
  const body = { calledOff: 'weather', reason: 'A gale warning' };
  const { status, body: answer } = await owner.client.send<{ code?: string }>('PATCH', `/api/bookings/${id}`, body);
  if (status !== 200 && answer.code !== 'already_called_off') throw new Error(`answered ${status}`);
}

interface MadeUpFor {
  id: number;
  newTime: { startDate: string; endDate: string };
}

/** @returns the id of the new time, or null where it has been accepted already. */
async function findTimeOnce(renter: Person, { id, newTime }: MadeUpFor): Promise<string | null> {
  const { calledOff, proposedChange } = await renter.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (!calledOff) return null;
  if (proposedChange) return proposedChange.id;
  const { startDate, endDate } = newTime;
  const body = { proposeChange: { startDate, endDate } };
  return (await renter.client.call<BookingView>('PATCH', `/api/bookings/${id}`, body)).proposedChange?.id ?? null;
}

async function agreeOnce(owner: Person, { id }: MadeUpFor, changeId: string | null): Promise<void> {
  const { calledOff } = await owner.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (calledOff) await owner.client.call('PATCH', `/api/bookings/${id}`, { proposedChange: 'accepted', changeId });
}

async function completeOnce({ client }: Person, id: number): Promise<void> {
  const { status } = await client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (status !== 'completed') await client.call('PATCH', `/api/bookings/${id}`, COMPLETED);
}

async function reviewOnce({ client }: Person, id: number, body: object): Promise<void> {
  const { status, body: answer } = await client.send<{ code?: string }>('POST', `/api/reviews/bookings/${id}`, body);
  if (status !== 201 && answer.code !== 'review_written') throw new Error(`answered ${status}`);
}

async function uploadPicture({ client }: Person, bookingId: number): Promise<{ pictures: string[] }> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f5b75' } })
    .jpeg()
    .toBuffer();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'bow.jpg');
  return client.call('POST', `/api/bookings/${bookingId}/pictures`, form);
}

async function resumeOwnHold(renter: Person, error: unknown) {
  const holdId = /"own_hold".*"holdId":"([^"]+)"/.exec(String(error))?.[1];
  if (!holdId) throw error;
  return renter.client.call<Awaited<ReturnType<typeof hold>>>('GET', `/api/bookings/holds/${holdId}`);
}
