/** How many times longer than on a quiet machine tests wait before they give up: the variable of that name, else 1. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

/** How long something is waited for before it counts as hanging, in milliseconds; a test as a whole has a minute. */
export const GIVE_UP_AFTER_MS = 30_000 * PATIENCE;

/** The time limit of a test, a hook or a wait that needs longer than others, in milliseconds. */
export const minutes = (count: number): number => count * 60_000 * PATIENCE;
