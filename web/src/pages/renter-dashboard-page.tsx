/** Not built yet. */
export function Page() {
  return null;
}
