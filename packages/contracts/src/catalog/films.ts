/** A film of our own, which the web app has. */
const OUR_FILM = /^\/videos\/[a-z-]{1,60}\.webm$/;

export const isOurFilm = (url: string): boolean => OUR_FILM.test(url);

/** A domain, perhaps with a path, as people type it. */
const WITHOUT_SCHEME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/**
 * The https address that somebody means who types `youtu.be/…`, `//vimeo.com/…` or `http://…`: films are to be had by https
 * everywhere. Anything else stays as it is.
 */
export function completedLink(text: string): string {
  const link = text.trim().replace(/^(?:http:)?\/\/(?!\/)/i, '');
  if (!WITHOUT_SCHEME.test(link)) return text.trim().replace(/^https:\/\/[^/?#]+/i, (start) => start.toLowerCase());
  return `https://${link.replace(/^[^/?#]+/, (domain) => domain.toLowerCase())}`;
}

const YOUTUBE =
  /^(?:https:\/\/(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|https:\/\/youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const VIMEO =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{6,12})(?:[?#/]|$)/;

/**
 * The address that a page may show in a frame for a YouTube or Vimeo video; null for a video to be linked to. Both are asked
 * for the player that stores the least.
 */
export function videoEmbedUrl(url: string | null): string | null {
  const link = completedLink(url ?? '');
  const youtube = YOUTUBE.exec(link)?.[1];
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const vimeo = VIMEO.exec(link)?.[1];
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?dnt=1` : null;
}
