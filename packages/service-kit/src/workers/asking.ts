import type { Answer } from './worker';
import { WorkerLost, type LossReason } from './worker-lost';

/** A worker's current task, if it has one, and what became of the worker. */
export class Asking {
  private waiting: { resolve: (answer: Answer) => void; reject: (lost: WorkerLost) => void } | undefined;
  private loss: WorkerLost | undefined;

  /** Sends a task. @throws WorkerLost once the worker is lost, or when it was before. */
  async ask(send: () => void): Promise<Answer> {
    if (this.loss) throw this.loss;
    return new Promise<Answer>((resolve, reject) => {
      this.waiting = { resolve, reject };
      send();
    });
  }

  answered(answer: Answer): void {
    this.waiting?.resolve(answer);
    this.waiting = undefined;
  }

  lost(reason: LossReason, cause?: unknown): void {
    this.loss ??= new WorkerLost(reason, cause);
    this.waiting?.reject(this.loss);
    this.waiting = undefined;
  }
}
