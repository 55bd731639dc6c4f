import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Answers as catalog would about the pictures of charters; the real one takes part in the tests of the whole system. */
export interface PictureAnswers {
  url: string;
  /** What was uploaded, as charter and key, and by whom. */
  uploaded: Map<string, number>;
  /** What catalog was asked to keep. */
  kept: string[];
  /** The picture that each key stands for, unless the key has one of its own. */
  bytes: Buffer;
  own: Map<string, Buffer | 'image_damaged'>;
  /** How often a picture was read. */
  read: number;
  /** Makes every call fail, as while catalog is down. */
  down: boolean;
  /** Somebody uploads a picture for a charter. */
  upload(charter: number, by: number, key: string): string;
  forget(): void;
  stop(): Promise<void>;
}

export async function startPictureAnswers(): Promise<PictureAnswers> {
  const answers: PictureAnswers = {
    ...{ url: '', uploaded: new Map<string, number>(), kept: [], bytes: Buffer.alloc(0), read: 0, down: false },
    own: new Map(),
    upload(charter, by, key) {
      answers.uploaded.set(`${charter} ${key}`, by);
      return key;
    },
    forget() {
      answers.uploaded.clear();
      answers.own.clear();
      Object.assign(answers, { kept: [], read: 0, down: false });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , , charter = '', , ...rest] = (request.url ?? '').split('/');
    if (!request.url?.startsWith('/internal/charters/')) return refuse(response, 404, 'not_found');
    if (answers.down) return refuse(response, 503, 'unavailable');
    if (request.method === 'GET') {
      answers.read += 1;
      if (!answers.uploaded.has(`${charter} ${rest.join('/')}`)) return refuse(response, 404, 'image_not_found');
      const file = answers.own.get(rest.join('/')) ?? answers.bytes;
      if (file === 'image_damaged') return refuse(response, 404, file);
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
    }
    const { uploadedBy, pictures } = (await json(request)) as { uploadedBy: number; pictures: string[] };
    const theirs = pictures.every((key) => answers.uploaded.get(`${charter} ${key}`) === uploadedBy);
    if (!theirs) return refuse(response, 404, 'image_not_found');
    answers.kept.push(...pictures);
    response.writeHead(204).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  answers.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return answers;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message: code }));
}
