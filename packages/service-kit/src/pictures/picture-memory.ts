const MB = 1024 * 1024;

/**
 * How many MB a process that opens strangers' pictures may take in addition to what it starts with. What takes more than
 * the ordinary is opened in a large process, of which there is one at a time.
 */
export const PROCESS_MB = { ordinary: 90, large: 960 };

/** Of these, what the process needs besides the picture. */
const ASIDE_MB = 30;

/** How many bytes a picture may take in a process that may take so many MB. */
export const memoryForPicture = (processMb: number) => (processMb - ASIDE_MB) * MB;
