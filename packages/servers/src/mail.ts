import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import maildev from 'maildev';
import type { Mail, MailServer } from 'maildev';
import { z } from 'zod';
import { assertPortFree } from './free-ports';

export interface MailOptions {
  dataDir: string;
  /** TCP port on 127.0.0.1 for SMTP. */
  smtpPort: number;
  /** TCP port on 127.0.0.1 for the inbox page and its API. */
  webPort: number;
}

export interface MailCatcher {
  smtpUrl: string;
  webUrl: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const WRITTEN_WITHIN_MS = 300_000;
const READY_WITHIN_MS = 300_000;

/**
 * Starts an SMTP server that delivers nothing and shows everything: an inbox page, and `GET /email`.
 * The mail library keeps one inbox per process, so this can be called once in a process. Throws when a port is taken.
 */
export async function startMail({ dataDir, smtpPort, webPort }: MailOptions): Promise<MailCatcher> {
  mkdirSync(dataDir, { recursive: true });
  await assertPortFree(smtpPort, 'SMTP');
  await assertPortFree(webPort, 'mail inbox');
  const kept = removeUnacknowledged(dataDir);

  const server = withoutSignalHandlers(() =>
    maildev({ smtp: smtpPort, web: webPort, ip: HOST, mailDirectory: dataDir, silent: true }),
  );
  await restored(server, dataDir, kept);
  server.on('new', (mail) => keepNote(dataDir, mail));
  server.on('delete', ({ id }) => forget(dataDir, id));
  const underWay = acknowledgeWhenWritten(server, dataDir);
  deleteOnlyWhatIsWritten(server, underWay);
  await server.listen();
  await answering(`http://${HOST}:${webPort}/healthz`);
  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    webUrl: `http://${HOST}:${webPort}`,
    async stop() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await until(() => underWay.size === 0, 'The inbox could not be closed');
    },
  };
}

/** Facts that are not in the message itself: the envelope's recipients (blind copies) and the time it came. */
const noteShape = z.object({ envelope: z.unknown(), calculatedBcc: z.array(z.unknown()), arrived: z.number() });

function keepNote(dataDir: string, { id, envelope, calculatedBcc }: Mail): void {
  const note: z.infer<typeof noteShape> = {
    envelope,
    calculatedBcc,
    arrived: performance.timeOrigin + performance.now(),
  };
  const unfinished = join(dataDir, `${id}.unfinished`);
  writeFileSync(unfinished, JSON.stringify(note));
  renameSync(unfinished, notePath(dataDir, id));
}

function notePath(dataDir: string, id: string): string {
  return join(dataDir, `${id}.json`);
}

/** A message without its note was cut off by a kill before the sender heard "queued"; the sender sends it again. */
function removeUnacknowledged(dataDir: string): number {
  const ids = readdirSync(dataDir).flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []));
  const cut = ids.filter((id) => !existsSync(notePath(dataDir, id)));
  for (const id of cut) {
    rmSync(join(dataDir, `${id}.eml`));
    rmSync(join(dataDir, id), { recursive: true, force: true });
  }
  return ids.length - cut.length;
}

async function restored(server: MailServer, dataDir: string, count: number): Promise<void> {
  await until(() => server.store.length >= count, `The inbox in ${dataDir} could not be read`);
  const arrivals = new Map<Mail, number>();
  for (const mail of server.store) {
    const { arrived, ...note } = noteShape.parse(JSON.parse(readFileSync(notePath(dataDir, mail.id), 'utf8')));
    Object.assign(mail, note);
    arrivals.set(mail, arrived);
  }
  server.store.sort((a, b) => (arrivals.get(a) ?? 0) - (arrivals.get(b) ?? 0));
}

/**
 * Answers the sender only when message and note are on disk: what was accepted survives a kill.
 * @returns the messages that are not there yet, as the library will name them.
 */
function acknowledgeWhenWritten({ smtp }: MailServer, dataDir: string): ReadonlySet<string> {
  const underWay = new Set<string>();
  const receive = smtp.onData.bind(smtp);
  smtp.onData = (stream, session, answer) => {
    buffer(stream).then(
      (message) =>
        receive(Readable.from([message]), session, (error, text) => {
          const id = text?.split(' ').at(-1);
          if (error || id === undefined) return answer(error, text);
          underWay.add(id);
          until(() => isWritten(dataDir, id, message.length), 'The message could not be kept')
            .finally(() => underWay.delete(id))
            .then(
              () => answer(null, text),
              (reason: Error) => answer(reason),
            );
        }),
      (reason: Error) => answer(reason),
    );
  };
  return underWay;
}

/** The library would empty the whole folder, with what is just being written into it. */
function deleteOnlyWhatIsWritten(server: MailServer, underWay: ReadonlySet<string>): void {
  server.deleteAllEmail = (done) => {
    for (const { id } of server.store.filter((mail) => !underWay.has(mail.id))) server.deleteEmail(id, () => undefined);
    done(null);
  };
}

function isWritten(dataDir: string, id: string, size: number): boolean {
  const file = statSync(join(dataDir, `${id}.eml`), { throwIfNoEntry: false });
  return file?.size === size && existsSync(notePath(dataDir, id));
}

function forget(dataDir: string, id: string): void {
  rmSync(notePath(dataDir, id), { force: true });
}

/** The library would end the whole process at a signal; when to stop is for the caller to say. */
function withoutSignalHandlers<T>(start: () => T): T {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  const result = start();
  signals.forEach((signal, index) => {
    for (const listener of process.listeners(signal)) {
      if (!before[index]?.includes(listener)) process.removeListener(signal, listener);
    }
  });
  return result;
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`The mail inbox does not answer at ${url}`);
    await sleep(20);
  }
}

async function until(condition: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + WRITTEN_WITHIN_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await sleep(5);
  }
}
