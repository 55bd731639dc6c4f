/** Whether two dates are in order, so that there can be something between them; one that is not given yet always is. */
export function isInOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return !from || !to || from <= to;
}
