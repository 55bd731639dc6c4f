/**
 * The header that leads to the next page of a list, with whatever the call was narrowed by.
 * `url` is the call at hand; without a cursor there is no next page, and no header.
 */
export function nextLink(url: URL, cursor: string | number | null): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(url.searchParams);
  next.set('cursor', String(cursor));
  return { link: `<${url.pathname}?${next.toString()}>; rel="next"` };
}
