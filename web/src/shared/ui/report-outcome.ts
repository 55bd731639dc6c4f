import { isApiError, messageOf } from '../api/api-error';
import { showToast } from './toast';

/** Says how a call ended, beside what the server says of a failure. @returns whether it succeeded. */
export async function reportOutcome(
  call: Promise<unknown>,
  done: { title: string; text?: string },
  failed: { title: string; text?: string },
): Promise<boolean> {
  try {
    await call;
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
