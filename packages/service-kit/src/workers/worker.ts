import { ERRORS, type ErrorCode } from '@harbourline/contracts/errors';
import { AppError } from '../app-error';

/** Something beside the event loop that does one task at a time. */
export interface Worker {
  /** @throws WorkerLost when it ends before it has answered. */
  ask(task: unknown): Promise<Answer>;
  end(): Promise<void>;
}

/** What a worker answers. One that is `spent` wants to be replaced by a fresh one. */
export type Answer = { spent?: boolean } & (
  { value: unknown } | { refused: { code: ErrorCode; message: string } } | { failed: string }
);

/** The answer's value. @throws AppError where the worker threw one. */
export function valueOf(answer: Answer): unknown {
  if ('value' in answer) return answer.value;
  if ('failed' in answer) throw new Error(answer.failed);
  const { code, message } = answer.refused;
  throw code in ERRORS ? new AppError(code, { message }) : new Error(message);
}
