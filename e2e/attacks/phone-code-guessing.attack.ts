import { randomInt, randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { defineAttack } from './attack';

const ROUNDS = 8;
const GUESSES = 12;

export default defineAttack({
  tries: 'guessing the code that proves a phone, with one code after the other',
  async run({ client }) {
    const attacker = client();
    const form = {
      phone: freshPhone(),
      fullName: 'A renter',
      email: `${randomUUID()}@example.com`,
      password: 'a-long-way-out',
    };
    await attacker.call('POST', '/api/auth/register', form);
    const sms = await attacker.send('PUT', '/api/auth/sms', { enabled: true });
    let [sent, judged, confirmed] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      if ((await attacker.send('POST', '/api/auth/phone-code')).status === 204) sent += 1;
      for (let n = 0; n < GUESSES; n += 1) {
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        const { status } = await attacker.send('POST', '/api/auth/confirm-phone', { code });
        if (status === 422) judged += 1;
        if (status === 200) confirmed += 1;
      }
    }
    return {
      held: sms.status === 409 && sent > 0 && sent <= 5 && judged <= 5 * sent && confirmed === 0,
      got: `${sent} codes, ${judged} guesses at a million; text messages without one answered ${sms.status}`,
    };
  },
});
