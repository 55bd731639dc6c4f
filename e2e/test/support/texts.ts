import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestStack } from './test-stack';

/** The SMS that a number has got, oldest first, as the provider lists them. */
export async function textsTo({ dataDir, instance }: TestStack, phone: string): Promise<string[]> {
  const { twilioUrl } = await instance();
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const account = `${secrets.twilioAccountSid}:${secrets.twilioAuthToken}`;
  const list = new URL(`${twilioUrl}/2010-04-01/Accounts/${secrets.twilioAccountSid}/Messages.json`);
  list.searchParams.set('To', phone);
  const response = await fetch(list, { headers: { authorization: `Basic ${btoa(account)}` } });
  const { messages } = (await response.json()) as { messages: { body: string }[] };
  return messages.map(({ body }) => body).reverse();
}
