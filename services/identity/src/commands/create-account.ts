import { parseArgs } from 'node:util';
import { text } from 'node:stream/consumers';
import { AppError, ConfigError, readConfig, systemClock } from '@harbourline/service-kit';
import { openDatabase } from '@harbourline/service-kit/database/database';
import { COMMAND_LIMITS } from '@harbourline/service-kit/database/open-pool';
import { z } from 'zod';
import { commandConfigSchema } from '../config';
import { PrismaClient } from '../generated/prisma/client';
import { createPasswords, PASSWORD_COSTS } from '../passwords/passwords';
import { linkSecrets } from '../tokens/link-secrets';
import { createAccount, newAccount, type NewAccount } from '../use-cases/create-account';

const USAGE = `Creates an account, whatever its role. An account with the same phone is left as it is.

  create-account --role admin --name "Ana Roy" --email ana@example.com --phone "416 555 0100"
      The password is read from ACCOUNT_PASSWORD, or from the standard input.

  create-account --batch
      Reads a JSON array of accounts { role, fullName, email, phone, password } from the standard input;
      with phoneConfirmed: true, where the phone is known to be theirs, they get text messages from the first day,
      with emailConfirmed: true, where the email address is known to be theirs, they are not asked to confirm it,
      and with agreesToTerms: true, where they have accepted the terms, they are not asked to.

Prints a line of JSON for each: { id, role, phone, created }. Needs DATABASE_URL, and the service's INTERNAL_SECRET
and JWT_PRIVATE_KEY for the link in the welcome mail; the service has to have run once.`;

async function main(): Promise<void> {
  const accounts = await readAccounts();
  const config = readConfig(commandConfigSchema);
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    clock: systemClock,
    createClient: (adapter) => new PrismaClient({ adapter }),
    limits: COMMAND_LIMITS,
  });
  try {
    const passwords = await createPasswords(config.NODE_ENV, PASSWORD_COSTS[config.PASSWORD_COST]);
    const deps = { db, clock: systemClock, passwords, ...linkSecrets(config) };
    for (const account of accounts) {
      const { user, created } = await createAccount(deps, account);
      console.log(JSON.stringify({ id: user.id, role: user.role, phone: user.phone, created }));
    }
  } finally {
    await db.close();
  }
}

async function readAccounts(): Promise<NewAccount[]> {
  const word = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { batch: flag, role: word, name: word, email: word, phone: word } });
  if (values.batch) return z.array(newAccount).parse(JSON.parse(await text(process.stdin)));
  const password = process.env['ACCOUNT_PASSWORD'] ?? (await text(process.stdin)).replace(/\r?\n$/, '');
  const { name: fullName, role, email, phone } = values;
  return [newAccount.parse({ role, fullName, email, phone, password })];
}

function explain(error: unknown): string {
  if (error instanceof z.ZodError) return `${z.prettifyError(error)}\n\n${USAGE}`;
  if (error instanceof AppError || error instanceof ConfigError) return error.message;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? `${error.message}\n\n${USAGE}`
    : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
