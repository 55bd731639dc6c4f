/** Makes the step that puts an item in the place of the one with its id. */
export function replaceById<T extends { id: string }>(item: T) {
  return (list: readonly T[]): T[] => list.map((other) => (other.id === item.id ? item : other));
}
