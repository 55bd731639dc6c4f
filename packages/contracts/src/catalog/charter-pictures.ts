import { z } from 'zod';
import { MOST_DOCK_PICTURES } from '../booking/dock';
import { charterPicture } from './charter-picture';
import { defineRoute, PICTURE_STREAM } from '../define-route';
import { idText } from '../primitives';
import { IMAGE_WIDTHS } from './image-widths';
import { refusedFile } from './images';

const ofBooking = z.object({ id: idText });
const onePicture = z.object({ id: idText, path: charterPicture });

/** Pictures that the people of one charter show each other. Nobody else sees them, and nobody finds their addresses. */
export const uploadCharterPictures = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/pictures',
  summary: 'Upload pictures for the people of a charter (multipart, field `images`, of 25 MB each)',
  audience: ['renter', 'owner', 'captain'],
  params: ofBooking,
  bodyKind: 'multipart',
  form: { fields: [], files: { images: MOST_DOCK_PICTURES }, mostBytes: MOST_DOCK_PICTURES * 25 * 1024 * 1024 },
  /**
   * The keys of those that were taken, in the order in which they were sent; if none was, the call is refused. What no
   * record or message shows within hours is removed.
   */
  responses: { 201: z.object({ pictures: z.array(charterPicture), refused: z.array(refusedFile).optional() }) },
  errors: ['booking_not_found', 'not_an_image', 'file_too_large', 'too_many_pictures', 'pictures_closed'],
});

export const getCharterPicture = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/pictures/*path',
  summary: 'A picture of a charter, for its people and administrators, at one of the fixed widths',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: onePicture,
  query: z.object({ w: z.coerce.number<string>().pipe(z.literal(IMAGE_WIDTHS)).optional() }),
  responses: { 200: PICTURE_STREAM, 304: 'empty' },
  errors: ['booking_not_found', 'image_not_found', 'image_damaged'],
});
