import { randomUUID } from 'node:crypto';
import type { QuestionView, ReceivedQuestion } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import type { World } from './cast';
import { anyone, roles, type Expected } from './expected';
import { keep } from './objects';
import type { Rows, Situation } from './situation';

const NOT_FOUND = '404 question_not_found';
const QUESTION = 'May we bring a dog along?';

/** A question about the owner's boat, once notifications knows the boat. @returns its number. */
async function waitingQuestion({ boat, people }: World): Promise<number> {
  const { owner, admin } = people;
  const email = `${randomUUID()}@example.com`;
  return eventuallyFinds(async () => {
    const mine = async () =>
      (await owner.client.call<ReceivedQuestion[]>('GET', '/api/questions/received')).find(
        ({ question, answer }) => question.includes(email.slice(0, 8)) && answer === null,
      )?.id;
    const known = await mine();
    if (known !== undefined) return known;
    await admin.client.send('POST', '/api/contact', {
      ...{ firstName: 'Ada', lastName: 'Visitor', email, phone: '+14165550199', destination: 'About a boat' },
      ...{ message: `${QUESTION} (${email.slice(0, 8)})`, boatId: boat.id },
    });
    return mine();
  });
}

/** A question that its owner has answered, and that stands under the boat. */
async function shownQuestion(world: World): Promise<number> {
  const id = await waitingQuestion(world);
  await world.people.owner.client.call('POST', `/api/questions/${id}/answer`, { text: 'With pleasure.', shown: true });
  return id;
}

const ofShown =
  (body?: object): Situation['make'] =>
  async (world) => {
    const id = await keep(world, shownQuestion);
    return () => ({ params: { id }, ...(body && { body }) });
  };
const missing =
  (body: object): Situation['make'] =>
  () =>
  () => ({ params: { id: 2_000_000_000 }, body });
const ofOwner = (answer: string): Expected => ({ ...roles(['owner'], NOT_FOUND), owner: answer });

/** What is asked about boats: who reads, answers, shows, reports and judges it. */
export const QUESTION_ROWS: Rows = {
  'GET /api/boats/:id/questions': [
    {
      of: 'a shown boat',
      make: async (world) => {
        await keep(world, shownQuestion);
        return () => ({ params: { id: world.boat.id } });
      },
      expected: anyone('200'),
      check: (body) =>
        expect((body as QuestionView[]).some(({ question }) => question.startsWith(QUESTION))).toBe(true),
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: anyone('200'),
      check: (body) => expect(body).toEqual([]),
    },
  ],
  'GET /api/questions/received': [
    {
      of: "what was asked about one's own boats",
      make: async (world) => {
        await keep(world, shownQuestion);
        return () => ({ query: { answered: 'true' } });
      },
      expected: roles(['owner'], '200'),
      check: (body, { name }) => {
        expect([name, (body as ReceivedQuestion[]).length > 0]).toEqual([name, name === 'owner']);
      },
    },
  ],
  'POST /api/questions/:id/answer ownerAnswers': [
    {
      of: 'a question that was answered',
      make: ofShown({ text: 'Once more.', shown: false }),
      // What an administrator answers is our support's.
      expected: { ...ofOwner('409 question_answered'), admin: '409 question_answered' },
      repeatable: true,
    },
  ],
  'POST /api/questions/:id/answer supportAnswers': [
    {
      of: 'a question that was answered',
      make: ofShown({ text: 'Once more.' }),
      expected: roles(['admin'], '409 question_answered'),
      repeatable: true,
    },
  ],
  'PATCH /api/questions/:id': [
    {
      of: 'a question that was answered',
      make: ofShown({ shown: true }),
      expected: ofOwner('200'),
      repeatable: true,
    },
  ],
  'POST /api/questions/:id/report': [
    {
      of: 'a question that there is not',
      make: missing({ reason: 'It insults somebody' }),
      expected: roles(['renter', 'owner', 'captain'], NOT_FOUND),
    },
  ],
  'GET /api/admin/questions': [{ of: 'all questions', expected: roles(['admin'], '200') }],
  'PATCH /api/admin/questions/:id hide': [
    {
      of: 'a question that there is not',
      make: missing({ hidden: true, reason: 'It insults somebody' }),
      expected: roles(['admin'], NOT_FOUND),
    },
  ],
  'PATCH /api/admin/questions/:id letStand': [
    {
      of: 'a question that stands',
      make: ofShown({ hidden: false }),
      expected: roles(['admin'], '200'),
      repeatable: true,
    },
  ],
};
