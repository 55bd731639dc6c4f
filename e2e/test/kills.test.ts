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
  type ServiceName,
} from '@harbourline/contracts';
import { beginPayment, hold, pay, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
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

/** In the life of a charter. */
const KILLS_OF_NOTIFICATIONS = 4;
const GUESTS = 3;
const TEXT = 'Where do we meet?';
const CONFIRMED = ({ subject }: { subject: string }) => /confirmed/i.test(subject);
const CALLED_OFF = ({ subject }: { subject: string }) => subject.includes('is called off');
const CHANGED = ({ text }: { text: string }) => /accepted the change/.test(text);

const COMPLETED = { status: 'completed', despite: ['charter_not_over'] };
const OPINION = 'Everything was as it was shown.';
const opinion = (about: keyof typeof ASPECTS) => ({
  [about]: { stars: Object.fromEntries(ASPECTS[about].map((aspect) => [aspect, 5])), text: OPINION },
});

/**
 * A process is killed where something of it is on its way: a call that it has not answered, an event that it has to tell,
 * an event that it has to hear of. Each service dies in each of these moments; what a kill leaves of payments, mails and
 * messages one by one is tested in payments and notifications (`killed*.test.ts`, `*kills.test.ts`), and of events in the
 * transport's own tests.
 */
describe('kill -9', () => {
  let stack: TestStack;
  let instance: Instance;
  let owner: Person;
  let captain: Person;
  let office: Person;
  let boat: BoatView;

  beforeAll(async () => {
    // Messages about changes wait for three seconds, during which services are killed as well.
    stack = await startTestStack({ CHANGE_MAIL_MINUTES: '0.05' });
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

  const kill = (...services: ServiceName[]) => Promise.all(services.map((service) => stack.kill(service)));

  it('of booking, after the card is charged and before the browser posts the booking: it exists exactly once', async () => {
    const renter = await register(instance, 'renter');
    const wish = wishFor(boat, 5);
    const held = await hold(renter.client, wish);
    const intent = await beginPayment(renter.client, wish, held);
    await kill('booking');
    await pay(renter.client, intent);
    await eventuallyHolds(
      () => renter.client.call<BookingView[]>('GET', '/api/bookings'),
      (bookings) => bookings.length === 1 && bookings[0]?.status === 'pending',
    );
    const body = { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId };
    const posted = await renter.client.call<BookingView>('POST', '/api/bookings', body);
    expect((await renter.client.call<BookingView[]>('GET', '/api/bookings')).map(({ id }) => id)).toEqual([posted.id]);
  });

  it('of everything while somebody closes their account: who they were is erased everywhere', async () => {
    const renter = await insist(() => register(instance, 'renter', 'Xaveria Quill'));
    await eventuallyHolds(
      () => traces(instance, [renter.email]),
      (places) => ['booking', 'catalog', 'payments'].every((name) => places.some((place) => place.startsWith(name))),
    );
    // Identity asks all others before it closes an account; one that is not there stands for them.
    await kill('identity', 'payments');
    await eventuallyHolds(
      () => renter.client.send('POST', '/api/account/close', { currentPassword: renter.password }),
      // What was done before its answer was lost has ended the session.
      ({ status }) => status === 204 || status === 401,
    );
    await kill(...SERVICES);
    const mail = `notifications public.deliveries: ${renter.email}`;
    const left = async () =>
      (await traces(instance, [renter.email, renter.phone, renter.fullName])).filter((place) => place !== mail);
    await eventuallyHolds(left, (places) => places.length === 0);
    const last = ({ subject }: ReceivedMail) => /account is closed/.test(subject);
    await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => mails.some(last),
    );
  });

  it('of each service along the life of a charter: it completes, no event and no mail is lost, none is made twice', async () => {
    const renter = await insist(() => register(instance, 'renter'));
    const wish = wishFor(boat, 6, { captainId: captain.id });
    await kill('identity', 'booking');
    const held = await insist(() => hold(renter.client, wish).catch((error: unknown) => resumeOwnHold(renter, error)));
    await kill('payments');
    const intent = await insist(() => beginPayment(renter.client, wish, held));
    await insist(() => pay(renter.client, intent));
    await kill('payments');
    const body = { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId };
    const booking = await insist(() => renter.client.call<BookingView>('POST', '/api/bookings', body));
    await kill('booking', 'notifications');
    await insist(() => acceptOnce(owner, booking.id));
    await kill('catalog', 'notifications');
    await insist(() => takeOnce(captain, booking.id));
    // What was lost on the way is looked for before it is done again: a proposal has no key that makes it the same.
    const proposed = await insist(() => proposeOnce(renter, booking.id));
    await kill('booking', 'notifications');
    await insist(() => agreeToChangeOnce(owner, booking.id, proposed));
    const key = randomUUID();
    await insist(() => write(renter, booking.id, key));
    await insist(() => completeOnce(office, booking.id));
    await kill('booking', 'payments', 'catalog');
    await insist(() => reviewOnce(renter, booking.id, { ...opinion('boat'), ...opinion('captain') }));
    await kill('catalog');
    await insist(() => reviewOnce(owner, booking.id, opinion('renter')));
    await kill('catalog', 'notifications');

    const toRenter = await eventuallyHolds(
      () => inboxOf(instance, renter.email),
      (mails) => [CONFIRMED, CHANGED].every((told) => mails.some(told)),
    );
    const toOwner = await eventuallyHolds(
      () => inboxOf(instance, owner.email),
      (mails) => mails.some(({ text }) => text.includes(renter.email)),
    );
    // The mail server may have taken one just before its sender was killed: that one comes again under its Message-ID.
    for (const mails of [toRenter, toOwner])
      expect(mails.length - once(mails).length).toBeLessThanOrEqual(KILLS_OF_NOTIFICATIONS);
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
  });

  it('of those concerned while a charter is called off and made up for: it is done once, and everyone is told once', async () => {
    const near = await insist(() => listBoat(owner));
    // What was killed last may still be starting: each try is somebody else's, on another day.
    let daysAhead = 1;
    const [renter, { id }] = await insist(async () => {
      const somebody = await register(instance, 'renter');
      return [somebody, await reserve(somebody.client, wishFor(near, (daysAhead += 1)))] as const;
    });
    const of = { id, newTime: wishFor(near, 12) };
    await insist(() => acceptOnce(owner, of.id));
    await kill('booking');
    await insist(() => callOffOnce(owner, of.id));
    await kill('booking', 'notifications');
    const changeId = await insist(() => findTimeOnce(renter, of));
    await insist(() => agreeToTimeOnce(owner, of, changeId));
    // When the boat is taken changes with the new time.
    await kill('booking', 'catalog', 'notifications');

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
  });

  it('of those concerned while a charter is recorded at the dock: each act is kept once, and told once', async () => {
    const renter = await insist(() => register(instance, 'renter'));
    const own = await insist(() => listBoat(owner));
    const { id } = await enterCharterThatBegins(office, { boatId: own.id, renterId: renter.id });
    const path = `/api/bookings/${id}/dock`;
    const act = () => ({ id: randomUUID(), at: new Date().toISOString() });
    const record = (body: object) => insist(() => owner.client.call<DockView>('POST', path, body));

    await kill('catalog');
    const { pictures } = await insist(() => uploadPicture(owner, id));
    await kill('catalog');
    const checkIn = { act: 'check-in', ...act(), identitySeen: true, peopleOnBoard: 3, pictures };
    await record(checkIn);
    await kill('booking', 'catalog', 'notifications');
    const { balanceDue: amount } = await insist(() => owner.client.call<DockView>('GET', path));
    await record({ act: 'mark-balance', ...act(), amount, way: 'cash' });
    await kill('booking');
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
  });
});

/** A client that tries again is all that it takes. */
function insist<T>(step: () => Promise<T>): Promise<T> {
  return eventuallyHolds(step, () => true);
}

function once(mails: ReceivedMail[]): ReceivedMail[] {
  return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
}

async function write(renter: Person, id: number, key: string): Promise<void> {
  const path = `/api/bookings/${id}/conversation/messages`;
  const { status } = await renter.client.send('POST', path, { text: TEXT }, { 'idempotency-key': key });
  if (status !== 201) throw new Error(`answered ${status}`);
}

async function acceptOnce(owner: Person, id: number): Promise<void> {
  const { status, body } = await owner.client.send<{ code?: string }>('PATCH', `/api/bookings/${id}`, ACCEPT);
  if (status !== 200 && body.code !== 'booking_not_pending') throw new Error(`answered ${status}`);
}

/** @returns the id of the proposal, or null where it has been accepted already. */
async function proposeOnce(renter: Person, id: number): Promise<string | null> {
  const { guestCount, proposedChange } = await renter.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (guestCount === GUESTS) return null;
  if (proposedChange) return proposedChange.id;
  const changed = await renter.client.call<BookingView>(...acts.proposeChange(id, { guestCount: GUESTS }));
  return changed.proposedChange?.id ?? null;
}

async function agreeToChangeOnce(owner: Person, id: number, changeId: string | null): Promise<void> {
  const { guestCount } = await owner.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (guestCount === GUESTS) return;
  await owner.client.call(...acts.acceptChange(id, changeId));
}

async function takeOnce(captain: Person, id: number): Promise<void> {
  const { captainAnswer } = await captain.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (captainAnswer === 'awaited') await captain.client.call(...acts.acceptCharter(id));
}

async function callOffOnce(owner: Person, id: number): Promise<void> {
  const why = { cause: 'weather', reason: 'A gale warning' } as const;
  const { status, body: answer } = await owner.client.send<{ code?: string }>(...acts.callOff(id, why));
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
  const proposal = acts.proposeChange(id, { startDate, endDate });
  return (await renter.client.call<BookingView>(...proposal)).proposedChange?.id ?? null;
}

async function agreeToTimeOnce(owner: Person, { id }: MadeUpFor, changeId: string | null): Promise<void> {
  const { calledOff } = await owner.client.call<BookingView>('GET', `/api/bookings/${id}`);
  if (calledOff) await owner.client.call(...acts.acceptChange(id, changeId));
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
