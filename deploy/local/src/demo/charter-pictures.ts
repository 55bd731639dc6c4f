import { uploadCharterPictures } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import type { Hour, View } from '../pictures';
import { DEMO_FLEET } from './fleet';
import type { Draw } from './list-fleet';
import { until } from './until';

/** What somebody sees of a boat of the demo, and when. */
export interface Sight {
  view: View;
  hour: Hour;
}

/** Draws what people on board photograph. */
export async function drawAboard(boatName: string, sights: readonly Sight[], draw: Draw): Promise<Buffer[]> {
  const boat = DEMO_FLEET.find((each) => each.boatName === boatName);
  if (!boat) throw new Error(`The demo has no ${boatName}`);
  const { city, vessel } = boat;
  return Promise.all(sights.map((sight) => draw({ city, vessel, seed: boatName, ...sight })));
}

/** Uploads pictures of a charter, of which catalog hears a moment later. @returns their keys */
export function uploadPictures(client: ApiClient, bookingId: number, pictures: readonly Buffer[]): Promise<string[]> {
  const path = `/api/bookings/${bookingId}/pictures`;
  return until(`${path} is not open`, async () => {
    const form = new FormData();
    for (const [index, picture] of pictures.entries())
      form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${index + 1}.jpg`);
    const { status, body } = await client.send('POST', path, form);
    return status === 201 ? uploadCharterPictures.responses[201].parse(body).pictures : undefined;
  });
}
