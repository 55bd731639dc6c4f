import { defineAttack } from './attack';
import { beginOf, RawConnections } from './support/raw-connections';
import { visitDuring } from './support/stranger';

const SENDERS = 600;
const EACH = 10;
/** Calls that strangers may make to identity, payments and booking. */
const PATHS = ['/api/auth/login', '/api/payment/webhook', '/api/bookings/quote', '/api/auth/register'];

export default defineAttack({
  tries: `${SENDERS} bodies of which one byte comes, from ${SENDERS / EACH} addresses`,
  async run(target) {
    const connections = new RawConnections(target.instance.gatewayUrl);
    try {
      return await visitDuring(target, { seconds: 6 }, () => {
        for (let sender = 0, address = ''; sender < SENDERS; sender += 1) {
          if (sender % EACH === 0) address = target.freshAddress();
          connections.open(address, beginOf(PATHS[sender % PATHS.length] ?? ''));
        }
      });
    } finally {
      connections.closeAll();
    }
  },
});
