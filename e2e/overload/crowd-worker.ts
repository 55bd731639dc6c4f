import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './gather-crowd';
import { KeepAliveClient } from './keep-alive-client';
import { measureCapacity, offerLoad, speakerFor } from './offer-load';
import type { Visitors } from './visitors';

/** So long a visitor waits. */
const PATIENCE_MS = 10_000;

const visitors = workerData as Visitors;
const speaker = speakerFor(visitors, new KeepAliveClient(visitors.port, PATIENCE_MS));

parentPort?.on('message', (task: Task) => {
  const done =
    'people' in task
      ? measureCapacity(speaker, task.people, task.seconds)
      : offerLoad(speaker, task.perSecond, task.seconds);
  void done.then((result) => parentPort?.postMessage(result));
});
