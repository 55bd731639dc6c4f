/** How much a caller may send, judged by the gateway and by the service itself. */
export const JSON_LIMIT_BYTES = 256 * 1024;
export const RAW_LIMIT_BYTES = 1024 * 1024;
export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
/** What of a form is no file: its other fields, and what stands between them. */
export const FORM_FRAME_BYTES = 64 * 1024;
/** What the files of all calls in progress may take of the temporary folder, whose own limit is a little more. */
export const UPLOAD_SPACE_BYTES = 400 * 1024 * 1024;
/** Below this a client only holds what others need. */
export const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
