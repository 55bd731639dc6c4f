import { uploadCharterPictures } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import { until } from './until';

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
