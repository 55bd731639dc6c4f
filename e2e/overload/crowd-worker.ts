import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './gather-crowd';
import { KeepAliveClient } from './keep-alive-client';
import { measureCapacity, offerLoad, type Second, speakerFor } from './offer-load';
import type { Visitors } from './visitors';

/** So long a visitor waits. */
const PATIENCE_MS = 10_000;

/** Which a proxy in front keeps. */
const CONNECTIONS = 1_500;

const visitors = workerData as Visitors;
const client = new KeepAliveClient(visitors.port, PATIENCE_MS);
const speaker = speakerFor(visitors, client);
const opened = client.open(CONNECTIONS);

parentPort?.on('message', (task: Task) => {
  const run = (): Promise<number | Second[]> =>
    'people' in task
      ? measureCapacity(speaker, task.people, task.seconds)
      : offerLoad(speaker, task.perSecond, task.seconds);
  void opened.then(run).then((result) => parentPort?.postMessage(result));
});
