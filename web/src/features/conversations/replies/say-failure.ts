import { messageOf } from '../../../shared/api/api-error';
import { showToast } from '../../../shared/ui/toast';

/** Says that a call failed; what succeeds is seen where it was done. @returns whether it succeeded. */
export async function sayFailure(call: Promise<unknown>, title: string): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const description = messageOf(error, '');
    showToast({ tone: 'error', title, ...(description && { description }) });
    return false;
  }
}
