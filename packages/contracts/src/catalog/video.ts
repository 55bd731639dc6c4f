import '../configure-zod';
import { z } from 'zod';

/** A film of our own, which the web app has. */
const OUR_FILM = /^\/videos\/[a-z-]{1,60}\.webm$/;
const httpsLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

export const isOurFilm = (url: string): boolean => OUR_FILM.test(url);

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

const YOUTUBE =
  /^(?:https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|https:\/\/youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/]|$)/;

/**
 * The address that a page may show in a frame for a YouTube or Vimeo video; null for a video to be linked to. Both are asked
 * for the player that stores the least.
 */
export function videoEmbedUrl(url: string | null): string | null {
  const youtube = YOUTUBE.exec(url ?? '')?.[1];
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const vimeo = VIMEO.exec(url ?? '')?.[1];
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?dnt=1` : null;
}
