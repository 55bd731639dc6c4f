import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { isDemoPassword } from './is-demo-password';
import { formsOf, normalForm } from './normal-form';

/**
 * What a hash by argon2id costs, as `PASSWORD_COST` names it: about 40 ms and 64 MiB, or the least that OWASP's Password
 * Storage Cheat Sheet allows, about a sixth of the time.
 */
export const PASSWORD_COSTS = {
  full: { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 },
  least: { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 },
} satisfies Record<string, Options>;
export type PasswordCost = (typeof PASSWORD_COSTS)['full'];

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a hash is of a password, in whatever form of Unicode either was sent. Takes as long without a stored hash as
   * with one, so that the time does not tell who has an account.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether it is one of the demonstration's, which opens nothing in production. */
  isForDemo(password: string): boolean;
}

export async function createPasswords(
  environment: string,
  cost: PasswordCost = PASSWORD_COSTS.full,
): Promise<Passwords> {
  const nobodys = await hash(randomBytes(32), cost);
  return {
    hash: (password) => hash(normalForm(password), cost),
    async verify(stored, password) {
      let matches = false;
      for (const form of formsOf(password)) matches ||= await verify(stored ?? nobodys, form);
      return stored !== undefined && matches;
    },
    isForDemo: (password) => environment === 'production' && isDemoPassword(normalForm(password)),
  };
}
