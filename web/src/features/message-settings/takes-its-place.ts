interface Saving<T> {
  answer: Promise<{ data: T }>;
  /** Puts what is kept now in the place of what was. */
  put: (data: T) => void;
  /** The question for it that is on its way, if one is. */
  asked: () => Promise<unknown> | undefined;
}

/**
 * What is saved answers how it is kept, and takes its place at once: nothing older appears in between. What was asked
 * before and is answered afterwards tells of the past, so it gives way again.
 */
export async function takesItsPlace<T>({ answer, put, asked }: Saving<T>): Promise<void> {
  const saved = await answer.catch(() => undefined);
  if (!saved) return;
  put(saved.data);
  const older = asked();
  if (!older) return;
  await older;
  put(saved.data);
}
