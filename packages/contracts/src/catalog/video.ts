import '../configure-zod';
import { z } from 'zod';
import { isOurFilm } from './films';

const httpsLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** The address of a boat's video, or nothing; an editor sends an empty text for nothing. */
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
      // A link with a name or password in front of its host would publish them, or pretend to lead elsewhere.
      .refine((link) => !/^https:\/\/[^/?#]*@/.test(link), 'Please enter a link without a user name or password')
      .nullable(),
  );
