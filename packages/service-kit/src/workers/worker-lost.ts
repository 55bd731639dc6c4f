/** `time`: it took too long. `memory`: it took too much memory. `crash`: it ended for any other reason. */
export type LossReason = 'time' | 'memory' | 'crash';

/** A worker ended, or was ended, in the middle of a task; or a worker left one that would have ended it. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';

  constructor(
    readonly reason: LossReason,
    cause?: unknown,
  ) {
    super(`a worker was lost: ${reason}`, { cause });
  }
}
