import { ApiClient } from '@harbourline/client/api-client';
import type { DemoPerson } from './people';

/** A signed-in client, with the person's id. */
export async function signInAs(gatewayUrl: string, person: DemoPerson): Promise<{ client: ApiClient; id: number }> {
  const client = new ApiClient(gatewayUrl);
  const { id } = await client.signIn(person);
  return { client, id };
}
