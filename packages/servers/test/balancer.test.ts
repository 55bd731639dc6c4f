import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBalancer, type Balancer } from '../src/balancer';
import { freePort } from '../src/free-ports';

/** A replica that answers with its name, and says that it is ready until it is told otherwise. */
class Replica {
  ready = true;
  private constructor(
    readonly port: number,
    private readonly server: Server,
  ) {}

  static async start(name: string): Promise<Replica> {
    let started: Replica | undefined = undefined;
    const server = createServer((request, response) => {
      if (request.url === '/internal/ready') response.statusCode = started?.ready ? 200 : 503;
      response.setHeader('connection', 'close').end(name);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    started = new Replica((server.address() as AddressInfo).port, server);
    return started;
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

describe('the balancer', () => {
  let replicas: Replica[];
  let balancer: Balancer;
  let port: number;

  beforeEach(async () => {
    replicas = await Promise.all(['a', 'b', 'c'].map((name) => Replica.start(name)));
    port = await freePort();
    balancer = await startBalancer({ fronts: [{ port, replicas: replicas.map((replica) => replica.port) }] });
  });
  afterEach(async () => {
    await balancer.stop();
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  const askMany = async (times: number) => {
    const answers: string[] = [];
    for (let left = times; left > 0; left -= 1)
      answers.push(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text());
    return answers;
  };

  it('gives each replica its turn', async () => {
    const answers = await askMany(9);
    for (const name of ['a', 'b', 'c']) expect(answers.filter((answer) => answer === name)).toHaveLength(3);
  });

  it('gives nothing to one that is about to leave, and it gets its turn again when it is back', async () => {
    const [first] = replicas;
    if (!first) throw new Error('there is none');
    first.ready = false;
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(await askMany(6)).not.toContain('a');
    first.ready = true;
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(await askMany(6)).toContain('a');
  });

  it('goes on to the next when one is gone without a word', async () => {
    await replicas.shift()?.stop();
    expect(new Set(await askMany(6))).toEqual(new Set(['b', 'c']));
  });
});
