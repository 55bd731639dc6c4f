import { isApiError, messageOf } from '../api/api-error';
import { showToast } from './toast';

interface Outcome {
  title: string;
  text?: string;
}

/** Says how a call ended, beside what the server says of a failure. @returns whether it succeeded. */
export async function reportOutcome<Answer>(
  call: Promise<Answer>,
  succeeded: Outcome | ((answer: Answer) => Outcome),
  failed: Outcome,
): Promise<boolean> {
  let done: Outcome;
  try {
    const answer = await call;
    done = typeof succeeded === 'function' ? succeeded(answer) : succeeded;
  } catch (error) {
    // "Something went wrong" says less than what did.
    const isVague = isApiError(error) && error.code === 'internal';
    const description = (isVague && failed.text) || messageOf(error, failed.text ?? '');
    showToast({ tone: 'error', title: failed.title, ...(description && { description }) });
    return false;
  }
  showToast({ tone: 'success', title: done.title, ...(done.text && { description: done.text }) });
  return true;
}
