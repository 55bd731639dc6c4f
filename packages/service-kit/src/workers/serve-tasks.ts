import { isMainThread, parentPort } from 'node:worker_threads';
import { AppError } from '../app-error';
import type { Answer } from './worker';
import { WorkerLost } from './worker-lost';

/** The main loop of a worker, thread or process: does one task after the other until it is ended. */
export function serveTasks<Task>(
  work: (task: Task) => Promise<unknown>,
  { isSpent = () => false }: { isSpent?: () => boolean } = {},
): void {
  const serve = async (task: Task, send: (answer: Answer) => void) => {
    const answer = await answerOf(work, task);
    send({ ...answer, spent: isSpent() });
  };
  if (!isMainThread && parentPort) {
    const port = parentPort;
    port.on('message', (task: Task) => void serve(task, (answer) => port.postMessage(answer)));
    return;
  }
  process.on('message', (task) => void serve(task as Task, (answer) => process.send?.(answer)));
  // The parent has gone.
  process.once('disconnect', () => process.exit(0));
}

async function answerOf<Task>(work: (task: Task) => Promise<unknown>, task: Task): Promise<Answer> {
  try {
    return { value: await work(task) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, message: error.message } };
    if (error instanceof WorkerLost) return { beyond: error.reason };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
