/** One mark for each form on screen in which something was typed that is not saved. */
export const unsavedWork = new Set<object>();
