import { randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { defineAttack } from './attack';

const PASSWORD = 'a-long-way-out';
const NAMES = [
  'Prize: evil.example/win',
  'https://evil.example',
  'www.evil',
  'evil．com',
  'Call +1 900 555 0199',
  '９００５５５０１９９',
  '416\u200b 555 0199',
  'ev\u200bil.com',
  'Harbourline Support',
  'Hаrbоurlіne Suppоrt',
  'Closed account 12',
  '\u2800\u2800',
  'Ana\nBcc: all',
];

export default defineAttack({
  tries:
    'names with links, phone numbers and control characters, and names of ours, at registration, in the profile and to our support',
  async run({ client }) {
    const account = (fullName: string) => ({
      fullName,
      phone: freshPhone(),
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      agreesToTerms: true,
    });
    const honest = client();
    const { id } = await honest.call<{ id: number }>('POST', '/api/auth/register', account('Zoë O’Connor-Müller Jr.'));
    const letter = {
      email: 'a@example.com',
      phone: '+14165550199',
      destination: 'toronto',
      message: 'Hello over there',
    };
    const statuses: number[] = [];
    for (const name of NAMES) {
      // One address alone would be told to wait.
      const visitor = client();
      const [registered, renamed, written] = [
        await visitor.send('POST', '/api/auth/register', account(name)),
        await honest.send('PATCH', `/api/users/${id}`, { fullName: name }),
        await visitor.send('POST', '/api/contact', { ...letter, firstName: name, lastName: 'Roy' }),
      ];
      statuses.push(registered.status, renamed.status, written.status);
    }
    const taken = statuses.filter((status) => status < 300).length;
    return {
      held: statuses.every((status) => status === 400),
      got: `${taken} of ${statuses.length} were taken; answers ${[...new Set(statuses)].join(', ')}`,
    };
  },
});
