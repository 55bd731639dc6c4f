import { ERRORS, type ErrorCode } from '@harbourline/contracts/errors';
import { AppError } from '../app-error';
import { WorkerLost, type LossReason } from './worker-lost';

/** Runs one task at a time beside the event loop. */
export interface Worker {
  /** @throws WorkerLost if it ends before it has answered. */
  ask(task: unknown): Promise<Answer>;
  end(): Promise<void>;
}

/** A worker's answer. A worker that is `spent` has to be replaced; `beyond` is the limit that a task would have passed. */
export type Answer = { spent?: boolean } & (
  | { value: unknown }
  | { refused: { code: ErrorCode; message: string } }
  | { beyond: LossReason }
  | { failed: string }
);

/** Returns the answer's value. @throws AppError or WorkerLost if the worker threw one. */
export function valueOf(answer: Answer): unknown {
  if ('value' in answer) return answer.value;
  if ('failed' in answer) throw new Error(answer.failed);
  if ('beyond' in answer) throw new WorkerLost(answer.beyond);
  const { code, message } = answer.refused;
  throw code in ERRORS ? new AppError(code, { message }) : new Error(message);
}
