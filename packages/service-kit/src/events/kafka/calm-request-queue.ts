import { createRequire } from 'node:module';

interface RequestQueue {
  pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

let calm = false;

/**
 * kafkajs 2.2.4 looks after its queue of requests every millisecond for as long as a connection lives, also with
 * nothing in it (tulios/kafkajs#1751): per cent of a core in a process that has nothing to do, and a warning a process
 * on Node 24. Requests that wait are looked after as before; an empty queue needs no looking after, because whatever
 * is put into it asks for that itself.
 * @throws Error when kafkajs is another than this was written for.
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
