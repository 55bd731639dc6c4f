/**
 * The header that links to the next page of a list, with the filters of the current call. `url` is the current call's;
 * without a cursor there is no next page, and no header.
 */
export function nextLink(url: URL, cursor: string | number | null): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(url.searchParams);
  next.set('cursor', String(cursor));
  return { link: `<${url.pathname}?${next.toString()}>; rel="next"` };
}
