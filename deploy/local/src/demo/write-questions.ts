import { listReceivedQuestions, type ReceivedQuestion } from '@harbourline/contracts';
import type { DemoBusiness } from './demo-business';
import { DEMO_RENTERS, type DemoPerson } from './people';
import { signInAs } from './sign-in-as';
import { until } from './until';

interface Example {
  /** Counted as in the demo's list of renters. */
  renter: number;
  boatName: string;
  question: string;
  /** None where the owner has yet to answer. */
  answer?: string;
}

const QUESTIONS: readonly Example[] = [
  {
    renter: 1,
    boatName: 'Second Wind',
    question: 'May we bring our dog? She is small, and has been on boats before.',
    answer: 'Dogs are welcome. Please bring her own towel; we have a life jacket in her size aboard.',
  },
  {
    renter: 2,
    boatName: 'Second Wind',
    question: 'Is there a fridge aboard, or should we bring a cooler with ice?',
    answer: 'There is a small fridge that is cold by the time you board. For more than six people, a cooler helps.',
  },
  {
    renter: 2,
    boatName: 'Harbour Pilot',
    question: 'Can two of us swim from the boat near the Islands while you wait?',
  },
];

/** Renters ask about boats before they pay, and the owner answers all but one of them. */
export async function writeQuestions(gatewayUrl: string, { owner, boats }: DemoBusiness): Promise<void> {
  const received = async ({ question }: Example): Promise<ReceivedQuestion | undefined> => {
    for (const answered of ['true', 'false']) {
      const path = `${listReceivedQuestions.path}?answered=${answered}`;
      const found = (await owner.client.call<ReceivedQuestion[]>('GET', path)).find((one) => one.question === question);
      if (found) return found;
    }
    return undefined;
  };
  for (const example of QUESTIONS) {
    const { boatName, question, answer } = example;
    const renter = DEMO_RENTERS[example.renter];
    const boat = boats.find((one) => one.boatName === boatName);
    if (!renter || !boat) throw new Error(`The demo has no ${boatName}`);
    if (!(await received(example))) await ask(gatewayUrl, renter, { boatId: boat.id, message: question });
    const { id, answer: given } = await until(`${boatName}: the question has not arrived`, () => received(example));
    if (answer !== undefined && given === null) {
      await owner.client.call('POST', `/api/questions/${id}/answer`, { text: answer, shown: true });
    }
  }
}

async function ask(gatewayUrl: string, renter: DemoPerson, about: { boatId: number; message: string }): Promise<void> {
  const { client } = await signInAs(gatewayUrl, renter);
  const [firstName = '', ...others] = renter.fullName.split(' ');
  const sender = { firstName, lastName: others.join(' '), email: renter.email, phone: renter.phone };
  await client.call('POST', '/api/contact', { ...sender, destination: 'A question about a boat', ...about });
}
