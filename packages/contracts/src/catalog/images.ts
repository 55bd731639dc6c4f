import { z } from 'zod';
import { defineRoute, PICTURE_STREAM, streamOf } from '../define-route';
import { IMAGE_WIDTHS } from './image-widths';

/** How many photos a listing may have, and an upload bring. */
export const MOST_PHOTOS = 30;

/** The address of a boat's picture, as `POST /api/upload` answers it. */
export const boatImageUrl = z
  .string()
  .regex(/^\/api\/image\/boat-images\/[\w-]+\.jpg$/, 'Not a picture that was uploaded here');

/** A file of an upload that was refused, while others of it were taken. */
export const refusedFile = z.object({
  /** Its place among the files sent, from 0. */
  file: z.int().min(0),
  code: z.string(),
  /** A sentence that names the file. */
  message: z.string(),
});

const imagePath = z.object({ path: z.string().regex(/^boat-images\/[a-zA-Z0-9-]+\.jpg$/) });

export const uploadImages = defineRoute({
  method: 'POST',
  path: '/api/upload',
  summary: `Upload pictures of a boat (multipart, field \`images\`, at most ${MOST_PHOTOS}, of 25 MB each and 250 MB together)`,
  audience: ['owner', 'admin'],
  bodyKind: 'multipart',
  form: { fields: [], files: { images: MOST_PHOTOS }, mostBytes: 250 * 1024 * 1024 },
  /** The addresses of those that were taken, in the order in which they were sent; if none was, the call is refused. */
  responses: { 201: z.object({ imageUrls: z.array(z.string()), refused: z.array(refusedFile).optional() }) },
  errors: ['not_an_image', 'file_too_large'],
});

export const getImage = defineRoute({
  method: 'GET',
  path: '/api/image/*path',
  summary: 'A picture of a boat, as AVIF or WebP where the browser takes it and it pays, at one of the fixed widths',
  audience: 'anyone',
  params: imagePath,
  query: z.object({ w: z.coerce.number<string>().pipe(z.literal(IMAGE_WIDTHS)).optional() }),
  responses: { 200: PICTURE_STREAM, 304: 'empty' },
  errors: ['image_not_found', 'image_damaged'],
});

export const deleteImage = defineRoute({
  method: 'DELETE',
  path: '/api/image/*path',
  summary: 'Delete a picture; the listing that shows it loses it in the same moment',
  audience: ['owner', 'admin'],
  params: imagePath,
  responses: { 204: 'empty' },
  errors: ['image_not_found'],
});

export const getPlaceholder = defineRoute({
  method: 'GET',
  path: '/api/placeholder/:width/:height',
  summary: 'A neutral picture of the given size, as SVG',
  audience: 'anyone',
  params: z.object({
    width: z.coerce.number<string>().int().min(1).max(4000),
    height: z.coerce.number<string>().int().min(1).max(4000),
  }),
  responses: { 200: streamOf('image/svg+xml') },
  errors: [],
});
