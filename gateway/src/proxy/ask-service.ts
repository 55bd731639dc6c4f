import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Up to so much is taken from the service at once, which is then free, however slowly the client reads. */
const WHOLE_BYTES = 2 * 1024 * 1024;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All of it, or its beginning. */
  taken: Buffer[];
  /** The rest of the body, read from the service as fast as the client takes it. */
  rest?: Readable;
}

type Controller = Dispatcher.DispatchController;

/**
 * Makes a call. A small answer is taken whole, without a stream, which would cost more than all else that is done for
 * it; of a large one at least the beginning is taken.
 * @throws when it breaks off in that, or the client is gone.
 */
export function askService(pool: Dispatcher, call: Dispatcher.DispatchOptions, gone: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    pool.dispatch(call, new AnswerTaker(gone, resolve, reject));
  });
}

class AnswerTaker implements Dispatcher.DispatchHandler {
  private controller: Controller | undefined;
  private readonly answer: Answer = { status: 0, headers: {}, taken: [] };
  private bytes = 0;
  private over = false;

  constructor(
    private readonly gone: AbortSignal,
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: unknown) => void,
  ) {
    gone.addEventListener('abort', this.breakOff);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.gone.aborted) this.breakOff();
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.answer.status = status;
    this.answer.headers = headers;
    if (Number(headers['content-length']) > WHOLE_BYTES) this.passOn();
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    const { rest, taken } = this.answer;
    if (rest) {
      if (!rest.push(chunk)) controller.pause();
      return;
    }
    taken.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes > WHOLE_BYTES) this.passOn();
  }

  onResponseEnd(): void {
    this.end();
    if (this.answer.rest) this.answer.rest.push(null);
    else this.resolve(this.answer);
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.end();
    this.answer.rest?.destroy(error);
    this.reject(error);
  }

  /** The client reads the rest of the answer at its own pace. */
  private passOn(): void {
    const rest = new Readable({
      read: () => this.controller?.resume(),
      destroy: (error, done) => {
        if (!this.over) this.controller?.abort(error ?? new Error('the rest of the answer is not wanted'));
        done(error);
      },
    });
    // It may break off before anybody reads it; whoever reads it is told all the same.
    rest.on('error', () => undefined);
    this.answer.rest = rest;
    this.resolve(this.answer);
  }

  /** A call that still waits for a connection is refused at once, and broken off when it gets one. */
  private readonly breakOff = () => {
    const reason = this.gone.reason as Error;
    this.controller?.abort(reason);
    this.reject(reason);
  };

  private end(): void {
    this.over = true;
    this.gone.removeEventListener('abort', this.breakOff);
  }
}
