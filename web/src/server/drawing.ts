import { parentPort, workerData } from 'node:worker_threads';
import type { GivenAnswers } from '../shared/api/given-answers';
import { documentWith } from './document-with';
import { drawPage } from './draw-page';
import type { DrawingSettings } from './drawing-settings';

/** A page that the gateway wants drawn. */
interface Asked {
  id: number;
  address: string;
  /** In place of the start page's title. */
  head: string;
  /** By the address of its call, the body of each answer, and where the next page is. */
  answers: Record<string, { body: string; next?: string | undefined }>;
}

const assemble = documentWith(workerData as DrawingSettings);
/** One page after the other: what is given for one must not get into the next. */
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (asked: Asked) => {
  last = last.then(() => draw(asked));
});

async function draw({ id, address, head, answers }: Asked): Promise<void> {
  try {
    const given: GivenAnswers = Object.fromEntries(
      Object.entries(answers).map(([url, { body, next }]) => [
        url,
        { data: JSON.parse(body) as unknown, meta: next === undefined ? undefined : { next } },
      ]),
    );
    const html = await drawPage(address, given);
    parentPort?.postMessage({ id, page: assemble({ address, head, html, given }) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
}
