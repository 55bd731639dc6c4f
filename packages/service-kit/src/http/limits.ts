/** How much a caller may send, judged by the gateway and by the service itself. */
export const JSON_LIMIT_BYTES = 256 * 1024;
export const RAW_LIMIT_BYTES = 1024 * 1024;
export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
export const MAX_FILES = 30;
/** Below this a client only holds what others need. */
export const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
