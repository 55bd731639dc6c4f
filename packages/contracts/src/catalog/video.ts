import '../configure-zod';
import { z } from 'zod';
import { isOurFilm, videoEmbedUrl } from './films';

const httpsLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/**
 * The address of a boat's video, or nothing; an editor sends an empty text for nothing. Only what plays on the boat's page:
 * a link to anywhere else would lead renters away from it.
 */
export const videoUrl = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .default(null)
  .transform((text) => text || null)
  .pipe(
    z
      .string()
      .refine(
        (link) => isOurFilm(link) || httpsLink.safeParse(link).success,
        'Please enter a link that begins with https://',
      )
      .refine(
        (link) => isOurFilm(link) || !httpsLink.safeParse(link).success || videoEmbedUrl(link) !== null,
        'Please enter a link to a video on YouTube or Vimeo',
      )
      .nullable(),
  );
