import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpScript {
  /** Answers to commands, by their first word; 250 for what is not there. */
  answers?: Record<string, string>;
  /** What happens once a message is complete: `lose` takes it and closes the connection without a word. */
  onMessage?: (nth: number) => 'accept' | 'lose' | `${number} ${string}`;
}

export interface ScriptedSmtp {
  /** Every message that arrived completely, as it was sent. */
  messages: string[];
  stop(): Promise<void>;
}

/** A mail server that misbehaves as told. */
export async function startScriptedSmtp(port: number, { answers = {}, onMessage }: SmtpScript = {}) {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | undefined;
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (message && line !== '.') return void message.push(line);
      if (message) {
        messages.push(message.join('\n'));
        message = undefined;
        const answer = onMessage?.(messages.length) ?? 'accept';
        if (answer === 'lose') return void socket.destroy();
        return void say(answer === 'accept' ? '250 queued' : answer);
      }
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const answer = answers[command] ?? { DATA: '354 go ahead', QUIT: '221 bye' }[command] ?? '250 ok';
      if (answer.startsWith('354')) message = [];
      say(answer);
    });
    say('220 ready');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    messages,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  } satisfies ScriptedSmtp;
}

export function messageIdOf(message: string): string | undefined {
  return /^Message-ID: (<.+>)$/im.exec(message)?.[1];
}
