import type { ErrorCode } from '@harbourline/contracts';
import { isApiError } from '../../shared/api/api-error';
import type { Problems } from './drafts';

const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  template_not_usable: 'content',
  template_required: 'enabled',
};

/** What a refusal says of single fields; an error that names none belongs to the field that its code is about. */
export function problemsIn(error: unknown): Problems {
  if (!isApiError(error)) return {};
  if (error.fields && Object.keys(error.fields).length > 0) return error.fields;
  const field = (FIELD_OF as Partial<Record<string, string>>)[error.code];
  return field === undefined ? {} : { [field]: error.message };
}
