import { isApiError } from '../../shared/api/api-error';

const REFUSED = ['reset_link_invalid', 'confirmation_link_invalid', 'invalid_input'];

/** Whether the server knows the link and says no, as against not having answered at all. */
export function isRefusedLink(error: unknown): boolean {
  return isApiError(error) && REFUSED.includes(error.code);
}
