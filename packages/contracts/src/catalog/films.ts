/** A film of our own, which the web app has. */
const OUR_FILM = /^\/videos\/[a-z-]{1,60}\.webm$/;

export const isOurFilm = (url: string): boolean => OUR_FILM.test(url);

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
