/** Runs the work for a key, or shares the result of the run that is under way for it. */
export type Shared<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** Of those who ask for the same thing at once, one does the work. Nothing is remembered afterwards. */
export function sharing<T>(): Shared<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
