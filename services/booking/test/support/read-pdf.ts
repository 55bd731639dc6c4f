import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

export interface ReadPdf {
  /** The text of each page, with blanks and line ends as one blank. */
  pages: string[];
  text: string;
  info: Record<string, unknown>;
}

type Reply = { id: string } & ({ read: Omit<ReadPdf, 'text'> } | { failure: string });

/** One reader reads all of a file of tests, as it takes a while to start. It leaves with us. */
let started: ChildProcess | undefined;

/** Reads a PDF as a reader of it would. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { pages, info } = await ask((started ??= startReader()), bytes);
  const flowing = pages.map((page) => page.replace(/\s+/g, ' '));
  return { pages: flowing, text: flowing.join(' '), info };
}

function startReader(): ChildProcess {
  const reader = fork(join(__dirname, 'pdf-reader.mjs'), { serialization: 'advanced', execArgv: [] });
  reader.setMaxListeners(0);
  return reader;
}

function ask(reader: ChildProcess, bytes: Buffer): Promise<Omit<ReadPdf, 'text'>> {
  return new Promise((resolve, reject) => {
    const id = randomUUID();
    const ended = () => reject(new Error('the reader of PDFs has ended'));
    const answer = (reply: Reply) => {
      if (reply.id !== id) return;
      reader.off('message', answer).off('exit', ended);
      if ('read' in reply) resolve(reply.read);
      else reject(new Error(reply.failure));
    };
    reader.on('message', answer).once('exit', ended);
    reader.send({ id, bytes: new Uint8Array(bytes) });
  });
}

afterAll(() => {
  if (started?.connected) started.disconnect();
  started = undefined;
});
