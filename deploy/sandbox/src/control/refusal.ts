/** Why the sandbox does not do what a test asks for. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Refuses what is wrong with the call itself. */
export function wrong(message: string): Refusal {
  return new Refusal(400, message);
}
