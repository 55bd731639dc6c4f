import { useEffect } from 'react';
import { site } from '../config/site';

interface Props {
  title: string;
  description?: string;
  canonical?: string;
  noIndex?: boolean;
  /** The address holds a secret, which no other site may read in a Referer header. */
  secret?: boolean;
}

/** Keeps the document's title, description and canonical link those of the page on screen. */
export function PageMeta({ title, description, canonical, noIndex = false, secret = false }: Props) {
  const fullTitle = title.includes(site.name) ? title : `${title} | ${site.name}`;

  useEffect(() => {
    document.title = fullTitle;
    setMeta('property', 'og:title', fullTitle);
  }, [fullTitle]);

  useEffect(() => {
    if (!description) return;
    setMeta('name', 'description', description);
    setMeta('property', 'og:description', description);
  }, [description]);

  useEffect(() => {
    const before = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // What is not to be found is the right address of nothing.
    if (noIndex) return before?.remove();
    const link = before ?? document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(canonical ?? location.pathname, location.origin).href;
    document.head.append(link);
  }, [canonical, fullTitle, noIndex]);

  useEffect(() => {
    if (!noIndex) return;
    setMeta('name', 'robots', 'noindex');
    return () => document.head.querySelector('meta[name=robots]')?.remove();
  }, [noIndex]);

  useEffect(() => {
    if (!secret) return;
    setMeta('name', 'referrer', 'no-referrer');
    return () => setMeta('name', 'referrer', 'strict-origin-when-cross-origin');
  }, [secret]);

  return null;
}

function setMeta(attribute: 'name' | 'property', key: string, content: string) {
  const meta =
    document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`) ?? document.createElement('meta');
  meta.setAttribute(attribute, key);
  meta.content = content;
  document.head.append(meta);
}
