/** Less than a browser's request may take. */
const AT_MOST_MS = 20_000;

/** Waits for an answer that a user waits for at the screen. @throws Error if there is none in time. */
export async function answeredInTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${AT_MOST_MS / 1000} seconds`)), AT_MOST_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
