import {
  accountClosed,
  boatCreated,
  boatDeleted,
  boatUpdated,
  SEALED_FOR,
  type AdminQuestion,
  type QuestionView,
  type ReceivedQuestion,
} from '@harbourline/contracts';
import { MOST_QUESTIONS_MAILED, QUESTIONS_PER_ASKER } from '@harbourline/policy';
import { sealing } from '@harbourline/service-kit/sealing';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { NotNeeded } from '../src/domain/deliveries/not-needed';
import { maskContact } from '../src/domain/questions/mask-contact';
import { valuesFor } from '../src/domain/values/values-for';
import { Prisma } from '../src/generated/prisma/client';
import { expectGolden } from './support/golden';
import { asRead, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

type Around = Parameters<typeof valuesFor>[2];
const OTHER_OWNER = { ...OWNER, id: 33, email: 'other-owner@example.com', phone: '+14165550133' };
const BOAT = { ...boatCreated.sample, id: 12, ownerId: OWNER.id };
const TITLE = '45ft Sea Ray Sundancer';
const FORM = {
  ...{ firstName: 'Ann', lastName: 'Leeward', email: 'ann@example.com', phone: '416-555-0199' },
  ...{ destination: `Inquiry about ${TITLE}`, message: 'Hi, Ann Leeward here. May we bring a dog?', boatId: BOAT.id },
};
const RECEIVED = '/api/questions/received';
const UNDER_BOAT = `/api/boats/${BOAT.id}/questions`;

let inbox: Inbox;
let notifications: TestNotifications;
const clock = new TestClock('2026-06-28T15:00:00.000Z');

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({
    smtpUrl: inbox.smtpUrl,
    clock,
    environment: { CONTACT_MESSAGES_PER_HOUR: '1000', CONTACT_MESSAGES_PER_NETWORK: '1000' },
  });
  await notifications.register(OWNER, OTHER_OWNER, RENTER, CAPTAIN, ADMIN);
});
beforeEach(async () => {
  await emptyInbox(inbox, notifications);
  await notifications.db().contactSubmission.deleteMany();
  await notifications.db().delivery.deleteMany();
  await notifications.catalog.publish(boatCreated, BOAT.id, BOAT);
  await eventuallyPasses(async () => expect(await shownBoats()).toBe(1));
});
afterAll(async () => {
  await notifications?.stop();
  await inbox?.stop();
});

const shownBoats = () => notifications.db().boat.count({ where: { available: true, deleted: false } });
let network = 0;
/** From a network that has not asked before, unless one is named. */
const ask = (form: object = {}, { as = null, address }: { as?: typeof RENTER | null; address?: string } = {}) =>
  notifications
    .as(as)
    .post('/api/contact', { ...FORM, ...form }, { 'x-forwarded-for': address ?? `203.0.113.${(network += 1)}` });
const received = async (answered = false, as = OWNER) =>
  (await notifications.as(as).get<ReceivedQuestion[]>(`${RECEIVED}?answered=${answered}`)).body;
const underBoat = async () => (await notifications.as(null).get<QuestionView[]>(UNDER_BOAT)).body;
const answer = (id: number, body: object, as = OWNER) =>
  notifications.as(as).post<ReceivedQuestion>(`/api/questions/${id}/answer`, body);

/** Asks one question, and answers it so that it stands under the boat. @returns its number. */
async function shownQuestion(): Promise<number> {
  await ask();
  const [{ id } = { id: 0 }] = await received();
  expect((await answer(id, { text: 'With pleasure.', shown: true })).status).toBe(201);
  return id;
}

describe('a question about a boat', () => {
  it('reaches our support and its owner, who sees a first name and nothing by which to reach the asker', async () => {
    const message = 'Ann Leeward here: call 416 555 0199 or ann@example.com. May we bring a dog?';
    expect(await ask({ message })).toMatchObject({ status: 201, body: { message: 'Message sent successfully' } });
    const mail = await inbox.mail(OWNER, /A question about your 45ft Sea Ray Sundancer/);
    expect((await inbox.mail({ email: 'support@harbourline.example' }, /Inquiry/)).text).toContain(message);
    const [question] = await received();
    expect(question).toMatchObject({
      boatTitle: TITLE,
      askedBy: 'Ann',
      holdsContact: true,
      answer: null,
      shown: false,
    });
    expect(question?.question).toBe('Ann ••• here: call ••• or •••. May we bring a dog?');
    expect(mail.text).toContain('Ann ••• here: call ••• or •••. May we bring a dog?');
    expectGolden('question-asked-owner', asRead(mail));
    for (const told of [mail.text, mail.html, JSON.stringify(question), JSON.stringify(mail.headers)])
      expect(told).not.toMatch(/Leeward|0199|ann@example/);
    expect(await received(false, OTHER_OWNER)).toEqual([]);
  });

  it('is answered by an email to the asker, in which the owner is nobody, and stands under the boat without names', async () => {
    await ask();
    const [{ id } = { id: 0 }] = await received();
    expect((await answer(id, { text: 'With pleasure.', shown: true }, OTHER_OWNER)).body).toMatchObject({
      code: 'question_not_found',
    });
    expect((await answer(id, { text: 'Call 416 555 0103', shown: true })).body).toMatchObject({
      code: 'invalid_input',
    });
    expect(await answer(id, { text: 'With pleasure.', shown: true })).toMatchObject({
      status: 201,
      body: { answer: { text: 'With pleasure.', by: 'owner' }, shown: true },
    });
    expect((await answer(id, { text: 'Or rather not.', shown: true })).body).toMatchObject({
      code: 'question_answered',
    });
    const mail = await inbox.mail({ email: FORM.email }, /The answer to your question/);
    expectGolden('question-answered', asRead(mail));
    expect(`${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toMatch(/James|MacDonald|james@|0103/);
    expect(await received()).toEqual([]);
    expect(await received(true)).toMatchObject([{ id, handledAt: clock.now().toISOString() }]);
    expect(await underBoat()).toEqual([
      {
        id,
        question: 'Hi, ••• ••• here. May we bring a dog?',
        answer: 'With pleasure.',
        answeredAt: clock.now().toISOString(),
      },
    ]);
    const show = (shown: boolean) => notifications.as(OWNER).patch(`/api/questions/${id}`, { shown });
    expect(await show(false)).toMatchObject({ status: 200, body: { shown: false } });
    expect(await underBoat()).toEqual([]);
    expect(await show(true)).toMatchObject({ status: 200, body: { shown: true } });
    expect(await underBoat()).toHaveLength(1);
  });

  it('that says how to reach somebody never stands under the boat', async () => {
    await ask({ message: 'Write to me at evil dot com about a dog, please.' });
    const [{ id } = { id: 0 }] = await received();
    expect((await answer(id, { text: 'Gladly.', shown: true })).body).toMatchObject({ code: 'question_holds_contact' });
    expect((await answer(id, { text: 'Gladly.', shown: false })).status).toBe(201);
    expect((await notifications.as(OWNER).patch(`/api/questions/${id}`, { shown: true })).body).toMatchObject({
      code: 'question_holds_contact',
    });
    expect((await inbox.mail({ email: FORM.email }, /The answer/)).text).not.toContain('evil');
  });

  it.each([
    ['a sign that is not printed', 'Please call us: 416\ue000\ue000\ue0005550199\ue000.', 'Please call us: •••.'],
    ['the last name', 'Please call 416 Leeward 555 Leeward 0199, as we are many', 'Please call •••, as we are many'],
  ])('says how to reach nobody by %s in the middle of it', async (_, message, masked) => {
    await ask({ message });
    const [{ id, question, holdsContact } = { id: 0, question: '', holdsContact: false }] = await received();
    expect([question, holdsContact]).toEqual([masked, true]);
    expect((await answer(id, { text: 'Gladly.', shown: true })).body).toMatchObject({ code: 'question_holds_contact' });
    expect((await answer(id, { text: 'Gladly.', shown: false })).status).toBe(201);
    expect((await inbox.mail({ email: FORM.email }, /The answer/)).text).not.toMatch(/evil|5550199/);
  });

  it('of a hidden boat, of no boat and of one’s own goes to our support alone', async () => {
    await ask({ boatId: 999_999 });
    await ask({}, { as: OWNER });
    await notifications.catalog.publish(boatUpdated, BOAT.id, { ...BOAT, available: false });
    await eventuallyPasses(async () => expect(await shownBoats()).toBe(0));
    expect((await ask()).status).toBe(201);
    expect(await received()).toEqual([]);
    expect(await notifications.db().contactSubmission.count()).toBe(3);
  });

  it('is gone with the boat, and what was written stays with our support', async () => {
    await shownQuestion();
    await notifications.catalog.publish(boatDeleted, BOAT.id, { id: BOAT.id, ownerId: OWNER.id });
    await eventuallyPasses(async () => expect(await notifications.db().boatQuestion.count()).toBe(0));
    expect(await underBoat()).toEqual([]);
    expect(await notifications.db().contactSubmission.count()).toBe(1);
    await notifications.db().boat.updateMany({ data: { deleted: false } });
  });
});

describe('one asker cannot fill an owner’s inbox', () => {
  it('under other names and networks, with tags in the address, or signed in', async () => {
    const asks = async (count: number, each: (n: number) => Promise<{ status: number }>) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => each(n)));
      return answers.filter(({ status }) => status === 201).length;
    };
    expect(await asks(9, (n) => ask({ email: `ann+${n}@example.com` }))).toBe(QUESTIONS_PER_ASKER);
    expect(await asks(9, (n) => ask({ email: `bea${n}@example.com` }, { address: '198.51.100.7' }))).toBe(
      QUESTIONS_PER_ASKER,
    );
    expect(await asks(9, (n) => ask({ email: `cleo${n}@example.com` }, { as: RENTER }))).toBe(QUESTIONS_PER_ASKER);
    const causes = (await notifications.deliveries()).filter(({ recipientId }) => recipientId === OWNER.id);
    expect(causes.filter(({ causedBy }) => causedBy === RENTER.id)).toHaveLength(QUESTIONS_PER_ASKER);
    expect(causes.some(({ causedBy }) => causedBy === OWNER.id)).toBe(false);
    clock.advance({ hours: 23 });
    const tooEarly = await ask({ email: 'ann+9@example.com' });
    expect([tooEarly.status, tooEarly.headers.get('retry-after')]).toEqual([429, '3600']);
    clock.advance({ hours: 1 });
    expect((await ask({ email: 'ann+9@example.com' })).status).toBe(201);
  });

  it('nor can many: while many questions wait, no mail tells of further ones', async () => {
    for (let n = 0; n < MOST_QUESTIONS_MAILED + 3; n += 1) {
      expect((await ask({ email: `asker${n}@example.com` })).status).toBe(201);
    }
    const rows = await notifications.deliveries();
    expect(rows.filter(({ template }) => template === 'question-asked-owner')).toHaveLength(MOST_QUESTIONS_MAILED);
    expect(await received()).toHaveLength(MOST_QUESTIONS_MAILED + 3);
  });
});

describe('administrators', () => {
  const LIST = '/api/admin/questions';
  const listed = async (which: string) =>
    (await notifications.as(ADMIN).get<AdminQuestion[]>(`${LIST}?which=${which}`)).body;
  const tasks = async () =>
    (await notifications.as(ADMIN).get<object[]>('/api/admin/support-tasks/notifications')).body;

  it('see what waits for more than a day, and their answer goes to the asker alone', async () => {
    await ask();
    clock.advance({ hours: 23 });
    expect(await listed('waiting')).toEqual([]);
    clock.advance({ hours: 1 });
    const [question] = await listed('waiting');
    expect(question).toMatchObject({ ownerId: OWNER.id, ownerName: OWNER.fullName, askedBy: 'Ann' });
    expect(await tasks()).toMatchObject([
      { kind: 'question_waiting', boatTitle: TITLE, person: { id: OWNER.id, fullName: OWNER.fullName } },
    ]);
    expect((await answer(question?.id ?? 0, { text: 'Dogs are welcome.' }, ADMIN)).status).toBe(201);
    expect((await inbox.mail({ email: FORM.email }, /The answer/)).text).toContain('Our support has answered');
    expect([await listed('waiting'), await tasks()]).toEqual([[], []]);
    await notifications.as(ADMIN).patch(`/api/admin/contact-messages/${question?.id}`, { handled: false });
    expect([await listed('waiting'), await received()]).toEqual([[], []]);
    const show = await notifications.as(OWNER).patch(`/api/questions/${question?.id}`, { shown: true });
    expect(show.body).toMatchObject({ code: 'question_not_answered' });
  });

  it('hide what was reported, for a reason that the owner reads, or let it stand', async () => {
    const id = await shownQuestion();
    const report = (as: typeof RENTER) =>
      notifications.as(as).post(`/api/questions/${id}/report`, { reason: 'It insults somebody' });
    expect((await report(CAPTAIN)).status).toBe(201);
    expect((await report(RENTER)).body).toMatchObject({ code: 'question_reported' });
    expect(await listed('reported')).toMatchObject([{ id, reportReason: 'It insults somebody' }]);
    expect(await tasks()).toMatchObject([
      { kind: 'question_reported', reason: 'It insults somebody', person: { id: CAPTAIN.id } },
    ]);
    const judge = (body: object) => notifications.as(ADMIN).patch(`${LIST}/${id}`, body);
    expect((await judge({ hidden: true, reason: 'It insults somebody' })).status).toBe(200);
    expect(await underBoat()).toEqual([]);
    expect([await listed('reported'), await tasks()]).toEqual([[], []]);
    expect(await listed('hidden')).toMatchObject([{ id }]);
    expect(await received(true)).toMatchObject([{ id, hiddenReason: 'It insults somebody' }]);
    expect((await judge({ hidden: false })).status).toBe(200);
    expect(await underBoat()).toHaveLength(1);
  });

  it('alone can be asked to look at what nobody sees', async () => {
    await ask();
    const [{ id } = { id: 0 }] = await received();
    const report = (as: typeof RENTER) =>
      notifications.as(as).post(`/api/questions/${id}/report`, { reason: 'It insults me' });
    expect((await report(RENTER)).body).toMatchObject({ code: 'question_not_found' });
    expect((await report(OWNER)).status).toBe(201);
    await notifications.as(ADMIN).patch(`${LIST}/${id}`, { hidden: false });
    expect((await report(OWNER)).body).toMatchObject({ code: 'question_reported' });
    clock.advance({ hours: 1 });
    await answer(id, { text: 'Not your kind of dog.', shown: true });
    expect((await report(RENTER)).status).toBe(201);
    expect(await listed('reported')).toMatchObject([{ id }]);
    expect((await report(CAPTAIN)).body).toMatchObject({ code: 'question_reported' });
  });
});

it('erases what somebody asked, with the answer and where that went, after whoever is answering it, once they close their account', async () => {
  await ask({ email: 'another@example.com' }, { as: RENTER });
  const [{ id } = { id: 0 }] = await received();
  await answer(id, { text: 'With pleasure.', shown: true });
  await inbox.mail({ email: 'another@example.com' }, /The answer/);
  const sealedEmail = sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR.closedAccount }).seal(RENTER.email);
  const close = { userId: RENTER.id, sealedEmail, emailIsTheirs: true };
  await notifications.db().$transaction(
    async (answering) => {
      await answering.$queryRaw`SELECT 1 FROM boat_questions WHERE submission_id = ${id} FOR UPDATE`;
      await notifications.identity.publish(accountClosed, RENTER.id, close);
      const isHeldUp = Prisma.sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await eventuallyPasses(async () => expect(await notifications.db().$queryRaw(isHeldUp)).toHaveLength(1));
      await answering.$queryRaw`SELECT 1 FROM contact_submissions WHERE id = ${id} FOR UPDATE NOWAIT`;
    },
    { timeout: 60_000 },
  );
  await eventuallyPasses(async () => expect(await notifications.db().contactSubmission.count()).toBe(0));
  expect(await underBoat()).toEqual([]);
  const told = JSON.stringify(await notifications.deliveries());
  expect(told).not.toMatch(/another@example|Leeward/);
});

it('mails no answer that was erased with its owner', () => {
  const question = {
    ...{ boatId: BOAT.id, boatTitle: TITLE, handledAt: clock.now(), answer: '', answeredBy: 'owner' },
    ...{ firstName: 'Ann', lastName: 'Leeward', email: FORM.email, text: FORM.message },
  };
  const around = {
    find: () => undefined,
    question,
    links: {} as Around['links'],
    terms: {} as Around['terms'],
    noticeHours: 24,
    now: clock.now(),
  };
  const mail = { kind: 'question-answered', submissionId: 1 } as const;
  expect(() => valuesFor(mail, undefined, around)).toThrow(NotNeeded);
  expect(valuesFor(mail, undefined, { ...around, question: { ...question, answer: 'Yes.' } })).toMatchObject({
    answer: 'Yes.',
  });
});

it.each([
  ['Is there a fridge? We are 8, from 14:00 to 18:00.', 'Is there a fridge? We are 8, from 14:00 to 18:00.'],
  ['Call me at +1 (416) 555-0199 tonight', 'Call me at ••• tonight'],
  ['Call me\n416\n555\n0199', 'Call me\n•••'],
  ['４１６ ５５５ ０１９９ please', '••• please'],
  ['Two: 416 555 0199, and 514 555 0142.', 'Two: •••, and •••.'],
  ['ann@example.com or www.ann.example/me', '••• or •••'],
  ['Write to ann at evil dot com', 'Write to ann at •••'],
  ['See https:\n//evil for more', 'See ••• for more'],
  ['wa.me/14165550199', '••••••'],
  ['0 '.repeat(51), '•••'],
  ['1 '.repeat(50), '••• '],
])('masks how to reach somebody in %j', (text, masked) => {
  expect(maskContact(text)).toBe(masked);
});

it.each(['a', 'a-', 'a.b.c.', 'a: ', 'a@', '999 ', 'a dot '])(
  'takes no time that grows faster than a text of nothing but %j',
  (part) => {
    const begun = performance.now();
    maskContact(part.repeat(100_000 / part.length));
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);
