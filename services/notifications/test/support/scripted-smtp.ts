import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpScript {
  /** Takes connections and says nothing. */
  silent?: boolean;
  /** Answers to commands, by their first word; 250 for what is not there. */
  answers?: Record<string, string | ((line: string) => string)>;
  /** How many messages it breaks off in the middle of, by closing the connection. */
  breaksOff?: number;
  /**
   * The end of a complete message: `lose` takes it and closes the connection without a word. A promise is
   * waited for before it answers.
   */
  onMessage?: (nth: number) => Verdict | Promise<Verdict>;
}

export type Verdict = 'accept' | 'lose' | `${number} ${string}`;
const USUAL: Record<string, string> = { DATA: '354 go ahead', QUIT: '221 bye', AUTH: '235 welcome' };

export type ScriptedSmtp = Awaited<ReturnType<typeof startScriptedSmtp>>;

/** A mail server that misbehaves as told. */
export async function startScriptedSmtp(port: number, script: SmtpScript = {}) {
  const { silent = false, answers = {}, onMessage = () => 'accept' } = script;
  let { breaksOff = 0 } = script;
  const messages: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | undefined;
    const lines = createInterface({ input: socket, crlfDelay: Infinity }).on('error', () => undefined);
    lines.on('line', (line) => {
      if (socket.destroyed) return;
      if (message && line !== '.') {
        message.push(line);
        if (message.length > 3 && breaksOff > 0) {
          breaksOff -= 1;
          socket.destroy();
        }
        return;
      }
      if (message) {
        const nth = messages.push(message.join('\n'));
        message = undefined;
        return void Promise.resolve(onMessage(nth)).then((verdict) =>
          verdict === 'lose' ? socket.destroy() : say(verdict === 'accept' ? '250 queued' : verdict),
        );
      }
      commands.push(line);
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const scripted = answers[command] ?? USUAL[command] ?? '250 ok';
      const answer = typeof scripted === 'string' ? scripted : scripted(line);
      if (answer.startsWith('354')) message = [];
      say(answer);
    });
    say('220 ready');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (silent) socket.resume();
    else converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** Every message that arrived completely, as it was sent. */
    messages,
    /** Every other line that a client said. */
    commands,
    connections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A field of a message's head. */
export function headOf(message: string | undefined, field: string): string | undefined {
  const [head = ''] = message?.split('\n\n') ?? [];
  return new RegExp(`^${field}: (.+)$`, 'im').exec(head.replace(/\n[ \t]+/g, ' '))?.[1];
}

export const messageIdOf = (message: string): string | undefined => headOf(message, 'Message-ID');
