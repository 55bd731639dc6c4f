import { defineAttack } from './attack';
import { beginOf, RawConnections } from './support/raw-connections';
import { visitDuring } from './support/stranger';

const REQUESTS = 400;

export default defineAttack({
  tries: `${REQUESTS} requests under way at once, all from one address`,
  async run(target) {
    const connections = new RawConnections(target.instance.gatewayUrl);
    const address = target.freshAddress();
    let refused = 0;
    try {
      const stranger = await visitDuring(target, { seconds: 4 }, () => {
        for (let at = 0; at < REQUESTS; at += 1) {
          const socket = connections.open(address, beginOf('/api/bookings/quote'));
          socket.once('data', (answer: Buffer) => (refused += answer.toString().startsWith('HTTP/1.1 429 ') ? 1 : 0));
          socket.resume();
        }
      });
      return {
        held: stranger.held && refused > REQUESTS / 2,
        got: `${refused} were refused with 429; ${stranger.got}`,
      };
    } finally {
      connections.closeAll();
    }
  },
});
