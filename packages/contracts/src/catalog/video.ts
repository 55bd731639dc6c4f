import '../configure-zod';
import { z } from 'zod';
import { completedLink, isOurFilm, videoEmbedUrl } from './films';

/**
 * The address of a boat's video, or nothing; an editor sends an empty text for nothing. It is understood without its
 * scheme, and kept with it. Only what plays on the boat's page: a link to anywhere else would lead renters away from it.
 */
export const videoUrl = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .default(null)
  .transform((text) => (text ? completedLink(text) : null))
  .pipe(
    z
      .string()
      .refine(
        (link) => isOurFilm(link) || videoEmbedUrl(link) !== null,
        'Please enter a link to a video on YouTube or Vimeo, such as youtu.be/… or vimeo.com/…',
      )
      .nullable(),
  );
