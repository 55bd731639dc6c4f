import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fault {
  method: string;
  path: RegExp;
  times: number;
  /** `lost`: done by the provider, but the answer never arrives. `refused`: it never reaches the provider. */
  kind: 'lost' | 'refused';
}

/** The network between the service and the card provider: forwards, keeps a list, and fails on demand. */
export async function startFaultProxy() {
  let target = '';
  const faults: Fault[] = [];
  const requests: { method: string; path: string; key: string | undefined }[] = [];

  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    requests.push({ method, path: url, key: incoming.headers['idempotency-key'] as string | undefined });
    const fault = faults.find((each) => each.times > 0 && each.method === method && each.path.test(url));
    if (fault) fault.times -= 1;
    if (fault?.kind === 'refused') return void incoming.socket.destroy();
    forward(incoming, outgoing, new URL(url, target), fault?.kind === 'lost');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setTarget: (url: string) => void (target = url),
    /** The next `times` such requests fail; `healed` when they have, or at once by calling it. */
    fail(fault: Fault): void {
      faults.push({ ...fault });
    },
    heal: () => void faults.splice(0),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, to: URL, lost: boolean): void {
  const passedOn = send(to, { method: incoming.method, headers: incoming.headers }, (answer) => {
    if (lost) {
      answer.resume().on('end', () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passedOn.on('error', () => incoming.socket.destroy());
  incoming.pipe(passedOn);
}
