import { SERVICES } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import { query } from './query';

/** Where in the databases of the whole system some texts are. */
export async function traces(instance: Instance, texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const service of SERVICES) {
    const client = {
      $queryRawUnsafe: (async (sql: string, ...values: unknown[]) => query(instance, service, sql, values)) as never,
      $executeRawUnsafe: async () => 0,
    };
    found.push(...(await rowsWithText(client, texts)).map((place) => `${service} ${place}`));
  }
  return found;
}
