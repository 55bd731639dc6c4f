import { createRequire } from 'node:module';

interface RequestQueue {
  pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

let calm = false;

/**
 * kafkajs 2.2.4 checks its queue of requests every millisecond for as long as a connection lives, even if it is empty
 * (tulios/kafkajs#1751): this costs some percent of a core in an idle process, and one warning per process on Node 24.
 * Waiting requests are checked as before; an empty queue needs no checks, because adding a request triggers one.
 * @throws Error when kafkajs is not the version for which this was written.
 */
export function calmRequestQueue(): void {
  if (calm) return;
  const { prototype } = createRequire(__filename)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  const schedule: unknown = Reflect.get(prototype, 'scheduleCheckPendingRequests');
  if (typeof schedule !== 'function') throw new Error('kafkajs has no queue of requests of the kind that is known');
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) Reflect.apply(schedule, this, []);
  };
  calm = true;
}
