/** Limits on what a caller may send, enforced by the gateway and by the service itself. */
export const JSON_LIMIT_BYTES = 256 * 1024;
export const RAW_LIMIT_BYTES = 1024 * 1024;
export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
/** The maximum size of a form apart from its files: its other fields, and the delimiters between them. */
export const FORM_FRAME_BYTES = 64 * 1024;
/** The maximum size of the files of all calls in progress; the temporary folder's own limit is slightly higher. */
export const UPLOAD_SPACE_BYTES = 400 * 1024 * 1024;
/** A client below this rate only occupies what others need. */
export const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
