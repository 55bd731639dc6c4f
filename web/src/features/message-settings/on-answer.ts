/** Hands on what a call answers; one that fails hands on nothing. */
export async function onAnswer<T>(answer: Promise<{ data: T }>, take: (data: T) => void): Promise<void> {
  await answer.then(
    ({ data }) => take(data),
    () => undefined,
  );
}
